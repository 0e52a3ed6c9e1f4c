// Mails about accounts are jobs, written in the same transaction as the change that causes them. A job names the
// recipient and the occasion. The secret of a link is made when the mail is sent, so that no table ever holds it.
import { type Static, Type } from 'typebox';
import { LANGUAGES, type Language } from '../../../domain/language.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { randomId } from '../../platform/random-id.ts';

export const ACCOUNT_MAIL = 'account-mail';

const CustomerId = Type.String();
const Email = Type.String();

/** What a mail is about. */
const OCCASIONS = [
  /** A visitor registered with this customer's address. */
  Type.Object({ about: Type.Literal('registered'), customer_id: CustomerId }),
  /** A visitor asked for a new password for the account with this address, if there is one. */
  Type.Object({ about: Type.Literal('recover'), email: Email, backlink: Type.String() }),
  /** A customer wants to sign in with this address from now on. */
  Type.Object({ about: Type.Literal('change-email'), customer_id: CustomerId, email: Email }),
  /** The same change, as the present address is informed of it. */
  Type.Object({ about: Type.Literal('email-changes'), email: Email }),
  Type.Object({ about: Type.Literal('password-changed'), email: Email }),
  /** The customer has signed out on other devices. */
  Type.Object({ about: Type.Literal('sessions-ended'), email: Email }),
  Type.Object({ about: Type.Literal('second-factor-on'), email: Email }),
  Type.Object({ about: Type.Literal('second-factor-off'), email: Email }),
  Type.Object({ about: Type.Literal('recovery-codes-new'), email: Email }),
] as const;
type Occasion = Static<(typeof OCCASIONS)[number]>;
/** What an owner is told of after it has happened. */
export type AccountNote = 'sessions-ended' | 'second-factor-on' | 'second-factor-off' | 'recovery-codes-new';

const Sending = Type.Object({
  /** The id under which the mail is noted once it is sent. */
  mail_id: Type.String(),
  language: Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
  /** The instant of the occasion. */
  at: Type.String(),
});

export type AccountMailJob = Occasion & Static<typeof Sending>;
export const AccountMailJob = Type.Unsafe<AccountMailJob>(
  Type.Intersect([Type.Union([...OCCASIONS]), Sending]),
);

export type WritesMails = { readonly jobs: Pick<Jobs, 'write'>; readonly now: () => Date };

/** Writes the job in the caller's transaction. */
export async function writeAccountMail(
  { jobs, now }: WritesMails,
  sql: Sql,
  occasion: Occasion,
  language: Language,
): Promise<void> {
  const job: AccountMailJob = { ...occasion, mail_id: randomId(), language, at: now().toISOString() };
  await jobs.write(sql, ACCOUNT_MAIL, job);
}
