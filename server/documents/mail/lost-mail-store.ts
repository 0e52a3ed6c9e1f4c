// The SQL of what should have been mailed or given back, and was not (tables `placed_order`, `payment`, `mail`).
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const unmailedStatement = statement(
  'unmailed-orders',
  { since: instant(), before: instant(), most: int() },
  ({ since, before, most }) =>
    build
      .selectFrom('placed_order as o')
      .select('o.booking_id')
      .where('o.state', '=', 'confirmed')
      .where('o.forgotten_at', 'is', null)
      .where('o.confirmed_at', '>=', since)
      .where('o.confirmed_at', '<', before)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('mail as m')
              .select('m.kind')
              .whereRef('m.subject_id', '=', 'o.booking_id')
              .where('m.kind', '=', 'order'),
          ),
        ),
      )
      .orderBy('o.confirmed_at')
      .limit(most),
);

const unreturnedStatement = statement('unreturned-payments', { most: int() }, ({ most }) =>
  build
    .selectFrom('payment')
    .select('id')
    .where('state', '=', 'refund-due')
    .orderBy('created_at')
    .limit(most),
);

/** Orders confirmed in this time whose mail has not left. */
export async function findUnmailedOrders(
  sql: Sql,
  since: Date,
  before: Date,
  most: number,
): Promise<string[]> {
  return (await sql.all(unmailedStatement, { since, before, most })).map(({ booking_id }) => booking_id);
}

/** Payments whose money is still to be given back, the oldest first. */
export async function findUnreturnedPayments(sql: Sql, most: number): Promise<string[]> {
  return (await sql.all(unreturnedStatement, { most })).map(({ id }) => id);
}
