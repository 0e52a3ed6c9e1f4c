// The SQL of customers (table `customer`).
import type { Registration } from '../../domain/customers/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';

export type CustomerRow = {
  id: string;
  is_guest: boolean;
  language: Language;
  details: Registration;
  /** As it signs in: trimmed, lower case. */
  email: string | null;
  confirmed_at: Date | null;
  newsletter_at: Date | null;
  created_at: Date;
};

const insertCustomerStatement: Statement<never> = {
  name: 'insert-customer',
  text: `
    insert into customer (id, is_guest, language, details, email, created_at) values ($1, $2, $3, $4::text::jsonb, $5, $6)`,
};

const findCustomerStatement: Statement<CustomerRow> = {
  name: 'find-customer',
  text: `
    select id, is_guest, language, details, email, confirmed_at, newsletter_at, created_at
    from customer where id = $1 and deleted_at is null`,
};

export async function insertCustomer(
  sql: Sql,
  { id, is_guest, language, details, email, created_at }: Omit<CustomerRow, 'confirmed_at' | 'newsletter_at'>,
): Promise<void> {
  await sql.named(insertCustomerStatement, [
    id,
    is_guest,
    language,
    JSON.stringify(details),
    email,
    created_at,
  ]);
}

export async function findCustomer(sql: Sql, id: string): Promise<CustomerRow | undefined> {
  return (await sql.named(findCustomerStatement, [id]))[0];
}
