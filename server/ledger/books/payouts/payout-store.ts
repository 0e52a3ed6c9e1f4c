// The SQL of payouts (tables `payout`, `payout_part`, `payout_fetch`) as providers report them.
import { sql as raw } from 'kysely';
import type { ProviderMovement } from '../../../payments/payment-provider.ts';
import type { Sql } from '../../../platform/database/sql.ts';
import { bigint, instant, list, nullable, text } from '../../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../../platform/database/statement.ts';

export type PayoutState = 'pending' | 'paid' | 'failed';

const fetchedStatement = statement('payouts-fetched', { provider: text() }, ({ provider }) =>
  build.selectFrom('payout_fetch').select('fetched_at').where('provider', '=', provider),
);

const noteFetchedStatement = statement(
  'note-payouts-fetched',
  { provider: text(), fetched_at: instant() },
  ({ provider, fetched_at }) =>
    build
      .insertInto('payout_fetch')
      .values({ provider, fetched_at })
      .onConflict((conflict) => conflict.column('provider').doUpdateSet({ fetched_at })),
);

const putStatement = statement(
  'put-payout',
  {
    provider: text(),
    reference: text(),
    amount: bigint(),
    currency: text(),
    state: text<PayoutState>(),
    at: instant(),
  },
  (payout) =>
    build
      .insertInto('payout')
      .values(payout)
      .onConflict((conflict) =>
        conflict
          .columns(['provider', 'reference'])
          .doUpdateSet({ state: payout.state, at: payout.at, amount: payout.amount }),
      ),
);

// By hand: any number of parts in one statement, each with the payment that it is about. Parts never change.
const putPartsStatement = byHand(
  'put-payout-parts',
  {
    provider: text(),
    payout: text(),
    references: list(text()),
    kinds: list(text<ProviderMovement['kind']>()),
    payments: list(nullable(text())),
    refunds: list(nullable(text())),
    amounts: list(bigint()),
    fees: list(bigint()),
    descriptions: list(text()),
  },
  { reference: text(), kind: text<ProviderMovement['kind']>(), payment_id: nullable(text()) },
  (given) => raw`
    insert into payout_part (provider, payout, reference, kind, payment_id, payment, refund, amount, fee, description)
    select ${given.provider}, ${given.payout}, n.reference, n.kind,
      (
        select p.id from payment p
        where p.provider = ${given.provider} and (p.reference = n.payment or p.charge_id = n.payment) limit 1
      ),
      n.payment, n.refund, n.amount, n.fee, n.description
    from unnest(${given.references}, ${given.kinds}, ${given.payments}, ${given.refunds}, ${given.amounts}, ${given.fees},
        ${given.descriptions})
      as n (reference, kind, payment, refund, amount, fee, description)
    on conflict (provider, payout, reference) do update set payment_id = excluded.payment_id
    returning reference, kind, payment_id`,
);

// By hand, like the others of money: the payment's fee is what the provider kept of its first part. Locked, because a live
// change of the payment posts by what its row says.
const lockFeeStatement = byHand(
  'lock-fee-of-payment',
  { id: text() },
  { fee: nullable(bigint()) },
  ({ id }) => raw`select fee::bigint as fee from payment where id = ${id} and amount > 0 for no key update`,
);

const setFeeStatement = statement('set-fee-of-payout', { id: text(), fee: bigint() }, ({ id, fee }) =>
  build.updateTable('payment').set({ fee }).where('id', '=', id),
);

/** Until when a provider was asked; undefined when it never was. */
export async function payoutsFetched(sql: Sql, provider: string): Promise<Date | undefined> {
  return (await sql.first(fetchedStatement, { provider }))?.fetched_at;
}

export async function noteFetched(sql: Sql, provider: string, at: Date): Promise<void> {
  await sql.run(noteFetchedStatement, { provider, fetched_at: at });
}

export type NewPayout = {
  readonly provider: string;
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: PayoutState;
  readonly at: Date;
};

/** Writes a payout, or what has changed of it. */
export async function putPayout(sql: Sql, payout: NewPayout): Promise<void> {
  await sql.run(putStatement, payout);
}

export type KnownPart = {
  reference: string;
  kind: ProviderMovement['kind'];
  /** Foyer's payment; null where none is known. */
  payment_id: string | null;
};

/** Writes the parts of a payout; answers which payments they are about. */
export function putParts(
  sql: Sql,
  { provider, reference }: NewPayout,
  parts: readonly ProviderMovement[],
): Promise<KnownPart[]> {
  return sql.all(putPartsStatement, {
    provider,
    payout: reference,
    references: parts.map((part) => part.reference),
    kinds: parts.map(({ kind }) => kind),
    payments: parts.map(({ payment }) => payment ?? null),
    refunds: parts.map(({ refund }) => refund ?? null),
    amounts: parts.map(({ amount }) => amount),
    fees: parts.map(({ fee }) => fee),
    descriptions: parts.map(({ description }) => description ?? ''),
  });
}

/** The fee of a payment, which is locked; undefined where there is no such payment with money. */
export async function lockFee(sql: Sql, paymentId: string): Promise<number | undefined> {
  const payment = await sql.first(lockFeeStatement, { id: paymentId });
  return payment && (payment.fee ?? 0);
}

export async function setFee(sql: Sql, paymentId: string, fee: number): Promise<void> {
  await sql.run(setFeeStatement, { id: paymentId, fee });
}
