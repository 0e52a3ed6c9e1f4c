// Mails about accounts are jobs, written in the same transaction as the change that causes them. A job names the
// recipient and the occasion. The secret of a link is made when the mail is sent, so that no table ever holds it.
import type { Language } from '../../../domain/language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';

export const ACCOUNT_MAIL = 'account-mail';

/** What a mail is about. */
type Occasion =
  /** A visitor registered with this customer's address. */
  | { readonly about: 'registered'; readonly customer_id: string }
  /** A visitor asked for a new password for the account with this address, if there is one. */
  | { readonly about: 'recover'; readonly email: string; readonly backlink: string }
  /** A customer wants to sign in with this address from now on. */
  | { readonly about: 'change-email'; readonly customer_id: string; readonly email: string }
  /** The same change, as the present address is informed of it. */
  | { readonly about: 'email-changes'; readonly email: string }
  | { readonly about: 'password-changed'; readonly email: string };

export type AccountMailJob = Occasion & {
  /** The id under which the mail is noted once it is sent. */
  readonly mail_id: string;
  readonly language: Language;
  /** The instant of the occasion. */
  readonly at: string;
};

type Writing = { readonly jobs: Pick<Jobs, 'write'>; readonly now: () => Date };

/** Writes the job in the caller's transaction. */
export async function writeAccountMail(
  { jobs, now }: Writing,
  sql: Sql,
  occasion: Occasion,
  language: Language,
): Promise<void> {
  const job: AccountMailJob = { ...occasion, mail_id: randomId(), language, at: now().toISOString() };
  await jobs.write(sql, ACCOUNT_MAIL, job);
}
