// The SQL with which customers change what is known of them (table `customer`).
import type { Registration } from '../../domain/customers/customer.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';
import { type CustomerRow, findCustomer } from './customer-store.ts';

const lockCustomerStatement: Statement<never> = {
  name: 'lock-customer',
  text: 'select id from customer where id = $1 for no key update',
};

const saveDetailsStatement: Statement<never> = {
  name: 'save-customer-details',
  text: 'update customer set details = $2::text::jsonb, email = $3, newsletter_at = $4 where id = $1',
};

/** A customer who stays as they are until the end of the transaction; locked first and read after, as carts are. */
export async function lockCustomer(sql: Sql, id: string): Promise<CustomerRow | undefined> {
  const [, customer] = await Promise.all([sql.named(lockCustomerStatement, [id]), findCustomer(sql, id)]);
  return customer;
}

type Details = Pick<CustomerRow, 'id' | 'email' | 'newsletter_at'> & { readonly details: Registration };

/** Writes what a customer says of themselves. */
export async function saveDetails(sql: Sql, { id, details, email, newsletter_at }: Details): Promise<void> {
  await sql.named(saveDetailsStatement, [id, JSON.stringify(details), email, newsletter_at]);
}
