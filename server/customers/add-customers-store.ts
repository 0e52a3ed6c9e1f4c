// The SQL that adds customers of a museum folder (table `customer`).
import type { Registration } from '../../domain/customers/customer.ts';
import { json, type Sql, type Statement } from '../platform/database/sql.ts';

const findStatement: Statement<{ id: string; email: string | null }> = {
  name: 'find-added-customers',
  text: `
    select id, email from customer
    where id = any ($1::text[]) or (email = any ($2::text[]) and confirmed_at is not null)`,
};

export type NewAddedCustomer = {
  readonly id: string;
  readonly language: string;
  readonly email: string;
  readonly details: Registration;
  readonly password_hash: string;
  readonly newsletter_at: Date | null;
  readonly at: Date;
};

const insertStatement: Statement<{ id: string }> = {
  name: 'insert-added-customers',
  text: `
    insert into customer (id, is_guest, language, details, email, password_hash, newsletter_at, confirmed_at, created_at)
    select id, false, language, details, email, password_hash, newsletter_at, at, at
    from jsonb_to_recordset($1::text::jsonb) as c (id text, language text, details jsonb, email text, password_hash text,
      newsletter_at timestamptz, at timestamptz)
    on conflict do nothing
    returning id`,
};

/** Customers with one of these ids, and accounts with one of these addresses. */
export function findAddedCustomers(
  sql: Sql,
  ids: readonly string[],
  emails: readonly string[],
): Promise<{ id: string; email: string | null }[]> {
  return sql.named(findStatement, [ids, emails]);
}

/** Writes confirmed accounts, but not over others; answers how many. */
export async function insertCustomers(sql: Sql, customers: readonly NewAddedCustomer[]): Promise<number> {
  return customers.length === 0 ? 0 : (await sql.named(insertStatement, [json(customers)])).length;
}
