// The demo bank pays out each night what it owes the shop, as real providers do: payments less refunds and disputes. What it
// owes is below zero where more went back than came; then it waits for better days.

import type { Payout } from '../payment-provider.ts';
import type { Payments } from '../payments.ts';
import { type DemoBank, mustAnswer } from './demo-bank.ts';
import { type BankMovement, bankPayouts, makeBankPayout } from './demo-bank-payout-store.ts';

/** The hour of museum time from which the bank pays out. */
const BEGINS = '02:00';

/** Pays out once in each night of the museum. */
export async function payOutAtNight({
  bank,
  clock,
  now,
}: Pick<Payments, 'bank' | 'clock' | 'now'>): Promise<void> {
  const [today = '', time = ''] = clock().fromInstant(now()).split(' ');
  if (time >= BEGINS) await payOutFor(bank, today);
}

/** Pays out what is owed, once for each day. */
export function payOutFor({ sql, now }: DemoBank, day: string): Promise<boolean> {
  return sql.transaction((transaction) => makeBankPayout(transaction, `payout-${day}`, now()));
}

/** Payouts of the bank as the shop sees them. */
export async function payoutsOfBank(bank: DemoBank, since: Date): Promise<Payout[]> {
  mustAnswer(bank);
  return (await bankPayouts(bank.sql, since)).map(({ id, amount, made_at, parts }) => ({
    reference: id,
    amount,
    currency: 'EUR',
    state: 'paid',
    at: made_at,
    parts: parts.map(partOf),
  }));
}

function partOf({ id, kind, payment_id, refund_id, amount }: BankMovement): Payout['parts'][number] {
  return { reference: id, kind, payment: payment_id, refund: refund_id ?? undefined, amount, fee: 0 };
}
