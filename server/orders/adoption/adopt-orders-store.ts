// The SQL with which orders of an unconfirmed address become an account's (table `placed_order`).
import type { Sql } from '../../platform/database/sql.ts';
import { text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const adoptOrdersStatement = statement(
  'adopt-orders',
  { customer: text(), email: text() },
  ({ customer, email }) =>
    build
      .updateTable('placed_order')
      .set({ customer_id: customer })
      .where('customer_id', 'in', (db) =>
        db
          .selectFrom('customer')
          .select('id')
          .where('email', '=', email)
          .where(({ or, eb }) => or([eb('is_guest', '=', true), eb('confirmed_at', 'is', null)]))
          .where('id', '!=', customer)
          .where('deleted_at', 'is', null),
      ),
);

export async function adoptOrdersOfGuests(sql: Sql, customerId: string, email: string): Promise<void> {
  await sql.run(adoptOrdersStatement, { customer: customerId, email });
}
