import { emailKey } from '../credentials/email-key.ts';
import type { Sql } from '../platform/database/sql.ts';
import { lockCustomer, saveDetails } from './details-store.ts';

/** Gives a guest another e-mail address; an account's is its owner's alone to change. */
export async function correctGuest(sql: Sql, customerId: string, email: string): Promise<void> {
  const customer = await lockCustomer(sql, customerId);
  if (!customer?.is_guest) return;
  const { id, details, newsletter_at } = customer;
  await saveDetails(sql, { id, newsletter_at, details: { ...details, email }, email: emailKey(email) });
}
