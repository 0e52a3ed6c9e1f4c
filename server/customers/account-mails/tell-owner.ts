// A mail about something that happened in an account, so that its owner can act if it was somebody else.
import type { Language } from '../../../domain/language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { AccountRow } from '../account-store.ts';
import { type AccountNote, type WritesMails, writeAccountMail } from './account-mail-job.ts';

/** Writes it in the caller's transaction. To an address that nobody has confirmed, nothing is sent. */
export async function tellOwner(
  shop: WritesMails,
  sql: Sql,
  { confirmed_at, details, email }: Pick<AccountRow, 'confirmed_at' | 'details' | 'email'>,
  about: AccountNote,
  language: Language,
): Promise<void> {
  if (confirmed_at) await writeAccountMail(shop, sql, { about, email: details.email ?? email }, language);
}
