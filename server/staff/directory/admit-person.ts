// Whom the directory has signed in becomes a member, or is one (ADR 120). Groups decide about roles, each time. Somebody who has
// left the office stays out until invited again, and an address alone makes nobody a member who exists, unless the directory has
// checked that it is theirs. Answers may overtake each other: what the directory has said or ended meanwhile counts (ADR 105).

import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import { emailKey } from '../../credentials/email-key.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import { writeAct } from '../acts/write-act.ts';
import { tellMember } from '../mails/staff-mail-job.ts';
import { dropInvitations } from '../members/invitation-store.ts';
import {
  findMemberByEmail,
  hasLeft,
  insertMember,
  joinMember,
  lockMember,
  type MemberRow,
  saveRoles,
} from '../members/member-store.ts';
import { deleteOtherStaffSessions } from '../sessions/staff-session-store.ts';
import type { From } from '../sessions/staff-sessions.ts';
import type { DirectoryPerson } from './ask-directory.ts';
import type { Directory, DirectoryShop } from './directory-shop.ts';
import { findLinked, issuerOf, lastTold, linkAccount, noteTold } from './directory-store.ts';
import { isSignedOut, lockDirectory } from './logout-store.ts';

type Arriving = From & { readonly language: OfficeLanguage };

/** In the caller's transaction. @returns the member's id */
export async function admitPerson(
  shop: DirectoryShop,
  sql: Sql,
  { settings }: Directory,
  person: DirectoryPerson,
  from: Arriving,
): Promise<string | Refusal> {
  await lockDirectory(sql, person.issuer);
  if (await isSignedOut(sql, person)) return refuse('STAFF_DIRECTORY_FAILED');
  const roles = rolesOf(settings.groups, person.groups);
  const member = await memberOf(shop, sql, person, roles, from);
  if ('refused' in member) return member;
  if (isOvertaken(person, await lastTold(sql, person), member.roles, roles))
    return refuse('STAFF_DIRECTORY_FAILED');
  await noteTold(sql, person, person.toldAt);
  await followRoles(shop, sql, member, roles, from);
  return roles.length > 0 ? member.id : refuse('STAFF_DIRECTORY_NO_ACCESS');
}

/** The roles of all groups that somebody is in. */
function rolesOf(groups: Directory['settings']['groups'], theirs: readonly string[]): string[] {
  const given = groups.filter(({ group }) => theirs.includes(group)).flatMap(({ roles }) => roles);
  return [...new Set(given)].sort();
}

/**
 * Has the directory said something newer about somebody's roles? Its times are whole seconds: of what it says in the same one,
 * nobody gains a role.
 */
function isOvertaken(
  { toldAt }: DirectoryPerson,
  lastToldAt: Date | undefined,
  before: readonly string[],
  roles: readonly string[],
): boolean {
  if (!lastToldAt || toldAt > lastToldAt) return false;
  const gains = roles.some((role) => !before.includes(role));
  const loses = before.some((role) => !roles.includes(role));
  return gains || (loses && toldAt < lastToldAt);
}

async function memberOf(
  shop: DirectoryShop,
  sql: Sql,
  person: DirectoryPerson,
  roles: readonly string[],
  from: Arriving,
): Promise<MemberRow | Refusal> {
  const linked = await findLinked(sql, person);
  const member = linked === undefined ? undefined : await lockMember(sql, linked);
  if (member && member.state !== 'ended') return member;
  const known = person.email === '' ? undefined : await findMemberByEmail(sql, emailKey(person.email));
  // Whom the directory gives no role keeps what they have here: they are not of the directory yet.
  if (known && roles.length > 0) return linkKnown(shop, sql, person, known, from);
  if (member || (!known && (await hasLeft(sql, emailKey(person.email)))))
    return refuse('STAFF_DIRECTORY_ENDED');
  if (roles.length === 0) return refuse('STAFF_DIRECTORY_NO_ACCESS');
  return person.email === '' ? refuse('STAFF_DIRECTORY_FAILED') : addMember(shop, sql, person, roles, from);
}

/** Somebody who was invited, or has joined with a password, signs in by the directory for the first time. */
async function linkKnown(
  shop: DirectoryShop,
  sql: Sql,
  person: DirectoryPerson,
  { id }: MemberRow,
  from: Arriving,
): Promise<MemberRow | Refusal> {
  const member = await lockMember(sql, id);
  const isAnothers = (await issuerOf(sql, id)) === person.issuer;
  if (!member || !person.emailVerified || isAnothers) return refuse('STAFF_DIRECTORY_TAKEN');
  const now = shop.now();
  if (member.state === 'invited') await joinMember(sql, { id, name: member.name, password_hash: null, now });
  await dropInvitations(sql, id);
  await link(shop, sql, person, id, from);
  return member;
}

async function addMember(
  shop: DirectoryShop,
  sql: Sql,
  { name, email, ...person }: DirectoryPerson,
  roles: readonly string[],
  from: Arriving,
): Promise<MemberRow | Refusal> {
  const id = randomId();
  const now = shop.now();
  const { language } = from;
  const member = { id, name, email: emailKey(email), language, roles: [...roles], houses: [] };
  await insertMember(sql, { ...member, invited_at: now });
  await joinMember(sql, { id, name, password_hash: null, now });
  await link(shop, sql, { name, email, ...person }, id, from);
  return (await lockMember(sql, id)) ?? refuse('STAFF_DIRECTORY_FAILED');
}

async function link(
  { now }: DirectoryShop,
  sql: Sql,
  { issuer, subject }: DirectoryPerson,
  staffId: string,
  { address }: From,
): Promise<void> {
  await linkAccount(sql, { issuer, subject }, staffId, now());
  const by = { kind: 'staff', staffId, address } as const;
  const on = { kind: 'staff', id: staffId } as const;
  await writeAct(sql, { by, verb: 'staff.linked', on, after: { issuer } }, now());
}

/** Whoever is in no group any more keeps no role and no session. */
async function followRoles(
  shop: DirectoryShop,
  sql: Sql,
  { id, roles: before, houses }: MemberRow,
  roles: readonly string[],
  { address }: From,
): Promise<void> {
  if (roles.length === 0) await deleteOtherStaffSessions(sql, id, '');
  if ([...before].sort().join() === roles.join()) return;
  await saveRoles(sql, { id, roles, houses });
  const by = { kind: 'staff', staffId: id, address } as const;
  const on = { kind: 'staff', id } as const;
  const after = { roles, by: 'directory' };
  await writeAct(sql, { by, verb: 'staff.roles-changed', on, before: { roles: before }, after }, shop.now());
  await tellMember(shop, sql, id, 'roles-changed');
}
