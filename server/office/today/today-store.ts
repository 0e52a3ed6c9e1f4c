// The SQL of Today: orders that troubled work names (table `placed_order`), and drafts that were not published at their time (table
// `programme_revision`).
import type { MissedReason } from '../../../domain/programme/revision.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

const numbersStatement = statement('numbers-of-bookings', { bookings: list(text()) }, ({ bookings }) =>
  build.selectFrom('placed_order').select(['booking_id', 'number']).where('booking_id', '=', any(bookings)),
);

const missedStatement = statement('missed-publications', {}, () =>
  build
    .selectFrom('programme_revision')
    .select(['number', 'reason', 'missed_at as at', 'missed_why as why'])
    .where('state', '=', 'draft')
    .where('missed_at', 'is not', null)
    .orderBy('missed_at')
    .orderBy('number')
    .$narrowType<{ at: Date; why: MissedReason }>(),
);

/** Drafts that were to be published at a time and were not, the longest ago first. */
export function missedPublications(sql: Sql) {
  return sql.all(missedStatement);
}

/** The numbers of orders, by their booking_id. */
export async function orderNumbers(
  sql: Sql,
  bookings: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await sql.all(numbersStatement, { bookings });
  return new Map(rows.map(({ booking_id, number }) => [booking_id, number]));
}
