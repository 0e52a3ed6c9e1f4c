// A member's roles and houses are changed, or a member leaves (operations 1). The last admin stays one: otherwise nobody could
// give roles any more.
import type { Actor } from '../../../domain/staff/act.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { writeAct } from '../acts/write-act.ts';
import { dropApp } from '../factor/app-store.ts';
import { dropPasskeys } from '../factor/passkey-store.ts';
import { dropInvitations } from '../members/invitation-store.ts';
import { endMemberRow, lockAdmins, lockMember, saveRoles } from '../members/member-store.ts';
import { deleteOtherStaffSessions } from '../sessions/staff-session-store.ts';

type Changed = 'done' | 'unknown' | 'last-admin';

/** In the caller's transaction. What somebody may do changes at once, in all their sessions. */
export async function changeRoles(
  sql: Sql,
  {
    id,
    roles,
    houses,
    reason,
  }: { id: string; roles: readonly string[]; houses: readonly string[]; reason?: string | undefined },
  by: Actor,
  now: Date,
): Promise<Changed> {
  const isLast = !roles.includes('admin') && (await isLastAdmin(sql, id));
  const member = await lockMember(sql, id);
  if (!member || member.state === 'ended') return 'unknown';
  if (isLast) return 'last-admin';
  await saveRoles(sql, { id, roles, houses });
  const before = { roles: member.roles, houses: member.houses };
  const after = { roles, houses };
  const on = { kind: 'staff', id } as const;
  await writeAct(sql, { by, verb: 'staff.roles-changed', on, before, after, reason }, now);
  return 'done';
}

async function isLastAdmin(sql: Sql, id: string): Promise<boolean> {
  const admins = await lockAdmins(sql);
  return admins.length === 1 && admins[0] === id;
}

/** In the caller's transaction. All sessions end, and so do an invitation and all factors. */
export async function endMember(
  sql: Sql,
  { id, reason }: { id: string; reason?: string | undefined },
  by: Actor,
  now: Date,
): Promise<Changed> {
  const isLast = await isLastAdmin(sql, id);
  const member = await lockMember(sql, id);
  if (!member || member.state === 'ended') return 'unknown';
  if (isLast) return 'last-admin';
  await endMemberRow(sql, id, now);
  await deleteOtherStaffSessions(sql, id, '');
  await dropInvitations(sql, id);
  await dropApp(sql, id);
  await dropPasskeys(sql, id);
  const before = { state: member.state, roles: member.roles };
  await writeAct(sql, { by, verb: 'staff.ended', on: { kind: 'staff', id }, before, reason }, now);
  return 'done';
}
