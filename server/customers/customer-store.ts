// The SQL of customers (table `customer`).
import type { Registration } from '../../domain/customers/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Sql, Statement } from '../database/sql.ts';

export type CustomerRow = { id: string; is_guest: boolean; language: Language; details: Registration };

const insertCustomerStatement: Statement<never> = {
  name: 'insert-customer',
  text: 'insert into customer (id, is_guest, language, details) values ($1, $2, $3, $4::text::jsonb)',
};

export const insertCustomer = async (
  sql: Sql,
  { id, is_guest, language, details }: CustomerRow,
): Promise<void> => {
  await sql.named(insertCustomerStatement, [id, is_guest, language, JSON.stringify(details)]);
};

const findCustomerStatement: Statement<CustomerRow> = {
  name: 'find-customer',
  text: 'select id, is_guest, language, details from customer where id = $1',
};

export const findCustomer = async (sql: Sql, id: string): Promise<CustomerRow | undefined> =>
  (await sql.named(findCustomerStatement, [id]))[0];
