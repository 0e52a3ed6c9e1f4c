// The museum's people for those who look after them (operations 1). Nobody gives rights that they do not have, nor takes them
// from whoever has more: looking after people is no way to become admin.
import type { Language } from '../../../domain/language.ts';
import { inLanguage } from '../../../domain/language.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Actor } from '../../../domain/staff/act.ts';
import type { StaffPerson } from '../../../domain/staff/people-contract.ts';
import { ROLES } from '../../../domain/staff/permissions.ts';
import { permissionsOf, rolePermissions } from '../../../domain/staff/role.ts';
import { mustHaveFactor } from '../../../domain/staff/second-factor.ts';
import type { StaffBearer } from '../../api/bearer.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { writeAct } from '../acts/write-act.ts';
import { dropApp } from '../factor/app-store.ts';
import { membersWithFactor } from '../factor/factors-of.ts';
import { dropPasskeys } from '../factor/passkey-store.ts';
import { museumRoleNames, museumRoles } from '../folder/staff-settings.ts';
import { tellMember, type WritesStaffMails } from '../mails/staff-mail-job.ts';
import { findMember, listMembers, lockMember, type MemberRow } from '../members/member-store.ts';
import { deleteOtherStaffSessions, lastUsed } from '../sessions/staff-session-store.ts';
import type { StaffSettings, StaffShop } from '../staff-shop.ts';
import { changeRoles, endMember } from './change-member.ts';

export type Doing = { readonly staff: StaffBearer; readonly address: string };

/** `office/people` */
export async function listPeople({ database }: StaffShop): Promise<StaffPerson[]> {
  const members = await listMembers(database);
  const ids = members.map(({ id }) => id);
  const [guarded, used] = await Promise.all([membersWithFactor(database, ids), lastUsed(database)]);
  return members.map((member) => ({
    id: member.id,
    name: member.name,
    email: member.email,
    language: member.language,
    state: member.state,
    roles: member.roles,
    houses: member.houses,
    has_factor: guarded.has(member.id),
    invited_at: member.invited_at.toISOString(),
    joined_at: member.joined_at?.toISOString() ?? null,
    used_at: used.get(member.id)?.toISOString() ?? null,
  }));
}

/** `office/roles` */
export function listRoles({ museum: { settings } }: StaffShop, staff: StaffBearer, language: Language) {
  const own = museumRoles(settings);
  const names = museumRoleNames(settings);
  return [...Object.keys(ROLES), ...Object.keys(own)].map((id) => {
    const name = names.get(id);
    return {
      id,
      name: name ? inLanguage(name, language) : '',
      permissions: [...(rolePermissions(id, own) ?? [])],
      must_have_factor: mustHaveFactor([id], own),
      may_give: mayGive(settings, staff, [id]),
    };
  });
}

/** Does the member have everything that these roles permit? */
export function mayGive(settings: StaffSettings, { permissions }: StaffBearer, roles: readonly string[]) {
  return [...permissionsOf(roles, museumRoles(settings))].every((permission) => permissions.has(permission));
}

/** Roles and houses that there are not, by field. */
export function unknownRights(
  settings: StaffSettings,
  { roles, houses }: { readonly roles: readonly string[]; readonly houses: readonly string[] },
): Refusal | undefined {
  const own = museumRoles(settings);
  const ids = settings.venues.map(({ id }) => id);
  if (roles.length === 0) return refuse('FIELDS_INVALID', { fields: { roles: ['REQUIRED'] } });
  if (!roles.every((role) => rolePermissions(role, own)))
    return refuse('FIELDS_INVALID', { fields: { roles: ['ROLE_UNKNOWN'] } });
  if (!houses.every((house) => ids.includes(house)))
    return refuse('FIELDS_INVALID', { fields: { houses: ['HOUSE_UNKNOWN'] } });
  return undefined;
}

export function actorOf({ staff, address }: Doing): Actor {
  return { kind: 'staff', staffId: staff.staffId, address };
}

/** `office/people/change` */
export async function changePerson(
  shop: StaffShop & WritesStaffMails,
  asked: {
    readonly id: string;
    readonly roles: readonly string[];
    readonly houses: readonly string[];
    readonly reason?: string | undefined;
  },
  doing: Doing,
): Promise<true | Refusal> {
  const { settings } = shop.museum;
  const unknown = unknownRights(settings, asked);
  if (unknown) return unknown;
  if (!mayGive(settings, doing.staff, asked.roles)) return refuse('STAFF_ROLE_NOT_YOURS');
  return withPerson(shop, asked.id, doing, async (sql) => {
    const changed = await changeRoles(sql, asked, actorOf(doing), shop.now());
    if (changed === 'done') await tellMember(shop, sql, asked.id, 'roles-changed');
    return outcomeOf(changed);
  });
}

/** `office/people/end` */
export function endPerson(
  shop: StaffShop,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  doing: Doing,
): Promise<true | Refusal> {
  return withPerson(shop, id, doing, async (sql) =>
    outcomeOf(await endMember(sql, { id, reason }, actorOf(doing), shop.now())),
  );
}

function outcomeOf(changed: Awaited<ReturnType<typeof endMember>>): true | Refusal {
  if (changed === 'done') return true;
  return refuse(changed === 'unknown' ? 'STAFF_UNKNOWN' : 'STAFF_LAST_ADMIN');
}

/** Does something with somebody who has not left and may not do more than the one who does it. */
function withPerson<Answer>(
  { database, museum }: StaffShop,
  id: string,
  { staff }: Doing,
  work: (sql: Sql, member: MemberRow) => Promise<Answer | Refusal>,
): Promise<Answer | Refusal> {
  return database.transaction(async (sql) => {
    const member = await findMember(sql, id);
    if (!member || member.state === 'ended') return refuse('STAFF_UNKNOWN');
    if (!mayGive(museum.settings, staff, member.roles)) return refuse('STAFF_ROLE_NOT_YOURS');
    return work(sql, member);
  });
}

/** `office/people/end-sessions`. @returns how many ended */
export function endSessionsOf(
  shop: StaffShop,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  doing: Doing,
): Promise<number | Refusal> {
  return withPerson(shop, id, doing, async (sql) => {
    const ended = await deleteOtherStaffSessions(sql, id, '');
    const on = { kind: 'staff', id } as const;
    const act = { by: actorOf(doing), verb: 'staff.session-ended', on, after: { ended }, reason } as const;
    await writeAct(sql, act, shop.now());
    return ended;
  });
}

/** `office/people/reset-factor`: afterwards the password alone signs in, and a role that asks for a factor waits for one. */
export function resetFactor(
  shop: StaffShop & WritesStaffMails,
  { id, reason }: { readonly id: string; readonly reason?: string | undefined },
  doing: Doing,
): Promise<true | Refusal> {
  return withPerson<true>(shop, id, doing, async (sql) => {
    await lockMember(sql, id);
    const before = { has_factor: (await membersWithFactor(sql, [id])).has(id) };
    await dropApp(sql, id);
    await dropPasskeys(sql, id);
    await deleteOtherStaffSessions(sql, id, '');
    const after = { has_factor: false };
    const on = { kind: 'staff', id } as const;
    const act = { by: actorOf(doing), verb: 'staff.factor-changed', on, before, after, reason } as const;
    await writeAct(sql, act, shop.now());
    await tellMember(shop, sql, id, 'factor-reset');
    return true;
  });
}
