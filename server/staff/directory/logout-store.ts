// The SQL of signing out by the museum's directory (table `staff_directory_logout`, and the sessions that end).
import { type Expression, sql as raw } from 'kysely';
import { secretDigest } from '../../credentials/link-secret.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, byHand, statement } from '../../platform/database/statement.ts';
import type { DirectoryPerson } from './ask-directory.ts';
import type { DirectoryLogout } from './logout-token.ts';

// By hand: an advisory lock, because whoever signs in for the first time has no row yet.
const lockStatement = byHand(
  'lock-staff-directory',
  { issuer: text() },
  { locked: text() },
  ({ issuer }) => raw`select pg_advisory_xact_lock(7012103, hashtext(${issuer}))::text as locked`,
);

const insertStatement = statement(
  'insert-staff-directory-logout',
  {
    token_hash: text(),
    issuer: text(),
    subject: nullable(text()),
    directory_session: nullable(text()),
    issued_at: instant(),
    expires_at: instant(),
  },
  (logout) =>
    build
      .insertInto('staff_directory_logout')
      .values(logout)
      .onConflict((conflict) => conflict.column('token_hash').doNothing())
      .returning('token_hash'),
);

const findOfSessionStatement = statement(
  'find-logout-of-directory-session',
  { issuer: text(), directory_session: text() },
  ({ issuer, directory_session }) =>
    build
      .selectFrom('staff_directory_logout')
      .select('token_hash')
      .where('issuer', '=', issuer)
      .where('directory_session', '=', directory_session)
      .limit(1),
);

const findOfSubjectStatement = statement(
  'find-logout-of-directory-subject',
  { issuer: text(), subject: text(), told_at: instant() },
  ({ issuer, subject, told_at }) =>
    build
      .selectFrom('staff_directory_logout')
      .select('token_hash')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('directory_session', 'is', null)
      .where('issued_at', '>=', told_at)
      .limit(1),
);

const endSessionStatement = statement(
  'end-sessions-of-directory-session',
  { issuer: text(), directory_session: text() },
  ({ issuer, directory_session }) =>
    endOf(issuer).where('staff_session.directory_session', '=', directory_session),
);

const endUnnamedStatement = statement(
  'end-unnamed-sessions-of-directory-subject',
  { issuer: text(), subject: text() },
  ({ issuer, subject }) =>
    endOf(issuer).where('account.subject', '=', subject).where('staff_session.directory_session', 'is', null),
);

const endAllStatement = statement(
  'end-sessions-of-directory-subject',
  { issuer: text(), subject: text() },
  ({ issuer, subject }) => endOf(issuer).where('account.subject', '=', subject),
);

function endOf(issuer: Expression<string>) {
  return build
    .deleteFrom('staff_session')
    .using('staff_directory_account as account')
    .whereRef('account.staff_id', '=', 'staff_session.staff_id')
    .where('account.issuer', '=', issuer)
    .returning('staff_session.staff_id');
}

const sweepStatement = statement(
  'sweep-staff-directory-logouts',
  { now: instant(), most: int() },
  ({ now, most }) =>
    build
      .deleteFrom('staff_directory_logout')
      .where('token_hash', 'in', (db) =>
        db
          .selectFrom('staff_directory_logout as old')
          .select('old.token_hash')
          .where('old.expires_at', '<=', now)
          .orderBy('old.expires_at')
          .limit(most),
      )
      .returning('token_hash'),
);

/** Signing in and out by a directory happen one after the other, until the end of the transaction. */
export async function lockDirectory(sql: Sql, issuer: string): Promise<void> {
  await sql.run(lockStatement, { issuer });
}

/** Remembers a token of the directory. False when it came before. @param keptFor in milliseconds */
export async function rememberLogout(
  sql: Sql,
  { issuer, tokenId, subject, session, issuedAt }: DirectoryLogout,
  now: Date,
  keptFor: number,
): Promise<boolean> {
  const remembered = await sql.all(insertStatement, {
    token_hash: secretDigest(`${issuer} ${tokenId}`),
    issuer,
    subject: subject ?? null,
    directory_session: session ?? null,
    issued_at: issuedAt,
    expires_at: new Date(now.getTime() + keptFor),
  });
  return remembered.length > 0;
}

/** Has the directory signed somebody out since it said who they are? */
export async function isSignedOut(
  sql: Sql,
  { issuer, subject, session, toldAt }: Pick<DirectoryPerson, 'issuer' | 'subject' | 'session' | 'toldAt'>,
): Promise<boolean> {
  const ofSession =
    session === undefined
      ? undefined
      : await sql.first(findOfSessionStatement, { issuer, directory_session: session });
  return (
    (ofSession ?? (await sql.first(findOfSubjectStatement, { issuer, subject, told_at: toldAt }))) !==
    undefined
  );
}

/**
 * Ends the sessions that the directory has ended, and those of the same person of which it has never said to which of its own they
 * belong.
 * @returns of each session that ended, whose it was
 */
export async function endSessionsOf(
  sql: Sql,
  { issuer, subject, session }: DirectoryLogout,
): Promise<string[]> {
  const ended =
    session === undefined ? [] : await sql.all(endSessionStatement, { issuer, directory_session: session });
  if (subject !== undefined)
    ended.push(
      ...(await sql.all(session === undefined ? endAllStatement : endUnnamedStatement, { issuer, subject })),
    );
  return ended.map(({ staff_id }) => staff_id);
}

/** Forgets what no answer under way can belong to any more. Answers how many, at most `most`. */
export async function sweepLogouts(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { now, most })).length;
}
