// The SQL of what should have been mailed or given back, and was not (tables `placed_order`, `payment`, `mail`).
import { sql as raw, type SqlBool } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const unmailedStatement = statement(
  'unmailed-orders',
  { since: instant(), before: instant(), except: list(text()), most: int() },
  ({ since, before, except, most }) =>
    build
      .selectFrom('placed_order as o')
      .select('o.booking_id')
      .where('o.state', '=', 'confirmed')
      .where('o.forgotten_at', 'is', null)
      .where('o.confirmed_at', '>=', since)
      .where('o.confirmed_at', '<', before)
      .where(raw<SqlBool>`o.booking_id not in (select unnest(${except}))`)
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

const unreturnedStatement = statement(
  'unreturned-payments',
  { except: list(text()), most: int() },
  ({ except, most }) =>
    build
      .selectFrom('payment')
      .select('id')
      .where('state', '=', 'refund-due')
      .where(raw<SqlBool>`id not in (select unnest(${except}))`)
      .orderBy('created_at')
      .limit(most),
);

/** Orders confirmed in this time whose mail has not left, the oldest first. */
export async function findUnmailedOrders(
  sql: Sql,
  asked: { readonly since: Date; readonly before: Date; readonly except: string[]; readonly most: number },
): Promise<string[]> {
  return (await sql.all(unmailedStatement, asked)).map(({ booking_id }) => booking_id);
}

/** Payments whose money is still to be given back, the oldest first. */
export async function findUnreturnedPayments(
  sql: Sql,
  asked: { readonly except: string[]; readonly most: number },
): Promise<string[]> {
  return (await sql.all(unreturnedStatement, asked)).map(({ id }) => id);
}
