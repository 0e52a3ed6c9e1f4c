// Customers of a museum folder, for a demo or a test: accounts whose address counts as confirmed. Existing customers
// keep the password and the details that they have.
import type { Registration } from '../../domain/customers/customer.ts';
import { trimRegistration } from '../../domain/customers/registration.ts';
import type { FieldProblem } from '../../domain/refusal.ts';
import { emailKey } from '../credentials/email-key.ts';
import type { Sql } from '../platform/database/sql.ts';
import { findAddedCustomers, insertCustomers } from './add-customers-store.ts';
import { readNewPassword } from './new-password.ts';
import { hashPassword } from './passwords/sent-password-hash.ts';

export type AddedCustomer = {
  readonly id: string;
  readonly language: string;
  readonly email: string;
  /** As it is typed. */
  readonly password: string;
  readonly details: Registration;
  readonly newsletter: boolean;
};

/**
 * Adds the customers whose id and address are not in use; only their passwords are hashed.
 * @returns how many
 */
export async function addCustomers(
  sql: Sql,
  customers: readonly AddedCustomer[],
  now: Date,
): Promise<number> {
  if (customers.length === 0) return 0;
  const known = await findAddedCustomers(
    sql,
    customers.map(({ id }) => id),
    customers.map(({ email }) => emailKey(email)),
  );
  const added = customers.filter(
    ({ id, email }) => !known.some((one) => one.id === id || one.email === emailKey(email)),
  );
  return insertCustomers(sql, await Promise.all(added.map((customer) => rowOf(customer, now))));
}

async function rowOf({ id, language, email, password, details, newsletter }: AddedCustomer, now: Date) {
  const read = readNewPassword(password, email);
  if ('problem' in read) throw new Error(`The password of ${id} was not checked.`);
  return {
    id,
    language,
    email: emailKey(email),
    details: trimRegistration({ ...details, email }),
    password_hash: await hashPassword(read.password),
    newsletter_at: newsletter ? now : null,
    at: now,
  };
}

/** What is wrong with a password of the folder; undefined when nothing is. */
export function passwordProblemOf(password: string, email: string): FieldProblem | undefined {
  const read = readNewPassword(password, email);
  return 'problem' in read ? read.problem : undefined;
}
