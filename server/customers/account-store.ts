// The SQL of accounts (rows of the table `customer` that are not guests): their addresses and passwords.
import { sql as raw } from 'kysely';
import type { Registration } from '../../domain/customers/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { instant, type JsonText, jsonb, list, nullable, text } from '../platform/database/sql-type.ts';
import { any, build, statement } from '../platform/database/statement.ts';
import { readDetails } from './stored-details.ts';

export type AccountRow = {
  readonly id: string;
  readonly language: Language;
  readonly details: Registration;
  /** Normalised for signing in: see `emailKey`. */
  readonly email: string;
  readonly password_hash: string;
  readonly confirmed_at: Date | null;
};

type NewAccount = Omit<AccountRow, 'confirmed_at'> & {
  readonly newsletter_at: Date | null;
  readonly created_at: Date;
};

const newAccount = {
  id: text(),
  language: text<Language>(),
  details: jsonb<Registration>(),
  email: text(),
  password_hash: text(),
  newsletter_at: nullable(instant()),
  created_at: instant(),
};

const insertAccountStatement = statement('insert-account', newAccount, (account) =>
  build.insertInto('customer').values({ ...account, is_guest: false }),
);

const keepGuestStatement = statement('keep-guest-as-account', newAccount, ({ id, ...account }) =>
  build
    .updateTable('customer')
    .set({ ...account, is_guest: false })
    .where('id', '=', id)
    .where('is_guest', '=', true)
    .where('deleted_at', 'is', null)
    .returning('id'),
);

const accounts = build
  .selectFrom('customer')
  .select(['id', 'language', 'details', 'email', 'password_hash', 'confirmed_at'])
  .where('is_guest', '=', false)
  .where('deleted_at', 'is', null)
  .where('password_hash', 'is not', null)
  .$narrowType<Omit<AccountRow, 'confirmed_at'>>();

const findConfirmedStatement = statement('find-confirmed-account', { email: text() }, ({ email }) =>
  accounts.where('email', '=', email).where('confirmed_at', 'is not', null),
);

const unconfirmed = accounts.where('confirmed_at', 'is', null);

const findFirstUnconfirmedStatement = statement(
  'find-first-unconfirmed-account',
  { email: text(), preferred: list(text()) },
  ({ email, preferred }) =>
    unconfirmed
      .where('email', '=', email)
      .orderBy(({ eb }) => eb('id', '=', any(preferred)), 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(1),
);

const findLastUnconfirmedStatement = statement(
  'find-last-unconfirmed-account',
  { email: text() },
  ({ email }) =>
    unconfirmed.where('email', '=', email).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1),
);

const findAccountStatement = statement('find-account', { id: text() }, ({ id }) =>
  accounts.where('id', '=', id),
);

const lockAccountStatement = statement('lock-account', { id: text() }, ({ id }) =>
  build.selectFrom('customer').select('id').where('id', '=', id).forNoKeyUpdate(),
);

const savePasswordStatement = statement(
  'save-password-hash',
  { id: text(), password_hash: text() },
  ({ id, password_hash }) => build.updateTable('customer').set({ password_hash }).where('id', '=', id),
);

const saveConfirmedEmailStatement = statement(
  'save-confirmed-email',
  { id: text(), email: text(), typed: text(), at: instant() },
  ({ id, email, typed, at }) =>
    build
      .updateTable('customer')
      .set({
        email,
        confirmed_at: at,
        details: raw<JsonText>`jsonb_set(details, '{email}', to_jsonb(${typed}))`,
      })
      .where('id', '=', id),
);

export async function insertAccount(sql: Sql, account: NewAccount): Promise<void> {
  await sql.run(insertAccountStatement, account);
}

/** Turns a guest's row into the account; false when the row is not a guest's (any more). */
export async function keepGuest(sql: Sql, account: NewAccount): Promise<boolean> {
  return (await sql.first(keepGuestStatement, account)) !== undefined;
}

/** The account that has confirmed this address; there is at most one. */
export async function findConfirmedAccount(sql: Sql, email: string): Promise<AccountRow | undefined> {
  return readAccount(await sql.first(findConfirmedStatement, { email }));
}

/** The oldest of the accounts that claim this address, or one of the `preferred` ids that does. */
export async function findFirstUnconfirmedAccount(
  sql: Sql,
  email: string,
  preferred: readonly string[] = [],
): Promise<AccountRow | undefined> {
  return readAccount(await sql.first(findFirstUnconfirmedStatement, { email, preferred }));
}

/** The newest of the accounts that claim this address. */
export async function findLastUnconfirmedAccount(sql: Sql, email: string): Promise<AccountRow | undefined> {
  return readAccount(await sql.first(findLastUnconfirmedStatement, { email }));
}

export async function findAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  return readAccount(await sql.first(findAccountStatement, { id }));
}

function readAccount(row: AccountRow | undefined): AccountRow | undefined {
  return row && { ...row, details: readDetails(row.id, row.details) };
}

/** Locks an account until the end of the transaction, then reads it. */
export async function lockAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  await sql.run(lockAccountStatement, { id });
  return findAccount(sql, id);
}

export async function savePasswordHash(sql: Sql, id: string, passwordHash: string): Promise<void> {
  await sql.run(savePasswordStatement, { id, password_hash: passwordHash });
}

/**
 * Saves a confirmed address as the account's.
 * @throws a unique violation when another account was faster
 */
export async function saveConfirmedEmail(
  sql: Sql,
  confirmed: { id: string; email: string; typed: string; at: Date },
): Promise<void> {
  await sql.run(saveConfirmedEmailStatement, confirmed);
}
