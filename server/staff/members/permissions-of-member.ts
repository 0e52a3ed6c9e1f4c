import type { Permission } from '../../../domain/staff/permissions.ts';
import { permissionsOf } from '../../../domain/staff/role.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { museumRoles } from '../folder/staff-settings.ts';
import { findMember, type MemberRow } from './member-store.ts';

/** What a member may do now, whether or not they are signed in; nothing once their access has ended. */
export async function permissionsOfMember(
  sql: Sql,
  { settings }: { readonly settings: object },
  id: string,
): Promise<ReadonlySet<Permission>> {
  const member = await findMember(sql, id);
  return member?.state === 'active' ? permissionsOf(member.roles, museumRoles(settings)) : new Set();
}

/** Who reads a mail, and in which language; undefined once their access has ended, and before it has begun. */
export async function readerOfMember(
  sql: Sql,
  id: string,
): Promise<Pick<MemberRow, 'name' | 'email' | 'language'> | undefined> {
  const member = await findMember(sql, id);
  return member?.state === 'active' ? member : undefined;
}
