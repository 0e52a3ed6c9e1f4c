// The SQL of polling: which payments a provider is asked about, and when again.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { instant, int, nullable, text } from '../platform/database/sql-type.ts';
import { build, byHand, statement } from '../platform/database/statement.ts';
import { type PaymentRow, payments, readPayment } from './payment-store.ts';

const AT_ONCE = 200;

const paymentsToPollStatement = statement('payments-to-poll', { now: instant() }, ({ now }) =>
  payments().where('next_look_at', '<=', now).orderBy('next_look_at').limit(AT_ONCE),
);

const newestToPollStatement = statement('newest-payments-to-poll', { now: instant() }, ({ now }) =>
  payments()
    .where('next_look_at', '<=', now)
    .orderBy('created_at', 'desc')
    .limit(AT_ONCE / 2),
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

const setProblemStatement = byHand(
  'set-payment-problem',
  { id: text(), problem: nullable(text()), now: instant() },
  {},
  // By hand: the first time that it went wrong stays.
  ({ id, problem, now }) => raw`
    update payment set problem = ${problem},
      problem_since = case when ${problem}::text is null then null else coalesce(problem_since, ${now}) end
    where id = ${id} and problem is distinct from ${problem}`,
);

/**
 * Payments that the provider is to be asked about now. Those that began last, whose visitors are waiting, and those that have
 * waited longest take turns: after an outage of a bank thousands may be due, and neither is to wait until the others are done.
 */
export async function paymentsToPoll(sql: Sql, now: Date): Promise<PaymentRow[]> {
  const [newest, longest] = await Promise.all([
    sql.all(newestToPollStatement, { now }),
    sql.all(paymentsToPollStatement, { now }),
  ]);
  const inTurn = longest.flatMap((payment, index) => [newest[index] ?? payment, payment]);
  const byId = new Map(inTurn.map((payment) => [payment.id, payment]));
  return [...byId.values()].slice(0, AT_ONCE).map(readPayment);
}

/** Notes that the provider was asked; `next` is when to ask again, null for never. */
export async function setNextPoll(
  sql: Sql,
  { id, looks }: Pick<PaymentRow, 'id' | 'looks'>,
  next: Date | null,
): Promise<void> {
  await sql.run(setNextPollStatement, { id, next, looks: looks + 1 });
}

/** Notes why the provider could not be asked about a payment, or that it could (null). */
export async function setProblem(
  sql: Sql,
  { id, problem: before }: Pick<PaymentRow, 'id' | 'problem'>,
  problem: string | null,
  now: Date,
): Promise<void> {
  if (problem !== before) await sql.run(setProblemStatement, { id, problem, now });
}
