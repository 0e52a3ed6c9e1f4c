// The SQL of Today: orders that troubled work names (table `placed_order`).
import type { Sql } from '../../platform/database/sql.ts';
import { list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

const numbersStatement = statement('numbers-of-bookings', { bookings: list(text()) }, ({ bookings }) =>
  build.selectFrom('placed_order').select(['booking_id', 'number']).where('booking_id', '=', any(bookings)),
);

/** The numbers of orders, by their booking_id. */
export async function orderNumbers(
  sql: Sql,
  bookings: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (bookings.length === 0) return new Map();
  const rows = await sql.all(numbersStatement, { bookings });
  return new Map(rows.map(({ booking_id, number }) => [booking_id, number]));
}
