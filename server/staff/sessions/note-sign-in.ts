import type { Sql } from '../../platform/database/sql.ts';
import { writeAct } from '../acts/write-act.ts';

/** Writes down that somebody has signed in, and how. */
export async function noteSignIn(
  sql: Sql,
  { staffId, address }: { readonly staffId: string; readonly address: string },
  way: 'password' | 'passkey' | 'directory',
  now: Date,
): Promise<void> {
  const by = { kind: 'staff', staffId, address } as const;
  const on = { kind: 'staff', id: staffId } as const;
  await writeAct(sql, { by, verb: 'staff.signed-in', on, after: { by: way } }, now);
}
