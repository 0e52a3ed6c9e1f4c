// The SQL of the museum's directory (tables `staff_directory_account`, `staff_directory_visit`).
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, nullable, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const account = { issuer: text(), subject: text() };

const findAccountStatement = statement('find-staff-directory-account', account, ({ issuer, subject }) =>
  build
    .selectFrom('staff_directory_account')
    .select('staff_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject),
);

const findIssuerStatement = statement('find-staff-directory-issuer', { staff_id: text() }, ({ staff_id }) =>
  build.selectFrom('staff_directory_account').select('issuer').where('staff_id', '=', staff_id),
);

const linkStatement = statement(
  'link-staff-directory-account',
  { ...account, staff_id: text(), linked_at: instant() },
  (link) =>
    build
      .insertInto('staff_directory_account')
      .values(link)
      .onConflict((conflict) =>
        conflict
          .columns(['issuer', 'subject'])
          .doUpdateSet({ staff_id: link.staff_id, linked_at: link.linked_at, told_at: null }),
      ),
);

const findToldStatement = statement('find-told-by-staff-directory', account, ({ issuer, subject }) =>
  build
    .selectFrom('staff_directory_account')
    .select('told_at')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject),
);

const noteToldStatement = statement(
  'note-told-by-staff-directory',
  { ...account, told_at: instant() },
  ({ issuer, subject, told_at }) =>
    build
      .updateTable('staff_directory_account')
      .set(({ fn }) => ({ told_at: fn<Date>('greatest', ['told_at', told_at]) }))
      .where('issuer', '=', issuer)
      .where('subject', '=', subject),
);

const unlinkStatement = statement('unlink-staff-directory-account', { staff_id: text() }, ({ staff_id }) =>
  build.deleteFrom('staff_directory_account').where('staff_id', '=', staff_id),
);

const insertVisitStatement = statement(
  'insert-staff-directory-visit',
  {
    secret_hash: text(),
    session_id: nullable(text()),
    back: text(),
    started_at: instant(),
    expires_at: instant(),
  },
  (visit) => build.insertInto('staff_directory_visit').values(visit),
);

const takeVisitStatement = statement(
  'take-staff-directory-visit',
  { secret_hash: text(), now: instant() },
  ({ secret_hash, now }) =>
    build
      .deleteFrom('staff_directory_visit')
      .where('secret_hash', '=', secret_hash)
      .where('expires_at', '>', now)
      .returning(['session_id', 'back', 'started_at']),
);

const sweepStatement = statement(
  'sweep-staff-directory-visits',
  { now: instant(), most: int() },
  ({ now, most }) =>
    build
      .deleteFrom('staff_directory_visit')
      .where('secret_hash', 'in', (db) =>
        db
          .selectFrom('staff_directory_visit as ended')
          .select('ended.secret_hash')
          .where('ended.expires_at', '<=', now)
          .orderBy('ended.expires_at')
          .limit(most),
      )
      .returning('secret_hash'),
);

export type Account = { readonly issuer: string; readonly subject: string };

/** The member whom an account of the directory belongs to, also one who has left. */
export async function findLinked(sql: Sql, { issuer, subject }: Account): Promise<string | undefined> {
  return (await sql.first(findAccountStatement, { issuer, subject }))?.staff_id;
}

/** The directory that signs a member in. */
export async function issuerOf(sql: Sql, staffId: string): Promise<string | undefined> {
  return (await sql.first(findIssuerStatement, { staff_id: staffId }))?.issuer;
}

/** When the directory last said who somebody is; undefined until it does. */
export async function lastTold(sql: Sql, { issuer, subject }: Account): Promise<Date | undefined> {
  return (await sql.first(findToldStatement, { issuer, subject }))?.told_at ?? undefined;
}

/** Notes when the directory said who somebody is; never an earlier time than before. */
export async function noteTold(sql: Sql, { issuer, subject }: Account, toldAt: Date): Promise<void> {
  await sql.run(noteToldStatement, { issuer, subject, told_at: toldAt });
}

/** From now on the account is this member's, and the only one. */
export async function linkAccount(
  sql: Sql,
  { issuer, subject }: Account,
  staff_id: string,
  linked_at: Date,
): Promise<void> {
  await sql.run(unlinkStatement, { staff_id });
  await sql.run(linkStatement, { issuer, subject, staff_id, linked_at });
}

export async function insertVisit(
  sql: Sql,
  visit: {
    readonly secret_hash: string;
    readonly session_id: string | null;
    readonly back: string;
    readonly started_at: Date;
    readonly expires_at: Date;
  },
): Promise<void> {
  await sql.run(insertVisitStatement, visit);
}

/** Uses a visit up: of several arrivals, one gets it. */
export function takeVisit(sql: Sql, secretHash: string, now: Date) {
  return sql.first(takeVisitStatement, { secret_hash: secretHash, now });
}

/** Forgets what has expired. Answers how many, at most `most`. */
export async function sweepVisits(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { now, most })).length;
}
