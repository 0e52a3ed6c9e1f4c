// The SQL of polling: which payments a provider is asked about, and when again.
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, nullable, text } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';
import { type PaymentRow, payments, readPayment } from './payment-store.ts';

const paymentsToPollStatement = statement('payments-to-poll', { now: instant() }, ({ now }) =>
  payments().where('next_look_at', '<=', now).orderBy('next_look_at').limit(200),
);

const setNextPollStatement = statement(
  'set-next-poll',
  { id: text(), next: nullable(instant()), looks: int() },
  ({ id, next, looks }) =>
    build
      .updateTable('payment')
      .set({ next_look_at: next, looks })
      .where('id', '=', id)
      .where('state', 'in', ['started', 'pending']),
);

/** Payments that the provider is to be asked about now, those that have waited longest first. */
export async function paymentsToPoll(sql: Sql, now: Date): Promise<PaymentRow[]> {
  return (await sql.all(paymentsToPollStatement, { now })).map(readPayment);
}

/** Notes that the provider was asked; `next` is when to ask again, null for never. */
export async function setNextPoll(
  sql: Sql,
  { id, looks }: Pick<PaymentRow, 'id' | 'looks'>,
  next: Date | null,
): Promise<void> {
  await sql.run(setNextPollStatement, { id, next, looks: looks + 1 });
}
