import type { Registration } from '../../domain/customers/customer.ts';
import { emailKey } from '../credentials/email-key.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { CustomerRow } from './customer-store.ts';
import { lockCustomer, saveDetails } from './details-store.ts';

/** Gives a guest another e-mail address; an account's is its owner's alone to change. */
export async function correctGuest(sql: Sql, customerId: string, email: string): Promise<void> {
  const customer = await lockCustomer(sql, customerId);
  if (customer?.is_guest) await correctDetails(sql, customer, { email });
}

/** Writes other details of a locked customer. An account signs in with its address, which stays. */
export async function correctDetails(
  sql: Sql,
  { id, is_guest, details, email, newsletter_at }: CustomerRow,
  changed: Registration,
): Promise<void> {
  const corrected = { ...details, ...changed };
  const key = is_guest && corrected.email ? emailKey(corrected.email) : email;
  await saveDetails(sql, { id, newsletter_at, details: corrected, email: key });
}
