// The SQL of invitations (table `staff_invitation`): of their secrets only digests are kept.
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const dropStatement = statement('drop-staff-invitations', { staff_id: text() }, ({ staff_id }) =>
  build.deleteFrom('staff_invitation').where('staff_id', '=', staff_id),
);

const insertStatement = statement(
  'insert-staff-invitation',
  { secret_hash: text(), staff_id: text(), expires_at: instant() },
  (invitation) => build.insertInto('staff_invitation').values(invitation),
);

const wanted = { secret_hash: text(), now: instant() };

const findStatement = statement('find-staff-invitation', wanted, ({ secret_hash, now }) =>
  build
    .selectFrom('staff_invitation')
    .select('staff_id')
    .where('secret_hash', '=', secret_hash)
    .where('expires_at', '>', now),
);

const takeStatement = statement('take-staff-invitation', wanted, ({ secret_hash, now }) =>
  build
    .deleteFrom('staff_invitation')
    .where('secret_hash', '=', secret_hash)
    .where('expires_at', '>', now)
    .returning('staff_id'),
);

const sweepStatement = statement(
  'sweep-staff-invitations',
  { now: instant(), most: int() },
  ({ now, most }) =>
    build
      .deleteFrom('staff_invitation')
      .where('secret_hash', 'in', (db) =>
        db
          .selectFrom('staff_invitation as ended')
          .select('ended.secret_hash')
          .where('ended.expires_at', '<=', now)
          .orderBy('ended.expires_at')
          .limit(most),
      )
      .returning('secret_hash'),
);

/** Stores an invitation; the member's earlier ones become invalid. */
export async function replaceInvitation(
  sql: Sql,
  invitation: { secret_hash: string; staff_id: string; expires_at: Date },
): Promise<void> {
  await sql.run(dropStatement, { staff_id: invitation.staff_id });
  await sql.run(insertStatement, invitation);
}

export async function dropInvitations(sql: Sql, staffId: string): Promise<void> {
  await sql.run(dropStatement, { staff_id: staffId });
}

/** The member whom a valid invitation is for. */
export async function findInvited(sql: Sql, secretHash: string, now: Date): Promise<string | undefined> {
  return (await sql.first(findStatement, { secret_hash: secretHash, now }))?.staff_id;
}

/** Uses an invitation up: of several calls at once, one gets it. */
export async function takeInvitation(sql: Sql, secretHash: string, now: Date): Promise<string | undefined> {
  return (await sql.first(takeStatement, { secret_hash: secretHash, now }))?.staff_id;
}

/** Forgets what has expired. Answers how many, at most `most`. */
export async function sweepInvitations(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { now, most })).length;
}
