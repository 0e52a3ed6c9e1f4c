// The mails about accounts are jobs, written in the same transaction as what they tell of. A job names whom and what; the
// secret of a link is made when the mail leaves, so that no table ever holds it.
import type { Language } from '../../../domain/language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';

export const ACCOUNT_MAIL = 'account-mail';

/** What a mail is about. */
type Occasion =
  /** Somebody registered with this customer's address. */
  | { readonly about: 'registered'; readonly customer_id: string }
  /** Somebody wants to choose a new password for whatever account has this address. */
  | { readonly about: 'recover'; readonly email: string; readonly backlink: string }
  /** A customer wants to sign in with this address from now on. */
  | { readonly about: 'change-email'; readonly customer_id: string; readonly email: string }
  /** The same, told to the address that they have. */
  | { readonly about: 'email-changes'; readonly email: string }
  | { readonly about: 'password-changed'; readonly email: string };

export type AccountMailJob = Occasion & {
  /** Under which it is noted when it has left. */
  readonly mail_id: string;
  readonly language: Language;
  /** When it was caused: an instant. */
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
