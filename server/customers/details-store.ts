// The SQL of changes to customers' details (table `customer`).
import type { Registration } from '../../domain/customers/customer.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, jsonb, nullable, text } from '../platform/database/sql-type.ts';
import { build, statement } from '../platform/database/statement.ts';
import { type CustomerRow, findCustomer } from './customer-store.ts';

const lockCustomerStatement = statement('lock-customer', { id: text() }, ({ id }) =>
  build.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate(),
);

const saveDetailsStatement = statement(
  'save-customer-details',
  {
    id: text(),
    details: jsonb<Registration>(),
    email: nullable(text()),
    newsletter_at: nullable(instant()),
  },
  ({ id, ...details }) => build.updateTable('customer').set(details).where('id', '=', id),
);

/** Locks a customer until the end of the transaction, then reads them, as for carts. */
export async function lockCustomer(sql: Sql, id: string): Promise<CustomerRow | undefined> {
  const [, customer] = await Promise.all([sql.run(lockCustomerStatement, { id }), findCustomer(sql, id)]);
  return customer;
}

type Details = Pick<CustomerRow, 'id' | 'email' | 'newsletter_at'> & { readonly details: Registration };

/** Writes a customer's details. */
export async function saveDetails(sql: Sql, details: Details): Promise<void> {
  await sql.run(saveDetailsStatement, details);
}
