// The SQL of passkeys (table `staff_passkey`).
import type { Sql } from '../../platform/database/sql.ts';
import { bigint, bytes, instant, list, text } from '../../platform/database/sql-type.ts';
import { any, build, statement } from '../../platform/database/statement.ts';

export type PasskeyRow = {
  readonly id: string;
  readonly staff_id: string;
  readonly public_key: Uint8Array;
  readonly counter: number;
  readonly transports: string[];
  readonly name: string;
  readonly created_at: Date;
  readonly used_at: Date | null;
};

const insertStatement = statement(
  'insert-staff-passkey',
  {
    id: text(),
    staff_id: text(),
    public_key: bytes(),
    counter: bigint(),
    transports: list(text()),
    name: text(),
    created_at: instant(),
  },
  (passkey) =>
    build
      .insertInto('staff_passkey')
      .values(passkey)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id'),
);

const passkeys = build
  .selectFrom('staff_passkey')
  .select(['id', 'staff_id', 'public_key', 'counter', 'transports', 'name', 'created_at', 'used_at']);

const findStatement = statement('find-staff-passkey', { id: text() }, ({ id }) =>
  passkeys.where('id', '=', id),
);

const listStatement = statement('list-staff-passkeys', { staff_id: text() }, ({ staff_id }) =>
  passkeys.where('staff_id', '=', staff_id).orderBy('created_at', 'desc').orderBy('id'),
);

const useStatement = statement(
  'use-staff-passkey',
  { id: text(), from: bigint(), to: bigint(), now: instant() },
  ({ id, from, to, now }) =>
    build
      .updateTable('staff_passkey')
      .set({ counter: to, used_at: now })
      .where('id', '=', id)
      .where('counter', '=', from)
      .returning('id'),
);

const renameStatement = statement(
  'rename-staff-passkey',
  { id: text(), staff_id: text(), name: text() },
  ({ id, staff_id, name }) =>
    build
      .updateTable('staff_passkey')
      .set({ name })
      .where('id', '=', id)
      .where('staff_id', '=', staff_id)
      .returning('id'),
);

const deleteStatement = statement(
  'delete-staff-passkey',
  { id: text(), staff_id: text() },
  ({ id, staff_id }) =>
    build.deleteFrom('staff_passkey').where('id', '=', id).where('staff_id', '=', staff_id).returning('id'),
);

const dropStatement = statement('drop-staff-passkeys', { staff_id: text() }, ({ staff_id }) =>
  build.deleteFrom('staff_passkey').where('staff_id', '=', staff_id),
);

const ownersStatement = statement('list-members-with-passkey', { ids: list(text()) }, ({ ids }) =>
  build.selectFrom('staff_passkey').select('staff_id').where('staff_id', '=', any(ids)).distinct(),
);

/** False when an authenticator's passkey is known already. */
export async function insertPasskey(sql: Sql, passkey: Omit<PasskeyRow, 'used_at'>): Promise<boolean> {
  return (await sql.first(insertStatement, passkey)) !== undefined;
}

export function findPasskey(sql: Sql, id: string): Promise<PasskeyRow | undefined> {
  return sql.first(findStatement, { id });
}

export function listPasskeys(sql: Sql, staffId: string): Promise<PasskeyRow[]> {
  return sql.all(listStatement, { staff_id: staffId });
}

/** Notes a use; false when another one was noted since the counter was read. */
export async function notePasskeyUse(
  sql: Sql,
  use: { readonly id: string; readonly from: number; readonly to: number; readonly now: Date },
): Promise<boolean> {
  return (await sql.first(useStatement, use)) !== undefined;
}

export async function renamePasskeyRow(
  sql: Sql,
  renamed: { readonly id: string; readonly staff_id: string; readonly name: string },
): Promise<boolean> {
  return (await sql.first(renameStatement, renamed)) !== undefined;
}

export async function deletePasskey(sql: Sql, id: string, staffId: string): Promise<boolean> {
  return (await sql.first(deleteStatement, { id, staff_id: staffId })) !== undefined;
}

export async function dropPasskeys(sql: Sql, staffId: string): Promise<void> {
  await sql.run(dropStatement, { staff_id: staffId });
}

/** Those of the members who have a passkey. */
export async function membersWithPasskey(sql: Sql, ids: readonly string[]): Promise<string[]> {
  return (await sql.all(ownersStatement, { ids })).map(({ staff_id }) => staff_id);
}
