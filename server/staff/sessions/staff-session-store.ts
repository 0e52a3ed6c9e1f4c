// The SQL of the office's sessions (table `staff_session`). Of cookies only digests are kept.
import type { Sql } from '../../platform/database/sql.ts';
import { boolean, instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

type NewSession = {
  readonly id: string;
  readonly staff_id: string;
  readonly secret_hash: string;
  readonly signed_in_at: Date;
  readonly expires_at: Date;
  readonly factor_at: Date | null;
  readonly address: string;
  readonly browser: string | null;
  readonly system: string | null;
  /** There is a second factor, and it was not given yet. */
  readonly factor_due: boolean;
  /** The directory's own id of the session in which it signed them in. */
  readonly directory_session: string | null;
};

const insertStatement = statement(
  'insert-staff-session',
  {
    id: text(),
    staff_id: text(),
    secret_hash: text(),
    signed_in_at: instant(),
    expires_at: instant(),
    factor_at: nullable(instant()),
    address: text(),
    browser: nullable(text()),
    system: nullable(text()),
    factor_due: boolean(),
    directory_session: nullable(text()),
  },
  (session) => build.insertInto('staff_session').values({ ...session, used_at: session.signed_in_at }),
);

const findStatement = statement(
  'find-staff-session',
  { secret_hash: text(), used_after: instant(), now: instant() },
  ({ secret_hash, used_after, now }) =>
    build
      .selectFrom('staff_session as session')
      .innerJoin('staff_member as member', 'member.id', 'session.staff_id')
      .select([
        'session.id',
        'session.staff_id',
        'session.used_at',
        'session.factor_at',
        'session.factor_due',
        'member.roles',
      ])
      .where('session.secret_hash', '=', secret_hash)
      .where('session.used_at', '>', used_after)
      .where('session.expires_at', '>', now)
      .where('member.state', '=', 'active'),
);

const touchStatement = statement('touch-staff-session', { id: text(), now: instant() }, ({ id, now }) =>
  build.updateTable('staff_session').set({ used_at: now }).where('id', '=', id),
);

const deleteStatement = statement('delete-staff-session', { id: text() }, ({ id }) =>
  build.deleteFrom('staff_session').where('id', '=', id),
);

const deleteOthersStatement = statement(
  'delete-other-staff-sessions',
  { staff_id: text(), kept: text() },
  ({ staff_id, kept }) =>
    build
      .deleteFrom('staff_session')
      .where('staff_id', '=', staff_id)
      .where('id', '<>', kept)
      .returning('id'),
);

const deleteOneStatement = statement(
  'delete-staff-session-of-member',
  { id: text(), staff_id: text() },
  ({ id, staff_id }) =>
    build.deleteFrom('staff_session').where('id', '=', id).where('staff_id', '=', staff_id).returning('id'),
);

const listStatement = statement(
  'list-staff-sessions',
  { staff_id: text(), used_after: instant(), now: instant() },
  ({ staff_id, used_after, now }) =>
    build
      .selectFrom('staff_session')
      .select(['id', 'browser', 'system', 'address', 'signed_in_at', 'used_at'])
      .where('staff_id', '=', staff_id)
      .where('used_at', '>', used_after)
      .where('expires_at', '>', now)
      .orderBy('used_at', 'desc')
      .orderBy('id'),
);

const lastUsedStatement = statement('find-last-use-of-office', {}, () =>
  build
    .selectFrom('staff_session')
    .select(['staff_id', ({ fn }) => fn.max('used_at').as('used_at')])
    .groupBy('staff_id'),
);

const noteFactorStatement = statement('note-staff-factor', { id: text(), now: instant() }, ({ id, now }) =>
  build.updateTable('staff_session').set({ factor_at: now }).where('id', '=', id),
);

const noteDirectoryStatement = statement(
  'note-directory-of-staff-session',
  { id: text(), directory_session: nullable(text()) },
  ({ id, directory_session }) =>
    build.updateTable('staff_session').set({ directory_session }).where('id', '=', id),
);

const sweepStatement = statement('sweep-staff-sessions', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('staff_session')
    .where('id', 'in', (db) =>
      db
        .selectFrom('staff_session as ended')
        .select('ended.id')
        .where('ended.expires_at', '<=', now)
        .orderBy('ended.expires_at')
        .limit(most),
    )
    .returning('id'),
);

export async function insertStaffSession(sql: Sql, session: NewSession): Promise<void> {
  await sql.run(insertStatement, session);
}

/** The session of a cookie, while it is in use and its member has not left. @param usedAfter idle ones were used before */
export function findStaffSession(sql: Sql, secretHash: string, usedAfter: Date, now: Date) {
  return sql.first(findStatement, { secret_hash: secretHash, used_after: usedAfter, now });
}

/** Notes that a session is in use. */
export async function touchStaffSession(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(touchStatement, { id, now });
}

export async function deleteStaffSession(sql: Sql, id: string): Promise<void> {
  await sql.run(deleteStatement, { id });
}

/** Ends all sessions of a member but one; '' keeps none. @returns how many */
export async function deleteOtherStaffSessions(sql: Sql, staffId: string, kept: string): Promise<number> {
  return (await sql.all(deleteOthersStatement, { staff_id: staffId, kept })).length;
}

/** Ends a session if it is this member's. @returns how many: 0 or 1 */
export async function deleteStaffSessionOf(sql: Sql, staffId: string, id: string): Promise<number> {
  return (await sql.all(deleteOneStatement, { id, staff_id: staffId })).length;
}

/** A member's sessions that are in use, the latest used first. */
export function listStaffSessions(sql: Sql, staffId: string, usedAfter: Date, now: Date) {
  return sql.all(listStatement, { staff_id: staffId, used_after: usedAfter, now });
}

/** When each member last used the office, as far as sessions remember. */
export async function lastUsed(sql: Sql): Promise<ReadonlyMap<string, Date>> {
  return new Map((await sql.all(lastUsedStatement)).map(({ staff_id, used_at }) => [staff_id, used_at]));
}

/** The second factor was given in this session. */
export async function noteFactor(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.run(noteFactorStatement, { id, now });
}

/** The directory has signed its owner in once more: its own session may be another one. */
export async function noteDirectorySession(
  sql: Sql,
  id: string,
  directorySession: string | undefined,
): Promise<void> {
  await sql.run(noteDirectoryStatement, { id, directory_session: directorySession ?? null });
}

/** Forgets what has ended. Answers how many, at most `most`. */
export async function sweepStaffSessions(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { now, most })).length;
}
