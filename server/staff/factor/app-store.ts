// The SQL of staff's apps and recovery codes (tables `staff_app`, `staff_recovery_code`). Of recovery codes only digests are kept.

import { sql as raw } from 'kysely';
import type { Sql } from '../../platform/database/sql.ts';
import { instant, int, list, text } from '../../platform/database/sql-type.ts';
import { any, build, byHand, statement } from '../../platform/database/statement.ts';

export type StaffApp = {
  readonly secret: string;
  readonly confirmed_at: Date | null;
  readonly last_step: number;
};

const ofMember = { staff_id: text() };

const findStatement = statement('find-staff-app', ofMember, ({ staff_id }) =>
  build
    .selectFrom('staff_app')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('staff_id', '=', staff_id),
);

const startStatement = statement('start-staff-app', { ...ofMember, secret: text() }, (app) =>
  build
    .insertInto('staff_app')
    .values(app)
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ secret: app.secret })
        .where('staff_app.confirmed_at', 'is', null),
    )
    .returning('staff_id'),
);

const takeStepStatement = statement(
  'take-staff-app-step',
  { ...ofMember, secret: text(), step: int() },
  ({ staff_id, secret, step }) =>
    build
      .updateTable('staff_app')
      .set({ last_step: step })
      .where('staff_id', '=', staff_id)
      .where('secret', '=', secret)
      .where('last_step', '<', step)
      .returning('staff_id'),
);

const confirmStatement = statement('confirm-staff-app', { ...ofMember, at: instant() }, ({ staff_id, at }) =>
  build
    .updateTable('staff_app')
    .set({ confirmed_at: at })
    .where('staff_id', '=', staff_id)
    .where('confirmed_at', 'is', null)
    .returning('staff_id'),
);

const dropAppStatement = statement('drop-staff-app', ofMember, ({ staff_id }) =>
  build.deleteFrom('staff_app').where('staff_id', '=', staff_id),
);

// By hand: any number of codes in one statement.
const addCodesStatement = byHand(
  'add-staff-recovery-codes',
  { ...ofMember, code_hashes: list(text()) },
  {},
  ({ staff_id, code_hashes }) => raw`
    insert into staff_recovery_code (staff_id, code_hash) select ${staff_id}, hash from unnest(${code_hashes}) as t (hash)`,
);

const takeCodeStatement = statement(
  'take-staff-recovery-code',
  { ...ofMember, code_hash: text() },
  ({ staff_id, code_hash }) =>
    build
      .deleteFrom('staff_recovery_code')
      .where('staff_id', '=', staff_id)
      .where('code_hash', '=', code_hash)
      .returning('code_hash'),
);

const countCodesStatement = statement('count-staff-recovery-codes', ofMember, ({ staff_id }) =>
  build.selectFrom('staff_recovery_code').select('code_hash').where('staff_id', '=', staff_id),
);

const dropCodesStatement = statement('drop-staff-recovery-codes', ofMember, ({ staff_id }) =>
  build.deleteFrom('staff_recovery_code').where('staff_id', '=', staff_id),
);

const withAppStatement = statement('list-members-with-app', { ids: list(text()) }, ({ ids }) =>
  build
    .selectFrom('staff_app')
    .select('staff_id')
    .where('staff_id', '=', any(ids))
    .where('confirmed_at', 'is not', null),
);

/** The member's app, confirmed or not. */
export function findApp(sql: Sql, staffId: string): Promise<StaffApp | undefined> {
  return sql.first(findStatement, { staff_id: staffId });
}

/** Stores a secret that is not confirmed yet; false when a confirmed one is in use. */
export async function startApp(sql: Sql, staffId: string, secret: string): Promise<boolean> {
  return (await sql.first(startStatement, { staff_id: staffId, secret })) !== undefined;
}

/** Uses up a period's code; false when it, or a later one, was used before. Of several calls at once, one gets it. */
export async function takeAppStep(sql: Sql, staffId: string, secret: string, step: number): Promise<boolean> {
  return (await sql.first(takeStepStatement, { staff_id: staffId, secret, step })) !== undefined;
}

/** False when it was confirmed before. */
export async function confirmApp(sql: Sql, staffId: string, at: Date): Promise<boolean> {
  return (await sql.first(confirmStatement, { staff_id: staffId, at })) !== undefined;
}

/** The app and the recovery codes are gone. */
export async function dropApp(sql: Sql, staffId: string): Promise<void> {
  await sql.run(dropAppStatement, { staff_id: staffId });
  await sql.run(dropCodesStatement, { staff_id: staffId });
}

/** The member's earlier codes become void. */
export async function replaceRecoveryCodes(
  sql: Sql,
  staffId: string,
  hashes: readonly string[],
): Promise<void> {
  await sql.run(dropCodesStatement, { staff_id: staffId });
  await sql.run(addCodesStatement, { staff_id: staffId, code_hashes: hashes });
}

/** Uses a recovery code up: of several calls at once, one gets it. */
export async function takeStaffRecoveryCode(sql: Sql, staffId: string, codeHash: string): Promise<boolean> {
  return (await sql.first(takeCodeStatement, { staff_id: staffId, code_hash: codeHash })) !== undefined;
}

export async function countStaffRecoveryCodes(sql: Sql, staffId: string): Promise<number> {
  return (await sql.all(countCodesStatement, { staff_id: staffId })).length;
}

/** Those of the members who have an app. */
export async function membersWithApp(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return (await sql.all(withAppStatement, { ids })).map(({ staff_id }) => staff_id);
}
