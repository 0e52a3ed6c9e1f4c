// The SQL of accounts (table `customer`, rows that are no guests): what signs in, and with what.
import type { Registration } from '../../domain/customers/customer.ts';
import type { Language } from '../../domain/language.ts';
import type { Sql, Statement } from '../platform/database/sql.ts';

export type AccountRow = {
  readonly id: string;
  readonly language: Language;
  readonly details: Registration;
  /** As it signs in: see `emailKey`. */
  readonly email: string;
  readonly password_hash: string;
  readonly confirmed_at: Date | null;
};

const columns = 'id, language, details, email, password_hash, confirmed_at';
const isAccount = 'not is_guest and deleted_at is null and password_hash is not null';

type NewAccount = Omit<AccountRow, 'confirmed_at'> & {
  readonly newsletter_at: Date | null;
  readonly created_at: Date;
};

const insertAccountStatement: Statement<never> = {
  name: 'insert-account',
  text: `
    insert into customer (id, is_guest, language, details, email, password_hash, newsletter_at, created_at)
    values ($1, false, $2, $3::text::jsonb, $4, $5, $6, $7)`,
};

const keepGuestStatement: Statement<{ id: string }> = {
  name: 'keep-guest-as-account',
  text: `
    update customer set is_guest = false, language = $2, details = $3::text::jsonb, email = $4, password_hash = $5,
      newsletter_at = $6, created_at = $7
    where id = $1 and is_guest and deleted_at is null
    returning id`,
};

const findConfirmedStatement: Statement<AccountRow> = {
  name: 'find-confirmed-account',
  text: `select ${columns} from customer where email = $1 and confirmed_at is not null and ${isAccount}`,
};

const findUnconfirmedStatement: Statement<AccountRow> = {
  name: 'find-unconfirmed-account',
  text: `
    select ${columns} from customer where email = $1 and confirmed_at is null and ${isAccount}
    order by created_at desc, id limit 1`,
};

const findAccountStatement: Statement<AccountRow> = {
  name: 'find-account',
  text: `select ${columns} from customer where id = $1 and ${isAccount}`,
};

const lockAccountStatement: Statement<never> = {
  name: 'lock-account',
  text: 'select id from customer where id = $1 for no key update',
};

const savePasswordStatement: Statement<never> = {
  name: 'save-password-hash',
  text: 'update customer set password_hash = $2 where id = $1',
};

const saveConfirmedEmailStatement: Statement<never> = {
  name: 'save-confirmed-email',
  text: `
    update customer set email = $2, confirmed_at = $4,
      details = jsonb_set(details, '{email}', to_jsonb($3::text))
    where id = $1`,
};

export async function insertAccount(sql: Sql, account: NewAccount): Promise<void> {
  await sql.named(insertAccountStatement, valuesOf(account));
}

function valuesOf(account: NewAccount): unknown[] {
  return [
    account.id,
    account.language,
    JSON.stringify(account.details),
    account.email,
    account.password_hash,
    account.newsletter_at,
    account.created_at,
  ];
}

/** Makes a guest's row the account; false when it is no guest's (any more). */
export async function keepGuest(sql: Sql, account: NewAccount): Promise<boolean> {
  return (await sql.named(keepGuestStatement, valuesOf(account))).length > 0;
}

/** The account that has this address for good: there is one at most. */
export async function findConfirmedAccount(sql: Sql, email: string): Promise<AccountRow | undefined> {
  return (await sql.named(findConfirmedStatement, [email]))[0];
}

/** The newest of those that claim this address. */
export async function findUnconfirmedAccount(sql: Sql, email: string): Promise<AccountRow | undefined> {
  return (await sql.named(findUnconfirmedStatement, [email]))[0];
}

export async function findAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  return (await sql.named(findAccountStatement, [id]))[0];
}

/** An account that stays as it is until the end of the transaction; locked first and read after. */
export async function lockAccount(sql: Sql, id: string): Promise<AccountRow | undefined> {
  await sql.named(lockAccountStatement, [id]);
  return findAccount(sql, id);
}

export async function savePasswordHash(sql: Sql, id: string, passwordHash: string): Promise<void> {
  await sql.named(savePasswordStatement, [id, passwordHash]);
}

/**
 * Makes an address that has answered the account's own.
 * @throws a unique violation when another account was faster
 */
export async function saveConfirmedEmail(
  sql: Sql,
  { id, email, typed, at }: { id: string; email: string; typed: string; at: Date },
): Promise<void> {
  await sql.named(saveConfirmedEmailStatement, [id, email, typed, at]);
}
