// The SQL with which guests' orders become an account's (table `placed_order`).
import type { Sql, Statement } from '../platform/database/sql.ts';

const adoptOrdersStatement: Statement<never> = {
  name: 'adopt-orders',
  text: `
    update placed_order set customer_id = $1
    where customer_id in (select id from customer where email = $2 and is_guest and deleted_at is null)`,
};

export async function adoptOrdersOfGuests(sql: Sql, customerId: string, email: string): Promise<void> {
  await sql.named(adoptOrdersStatement, [customerId, email]);
}
