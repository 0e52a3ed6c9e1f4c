// The SQL of how far orders from before the search have come (table `order_search_backfill`).
import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';

const beginStatement = statement('begin-search-backfill', { now: instant() }, ({ now }) =>
  build
    .insertInto('order_search_backfill')
    .values({ after_id: '', began_at: now, pass_began_at: now })
    .onConflict((conflict) => conflict.doNothing()),
);

const lockStatement = statement('lock-search-backfill', {}, () =>
  build
    .selectFrom('order_search_backfill')
    .select(['after_id', 'began_at', 'pass_began_at', 'ended_at'])
    .forUpdate(),
);

const continueStatement = statement(
  'continue-search-backfill',
  { after_id: text(), pass_began_at: instant(), ended_at: nullable(instant()) },
  (next) => build.updateTable('order_search_backfill').set(next),
);

// By hand: an anti-join by the key. Older processes make orders anonymous without telling the search.
const unsearchedStatement = byHand(
  'unsearched-orders',
  { after: text(), most: int() },
  { booking_id: text() },
  ({ after, most }) => raw`
    select o.booking_id from placed_order o left join order_search s on s.booking_id = o.booking_id
    where o.booking_id > ${after} and (s.booking_id is null or o.forgotten_at is not null and s.email <> '')
    order by o.booking_id limit ${most}`,
);

export type Progress = {
  readonly after_id: string;
  readonly began_at: Date;
  readonly pass_began_at: Date;
  readonly ended_at: Date | null;
};

/** How far it has come; it begins now if it has not. Locked, so that one process at a time works on it. */
export async function lockBackfill(sql: Sql, now: Date): Promise<Progress> {
  await sql.run(beginStatement, { now });
  return (await sql.first(lockStatement)) as Progress;
}

export async function continueBackfill(sql: Sql, next: Omit<Progress, 'began_at'>): Promise<void> {
  await sql.run(continueStatement, next);
}

/** Orders that the search does not know, or knows by a person who is forgotten. */
export async function unsearchedOrders(sql: Sql, after: string, most: number): Promise<string[]> {
  return (await sql.all(unsearchedStatement, { after, most })).map(({ booking_id }) => booking_id);
}
