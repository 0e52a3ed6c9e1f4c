// The content of a mail about an account, made when it is sent. Only then it is looked up whether the address has an
// account, and only the mail contains the link's secret.
import { type ShopPath, shopPaths, withSecret } from '../../../domain/addresses.ts';
import { emailKey } from '../../credentials/email-key.ts';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { findAccount, findConfirmedAccount, findFirstUnconfirmedAccount } from '../account-store.ts';
import { addLink, type LinkRow, replaceLink } from '../links/link-store.ts';
import type { AccountMailJob } from './account-mail-job.ts';

/** The kind of mail: it depends on the occasion and on the account. */
export type AccountMailKind =
  | 'confirm'
  | 'registered-already'
  | 'recover'
  | 'change-email'
  | 'email-taken'
  | 'email-changes'
  | 'password-changed'
  | 'sessions-ended'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'recovery-codes-new';

export type PreparedMail = {
  readonly kind: AccountMailKind;
  readonly to: string;
  /** Where its link leads. */
  readonly link: string;
};

export type PrepareContext = {
  readonly database: Database;
  readonly now: () => Date;
  /** The address of a page in the reader's language. */
  readonly pageAddress: (path: ShopPath) => string;
};

const HOUR_MS = 3600 * 1000;
/** How long a link is valid. */
export const LINK_LIVES_MS = {
  recover: HOUR_MS,
  'change-email': 24 * HOUR_MS,
  confirm: 7 * 24 * HOUR_MS,
} as const;

/** The mail of a job; undefined when there is no recipient or no reason for it any more. */
export function prepareAccountMail(
  job: AccountMailJob,
  context: PrepareContext,
): Promise<PreparedMail | undefined> {
  return context.database.transaction(async (sql) => {
    switch (job.about) {
      case 'registered':
        return afterRegistration(sql, job.customer_id, context);
      case 'recover':
        return forRecovery(sql, job, context);
      case 'change-email':
        return forNewEmail(sql, job, context);
      case 'email-changes':
      case 'password-changed':
      case 'sessions-ended':
      case 'second-factor-on':
      case 'second-factor-off':
      case 'recovery-codes-new':
        return { kind: job.about, to: job.email, link: context.pageAddress(shopPaths.forgotPassword()) };
    }
  });
}

async function afterRegistration(
  sql: Sql,
  customerId: string,
  context: PrepareContext,
): Promise<PreparedMail | undefined> {
  const account = await findAccount(sql, customerId);
  if (!account || account.confirmed_at) return undefined;
  const email = account.details.email ?? account.email;
  const owner = await findConfirmedAccount(sql, account.email);
  return owner
    ? { kind: 'registered-already', to: email, link: context.pageAddress(shopPaths.login()) }
    : confirming(sql, { customer_id: account.id, purpose: 'confirm', email }, context);
}

async function confirming(
  sql: Sql,
  link: LinkRow & { readonly purpose: 'confirm' | 'change-email' },
  { now, pageAddress }: PrepareContext,
): Promise<PreparedMail> {
  const { purpose: kind, email: to } = link;
  return {
    kind,
    to,
    link: withSecret(pageAddress(shopPaths.confirmEmail()), await linkFor(sql, link, now())),
  };
}

/** Stores the link; returns its secret. */
async function linkFor(sql: Sql, link: LinkRow, now: Date): Promise<string> {
  const secret = newSecret();
  const expires_at = new Date(now.getTime() + LINK_LIVES_MS[link.purpose]);
  const stored = { ...link, token_hash: secretDigest(secret), expires_at };
  // Anybody can ask for a link to recover a password: a later one must not take the owner's away.
  if (link.purpose === 'recover') await addLink(sql, stored);
  else await replaceLink(sql, stored);
  return secret;
}

async function forRecovery(
  sql: Sql,
  { email, backlink }: { readonly email: string; readonly backlink: string },
  { now }: PrepareContext,
): Promise<PreparedMail | undefined> {
  const account = (await findConfirmedAccount(sql, email)) ?? (await findFirstUnconfirmedAccount(sql, email));
  if (!account) return undefined;
  // The address as the account has it, not as it was typed now.
  const to = account.details.email ?? account.email;
  const link = { customer_id: account.id, purpose: 'recover', email: to } as const;
  return { kind: 'recover', to, link: `${backlink}#${await linkFor(sql, link, now())}` };
}

async function forNewEmail(
  sql: Sql,
  { customer_id, email }: { readonly customer_id: string; readonly email: string },
  context: PrepareContext,
): Promise<PreparedMail | undefined> {
  const account = await findAccount(sql, customer_id);
  if (!account) return undefined;
  const owner = await findConfirmedAccount(sql, emailKey(email));
  return owner
    ? { kind: 'email-taken', to: email, link: context.pageAddress(shopPaths.login()) }
    : confirming(sql, { customer_id, purpose: 'change-email', email }, context);
}
