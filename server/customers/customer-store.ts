// The SQL of customers (table `customer`).
import type { Registration } from '../../domain/customers/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { text } from '../platform/database/sql-type.ts';
import { build, plannedOnce, statement } from '../platform/database/statement.ts';
import { readDetails } from './stored-details.ts';

export type CustomerRow = {
  id: string;
  is_guest: boolean;
  language: Language;
  details: Registration;
  /** Normalised for signing in: trimmed, lower case. */
  email: string | null;
  confirmed_at: Date | null;
  newsletter_at: Date | null;
  created_at: Date;
};

const findCustomerStatement = plannedOnce(
  statement('find-customer', { id: text() }, ({ id }) =>
    build
      .selectFrom('customer')
      .select([
        'id',
        'is_guest',
        'language',
        'details',
        'email',
        'confirmed_at',
        'newsletter_at',
        'created_at',
      ])
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .$narrowType<Pick<CustomerRow, 'language' | 'details'>>(),
  ),
);

export async function findCustomer(sql: Sql, id: string): Promise<CustomerRow | undefined> {
  const customer = await sql.first(findCustomerStatement, { id });
  return customer && { ...customer, details: readDetails(id, customer.details) };
}
