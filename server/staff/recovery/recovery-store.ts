// The SQL of links for a new password (table `staff_recovery`): of their secrets only digests are kept.
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, text } from '../../platform/database/sql-type.ts';
import { build, statement } from '../../platform/database/statement.ts';

const insertStatement = statement(
  'insert-staff-recovery',
  { secret_hash: text(), staff_id: text(), expires_at: instant() },
  (recovery) => build.insertInto('staff_recovery').values(recovery),
);

const wanted = { secret_hash: text(), now: instant() };

const findStatement = statement('find-staff-recovery', wanted, ({ secret_hash, now }) =>
  build
    .selectFrom('staff_recovery')
    .select('staff_id')
    .where('secret_hash', '=', secret_hash)
    .where('expires_at', '>', now),
);

const takeStatement = statement('take-staff-recovery', wanted, ({ secret_hash, now }) =>
  build
    .deleteFrom('staff_recovery')
    .where('secret_hash', '=', secret_hash)
    .where('expires_at', '>', now)
    .returning('staff_id'),
);

const dropStatement = statement('drop-staff-recoveries', { staff_id: text() }, ({ staff_id }) =>
  build.deleteFrom('staff_recovery').where('staff_id', '=', staff_id),
);

const sweepStatement = statement('sweep-staff-recoveries', { now: instant(), most: int() }, ({ now, most }) =>
  build
    .deleteFrom('staff_recovery')
    .where('secret_hash', 'in', (db) =>
      db
        .selectFrom('staff_recovery as ended')
        .select('ended.secret_hash')
        .where('ended.expires_at', '<=', now)
        .orderBy('ended.expires_at')
        .limit(most),
    )
    .returning('secret_hash'),
);

export async function insertRecovery(
  sql: Sql,
  recovery: { readonly secret_hash: string; readonly staff_id: string; readonly expires_at: Date },
): Promise<void> {
  await sql.run(insertStatement, recovery);
}

/** The member whom a valid link is for. */
export async function findRecovery(sql: Sql, secretHash: string, now: Date): Promise<string | undefined> {
  return (await sql.first(findStatement, { secret_hash: secretHash, now }))?.staff_id;
}

/** Uses a link up: of several calls at once, one gets it. */
export async function takeRecovery(sql: Sql, secretHash: string, now: Date): Promise<string | undefined> {
  return (await sql.first(takeStatement, { secret_hash: secretHash, now }))?.staff_id;
}

/** All links of a member are void. */
export async function dropRecoveries(sql: Sql, staffId: string): Promise<void> {
  await sql.run(dropStatement, { staff_id: staffId });
}

/** Forgets what has expired. Answers how many, at most `most`. */
export async function sweepRecoveries(sql: Sql, now: Date, most: number): Promise<number> {
  return (await sql.all(sweepStatement, { now, most })).length;
}
