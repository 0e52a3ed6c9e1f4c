// The SQL of what staff read of closings: sums, and lists of their orders.
import { sql as raw } from 'kysely';
import { CAME_IN, type Outcome } from '../../domain/closings/closing.ts';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, boolean, instant, int, list, nullable, text } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';
import type { DecidedBy } from './closing-order-store.ts';

// By hand: sums of one closing, with the mails that have left.
const sumsStatement = byHand(
  'sums-of-closings',
  { numbers: list(bigint()), kind: text() },
  {
    closing: bigint(),
    outcome: nullable(text<Outcome>()),
    decided_by: nullable(text<DecidedBy>()),
    orders: int(),
    people: int(),
    amount: int(),
    back: int(),
    unreachable: int(),
    came_in: int(),
    queued: int(),
    written: int(),
    seen_to: int(),
  },
  ({ numbers, kind }) => raw`
    select o.closing, o.outcome, o.decided_by, count(*)::int as orders, sum(o.people)::int as people,
      sum(o.amount)::int as amount, sum(o.back)::int as back,
      count(*) filter (where not o.reachable and o.problem <> ${CAME_IN})::int as unreachable,
      count(*) filter (where o.problem = ${CAME_IN} and o.queued_at is null)::int as came_in,
      count(o.queued_at)::int as queued, count(m.subject_id)::int as written,
      count(o.seen_to_at)::int as seen_to
    from closing_order o left join mail m on m.subject_id = o.id and m.kind = ${kind}
    where o.closing = any (${numbers})
    group by o.closing, o.outcome, o.decided_by`,
);

// By hand: with whether its mail has left.
const ordersStatement = byHand(
  'list-closing-orders',
  { closing: bigint(), kind: text(), only: text<'open' | 'listed' | ''>(), after: text(), most: int() },
  {
    number: text(),
    language: text(),
    people: int(),
    amount: int(),
    reachable: boolean(),
    written: boolean(),
    outcome: nullable(text<Outcome>()),
    decided_by: nullable(text<DecidedBy>()),
    decided_at: nullable(instant()),
    back: int(),
    moved_to: nullable(text()),
    problem: text(),
    seen_to: boolean(),
  },
  ({ closing, kind, only, after, most }) => raw`
    select o.number, o.language, o.people, o.amount, o.reachable, m.subject_id is not null as written, o.outcome,
      o.decided_by, o.decided_at, o.back, o.moved_to, o.problem, o.seen_to_at is not null as seen_to
    from closing_order o left join mail m on m.subject_id = o.id and m.kind = ${kind}
    where o.closing = ${closing} and o.number > ${after}
      and case ${only} when 'open' then o.outcome is null when 'listed' then o.outcome = 'listed' and o.seen_to_at is null else true end
    order by o.number limit ${most}`,
);

export type ClosingSum = Awaited<ReturnType<typeof sumClosings>>[number];

/** By outcome and by whom it was decided. @param kind of the mail in the table of mails */
export function sumClosings(sql: Sql, numbers: readonly number[], kind: string) {
  return sql.all(sumsStatement, { numbers, kind });
}

/** In the order of their numbers. */
export function readClosingOrders(
  sql: Sql,
  asked: {
    readonly closing: number;
    readonly kind: string;
    readonly only: 'open' | 'listed' | '';
    readonly after: string;
    readonly most: number;
  },
) {
  return sql.all(ordersStatement, asked);
}
