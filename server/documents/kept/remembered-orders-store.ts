// The SQL of orders whose documents may be kept: those that are not forgotten (table `placed_order`).
import type { Sql } from '../../platform/database/sql.ts';
import { list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

const rememberedStatement = statement('remembered-orders', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('placed_order')
    .select('booking_id')
    .where('booking_id', '=', any(ids))
    .where('forgotten_at', 'is', null),
);

/** Which of these orders exist and still have their personal data. */
export async function findRememberedOrders(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return (await sql.all(rememberedStatement, { ids })).map(({ booking_id }) => booking_id);
}
