// The SQL of sessions (table `customer_session`): who is signed in, and until when. Of tokens only digests are kept.

import type { SessionDevice } from '../../credentials/session-device.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, plannedOnce, statement } from '../../platform/database/statement.ts';

export type SessionRow = {
  readonly id: string;
  readonly customer_id: string;
  readonly is_guest: boolean;
  readonly signed_in_at: Date;
  /** Null for guests. */
  readonly used_at: Date | null;
};

export type NewSession = {
  readonly id: string;
  readonly customer_id: string;
  readonly token_hash: string;
  readonly signed_in_at: Date;
  readonly expires_at: Date;
  /** Null for guests. */
  readonly used_at: Date | null;
} & SessionDevice;

export type ListedSession = Pick<SessionRow, 'id' | 'signed_in_at' | 'used_at'> & SessionDevice;

const insertSessionStatement = plannedOnce(
  statement(
    'insert-session',
    {
      id: text(),
      customer_id: text(),
      token_hash: text(),
      signed_in_at: instant(),
      expires_at: instant(),
      used_at: nullable(instant()),
      browser: nullable(text()),
      system: nullable(text()),
    },
    (session) => build.insertInto('customer_session').values(session),
  ),
);

// Whether a session has ended is compared by `findSession`: with that as a condition, PostgreSQL would look up all sessions that
// have not ended, as long as it has not counted the table.
const findSessionStatement = plannedOnce(
  statement('find-session', { token_hash: text(), now: instant() }, ({ token_hash, now }) =>
    build
      .selectFrom('customer_session as session')
      .innerJoin('customer', 'customer.id', 'session.customer_id')
      .select([
        'session.id',
        'session.customer_id',
        'customer.is_guest',
        'session.signed_in_at',
        'session.used_at',
        'session.expires_at',
      ])
      .where(({ or, and, eb }) =>
        or([
          eb('session.token_hash', '=', token_hash),
          and([eb('session.former_token_hash', '=', token_hash), eb('session.former_ends_at', '>', now)]),
        ]),
      )
      .where('customer.deleted_at', 'is', null),
  ),
);

const shareCustomerStatement = plannedOnce(
  statement('share-customer', { id: text() }, ({ id }) =>
    build.selectFrom('customer').select('id').where('id', '=', id).forShare(),
  ),
);

const replaceTokenStatement = statement(
  'replace-session-token',
  { id: text(), from: text(), to: text(), former_ends_at: instant(), expires_at: instant(), now: instant() },
  ({ id, from, to, former_ends_at, expires_at, now }) =>
    build
      .updateTable('customer_session')
      .set({ token_hash: to, former_token_hash: from, former_ends_at, expires_at })
      .where('id', '=', id)
      .where('token_hash', '=', from)
      .where('expires_at', '>', now)
      .returning('id'),
);

const findSuccessorStatement = statement(
  'find-successor-token',
  { id: text(), former: text(), now: instant() },
  ({ id, former, now }) =>
    build
      .selectFrom('customer_session')
      .select('expires_at')
      .where('id', '=', id)
      .where('former_token_hash', '=', former)
      .where('former_ends_at', '>', now)
      .where('expires_at', '>', now),
);

const deleteSessionStatement = statement('delete-session', { id: text() }, ({ id }) =>
  build.deleteFrom('customer_session').where('id', '=', id),
);

const deleteSessionsStatement = statement(
  'delete-sessions-of-customer',
  { customer: text() },
  ({ customer }) => build.deleteFrom('customer_session').where('customer_id', '=', customer),
);

const touchSessionStatement = plannedOnce(
  statement('touch-session', { id: text(), now: instant() }, ({ id, now }) =>
    build.updateTable('customer_session').set({ used_at: now }).where('id', '=', id),
  ),
);

const findSessionsStatement = statement(
  'find-sessions-of-customer',
  { customer: text(), now: instant() },
  ({ customer, now }) =>
    build
      .selectFrom('customer_session')
      .select(['id', 'browser', 'system', 'signed_in_at', 'used_at'])
      .where('customer_id', '=', customer)
      .where('expires_at', '>', now)
      .orderBy(({ fn }) => fn.coalesce('used_at', 'signed_in_at'), 'desc')
      .orderBy('id'),
);

const deleteSessionOfStatement = statement(
  'delete-session-of-customer',
  { id: text(), customer: text() },
  ({ id, customer }) =>
    build
      .deleteFrom('customer_session')
      .where('id', '=', id)
      .where('customer_id', '=', customer)
      .returning('id'),
);

const deleteOtherSessionsStatement = statement(
  'delete-other-sessions',
  { customer: text(), kept: text() },
  ({ customer, kept }) =>
    build
      .deleteFrom('customer_session')
      .where('customer_id', '=', customer)
      .where('id', '!=', kept)
      .returning('id'),
);

const sweepSessionsStatement = statement('sweep-sessions', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('customer_session')
    .where('id', 'in', (db) =>
      db
        .selectFrom('customer_session as ended')
        .select('ended.id')
        .where('ended.expires_at', '<=', now)
        .orderBy('ended.expires_at')
        .limit(most),
    )
    .where('expires_at', '<=', now)
    .returning('id'),
);

export async function insertSession(sql: Sql, session: NewSession): Promise<void> {
  await sql.run(insertSessionStatement, session);
}

/** The session of a token, while both are valid and its customer exists. */
export async function findSession(sql: Sql, tokenHash: string, now: Date): Promise<SessionRow | undefined> {
  const session = await sql.first(findSessionStatement, { token_hash: tokenHash, now });
  if (!session) return undefined;
  const { expires_at: endsAt, ...found } = session;
  return endsAt > now ? found : undefined;
}

/** Keeps the customer unchanged until this transaction ends: a change that also ends their sessions waits for it. */
export async function shareCustomer(sql: Sql, customerId: string): Promise<void> {
  await sql.run(shareCustomerStatement, { id: customerId });
}

/**
 * Gives a session another token; the present one stays valid until `former_ends_at`. False when it is not the present
 * one (any more). Of several calls at once, one replaces it.
 */
export async function replaceToken(
  sql: Sql,
  change: { id: string; from: string; to: string; former_ends_at: Date; expires_at: Date; now: Date },
): Promise<boolean> {
  return (await sql.first(replaceTokenStatement, change)) !== undefined;
}

/** When the token ends that has replaced this one; undefined when this one is no longer valid. */
export async function findSuccessorEnd(
  sql: Sql,
  replaced: { id: string; former: string; now: Date },
): Promise<Date | undefined> {
  return (await sql.first(findSuccessorStatement, replaced))?.expires_at;
}

export async function deleteSession(sql: Sql, id: string): Promise<void> {
  await sql.run(deleteSessionStatement, { id });
}

/** Ends every session of a customer, wherever they are signed in. */
export async function deleteSessionsOf(sql: Sql, customerId: string): Promise<void> {
  await sql.run(deleteSessionsStatement, { customer: customerId });
}

/** Notes that a session is in use. */
export async function touchSession(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(touchSessionStatement, { id, now });
}

/** A customer's valid sessions, the latest used first. */
export function findSessionsOf(sql: Sql, customerId: string, now: Date): Promise<ListedSession[]> {
  return sql.all(findSessionsStatement, { customer: customerId, now });
}

/** Ends a session if it is this customer's. @returns how many: 0 or 1 */
export async function deleteSessionOf(sql: Sql, customerId: string, id: string): Promise<number> {
  return (await sql.all(deleteSessionOfStatement, { id, customer: customerId })).length;
}

/** Ends all sessions of a customer but one. @returns how many */
export async function deleteOtherSessions(sql: Sql, customerId: string, kept: string): Promise<number> {
  return (await sql.all(deleteOtherSessionsStatement, { customer: customerId, kept })).length;
}

/** Forgets what has ended. Answers how many, at most `most`. */
export async function sweepSessions(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepSessionsStatement, { now, most })).length;
}
