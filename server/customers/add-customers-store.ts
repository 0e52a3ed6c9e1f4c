// The SQL that adds customers of a museum folder (table `customer`).
import { sql as raw } from 'kysely';
import type { Registration } from '../../domain/customers/customer.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../platform/database/statement.ts';

const findStatement = statement(
  'find-added-customers',
  { ids: list(text()), emails: list(text()) },
  ({ ids, emails }) =>
    build
      .selectFrom('customer')
      .select(['id', 'email'])
      .where(({ or, and, eb }) =>
        or([
          eb('id', '=', any(ids)),
          and([eb('email', '=', any<string | null>(emails)), eb('confirmed_at', 'is not', null)]),
        ]),
      ),
);

export type NewAddedCustomer = {
  readonly id: string;
  readonly language: string;
  readonly email: string;
  readonly details: Registration;
  readonly password_hash: string;
  readonly newsletter_at: Date | null;
  readonly at: Date;
};

// By hand: any number of customers in one statement.
const insertStatement = byHand(
  'insert-added-customers',
  {
    ids: list(text()),
    languages: list(text()),
    details: list(jsonb<Registration>()),
    emails: list(text()),
    password_hashes: list(text()),
    newsletters: list(nullable(instant())),
    at: list(instant()),
  },
  { id: text() },
  (customers) => raw`
    insert into customer (id, is_guest, language, details, email, password_hash, newsletter_at, confirmed_at, created_at)
    select id, false, language, details, email, password_hash, newsletter_at, at, at
    from unnest(${customers.ids}, ${customers.languages}, ${customers.details}, ${customers.emails},
        ${customers.password_hashes}, ${customers.newsletters}, ${customers.at})
      as c (id, language, details, email, password_hash, newsletter_at, at)
    on conflict do nothing
    returning id`,
);

/** Customers with one of these ids, and accounts with one of these addresses. */
export function findAddedCustomers(
  sql: Sql,
  ids: readonly string[],
  emails: readonly string[],
): Promise<{ id: string; email: string | null }[]> {
  return sql.all(findStatement, { ids, emails });
}

/** Adds confirmed accounts without changing existing ones; returns how many. */
export async function insertCustomers(sql: Sql, customers: readonly NewAddedCustomer[]): Promise<number> {
  const inserted = await sql.all(insertStatement, {
    ids: customers.map(({ id }) => id),
    languages: customers.map(({ language }) => language),
    details: customers.map(({ details }) => details),
    emails: customers.map(({ email }) => email),
    password_hashes: customers.map(({ password_hash }) => password_hash),
    newsletters: customers.map(({ newsletter_at }) => newsletter_at),
    at: customers.map(({ at }) => at),
  });
  return inserted.length;
}
