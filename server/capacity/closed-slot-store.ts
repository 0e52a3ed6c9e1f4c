// A slot that staff have closed, or that no rule makes any more, is kept while places in it are taken, and is closed: it is neither for sale nor shown.
// Its sale ended before all times, which no rule could say; a rule that makes it again gives it another end.
import { sql as raw } from 'kysely';
import type { Sql } from '../platform/database/sql.ts';
import { bigint, list } from '../platform/database/sql-type.ts';
import { byHand } from '../platform/database/statement.ts';

/** `sold_until` of a closed slot. */
export const CLOSED = raw`to_timestamp(0)`;

/** Whether slot `s` is offered, sold out or not. */
export const isOffered = raw`s.sold_until is distinct from ${CLOSED}`;

/** Whether staff have closed slot `s`: then it has a plan, which a slot without a rule has not (ADR 132). */
export const isClosed = raw`(s.sold_until is not distinct from ${CLOSED} and s.planned is not null)`;

// By hand: a slot is compared with all the others of its pool and day.
const closedDaysStatement = byHand(
  'closed-days-of-slots',
  { slots: list(bigint()) },
  { id: bigint() },
  ({ slots }) => raw`
    select closed.id from slot closed
    where closed.id = any (${slots}) and not exists (
      select from slot s where s.pool_id = closed.pool_id and s.day = closed.day and ${isOffered}
    )`,
);

/** Those of the slots whose pool offers nothing any more on their day. A time that another took the place of is not meant. */
export async function slotsOfClosedDays(sql: Sql, slots: readonly number[]): Promise<number[]> {
  return (await sql.all(closedDaysStatement, { slots })).map(({ id }) => id);
}
