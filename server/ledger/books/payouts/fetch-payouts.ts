// What providers have paid out to the museum's bank, and what that is made of (ADR 097): fetched, kept, and posted. With the
// parts of a payout every fee is learnt, also those of refunds and disputes, and what the provider keeps for itself.

import type { Entry } from '../../../../domain/ledger/entry.ts';
import { feeLearnt, feeOfPart, paidOut, payoutFailed } from '../../../../domain/ledger/money-entries.ts';
import type { PaymentProvider, Payout, ProviderMovement } from '../../../payments/payment-provider.ts';
import type { Payments } from '../../../payments/payments.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { postEntries } from '../../post-entries.ts';
import {
  type KnownPart,
  lockFee,
  type NewPayout,
  noteFetched,
  payoutsFetched,
  putParts,
  putPayout,
  setFee,
} from './payout-store.ts';

/** Payouts take days, and come back after more: those of two weeks are asked for again. */
const AGAIN_MS = 14 * 24 * 3600_000;

export type PayoutShop = {
  readonly payments: Pick<Payments, 'database' | 'providers' | 'now' | 'log'>;
};

/** Fetches what every provider has paid out since it was asked last. One that does not answer is asked the next time. */
export async function fetchPayouts({ payments }: PayoutShop): Promise<void> {
  const { real, demoBank } = payments.providers;
  for (const provider of [...real, demoBank]) {
    try {
      await fetchOf(payments, provider);
    } catch (problem) {
      payments.log.warn(
        { err: problem, provider: provider.name },
        'payouts could not be fetched; they are tried again',
      );
    }
  }
}

async function fetchOf({ database, now }: PayoutShop['payments'], provider: PaymentProvider): Promise<void> {
  if (!provider.payouts) return;
  const asked = now();
  const fetched = await payoutsFetched(database, provider.name);
  const since = fetched ? new Date(fetched.getTime() - AGAIN_MS) : new Date(0);
  for (const payout of await provider.payouts(since))
    await database.transaction((sql) => recordPayout(sql, { provider: provider.name, ...payout }, asked));
  await noteFetched(database, provider.name, asked);
}

async function recordPayout(
  sql: Sql,
  payout: Payout & { readonly provider: string },
  now: Date,
): Promise<void> {
  const { provider, reference, amount, currency, state, at } = payout;
  const stored: NewPayout = { provider, reference, amount, currency, state, at };
  await putPayout(sql, stored);
  const known = new Map((await putParts(sql, stored, payout.parts)).map((part) => [part.reference, part]));
  const fees: Entry[] = [];
  for (const part of payout.parts)
    fees.push(...(await feesOf(sql, provider, part, known.get(part.reference), now)));
  await postEntries(sql, [...fees, ...movedBy(stored)]);
}

/** A payout that is on its way is not at the bank; one that comes back was. */
function movedBy(payout: NewPayout): Entry[] {
  switch (payout.state) {
    case 'pending':
      return [];
    case 'paid':
      return [paidOut(payout, payout.at)];
    case 'failed':
      return [paidOut(payout, payout.at), payoutFailed(payout, payout.at)];
  }
}

/** The fee of a payment is kept with it; others are of their part alone. What concerns no payment is a fee, or one less. */
async function feesOf(
  sql: Sql,
  provider: string,
  part: ProviderMovement,
  known: KnownPart | undefined,
  now: Date,
): Promise<Entry[]> {
  const payment_id = known?.payment_id ?? null;
  const { reference } = part;
  if (part.kind === 'other')
    return feeOfPart(provider, { reference, payment_id, fee: part.fee - part.amount }, now);
  if (part.kind !== 'payment' || payment_id === null)
    return feeOfPart(provider, { reference, payment_id, fee: part.fee }, now);
  const before = await lockFee(sql, payment_id);
  if (before === undefined || before === part.fee) return [];
  await setFee(sql, payment_id, part.fee);
  return feeLearnt({ id: payment_id, provider }, before, part.fee, now);
}
