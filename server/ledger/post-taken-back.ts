// What payers' banks have taken back is posted by what differs from what the ledger knows, under the lock of the payment:
// a provider reports states, any number of times, and a dispute may be opened and decided more than once.

import { disputeMoved, moneyArrived, type PaymentOf } from '../../domain/ledger/money-entries.ts';
import type { Cents } from '../../domain/money.ts';
import type { Sql } from '../platform/database/sql.ts';
import { postEntries } from './post-entries.ts';
import { readTakenBack } from './taken-back-store.ts';

export type ReportedDispute = {
  /** `none`: no dispute, or every one of them was won. */
  readonly state: 'none' | 'open' | 'lost';
  /** How much was taken back, where the provider says. */
  readonly amount: Cents | undefined;
};

export type DisputedPayment = PaymentOf & {
  readonly amount: Cents;
  /** When its money was first known to be here; null: it came and went before the shop asked. */
  readonly received_at: Date | null;
};

/**
 * Posts what a provider reports about disputes of a locked payment.
 * @param rest what of the payment has not gone back otherwise, in cents: that much is taken back unless the provider says
 */
export async function postTakenBack(
  sql: Sql,
  payment: DisputedPayment,
  { state, amount }: ReportedDispute,
  rest: Cents,
  now: Date,
): Promise<void> {
  const known = await readTakenBack(sql, payment.id);
  const before = { inDispute: known.in_dispute, lost: known.lost };
  const taken = state === 'none' ? 0 : (amount ?? (before.inDispute + before.lost || rest));
  const after = { inDispute: state === 'open' ? taken : 0, lost: state === 'lost' ? taken : 0 };
  const moved = disputeMoved(payment, before, after, known.entries, now);
  // Money that came and went before the shop asked has arrived, too; an arrival that is posted already is left out.
  if (moved.length > 0)
    await postEntries(sql, [moneyArrived(payment, payment.amount, payment.received_at ?? now), ...moved]);
}
