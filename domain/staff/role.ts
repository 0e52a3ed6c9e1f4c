// What a member of staff may do: everything that any of their roles may. A museum composes its own roles in `museum.yaml`
// (`staff.roles`); a role that is no longer there permits nothing.
import { type Permission, ROLES } from './permissions.ts';

/** The museum's own roles: their permissions. */
export type MuseumRoles = Readonly<Record<string, readonly Permission[]>>;

export function permissionsOf(roles: readonly string[], own: MuseumRoles = {}): ReadonlySet<Permission> {
  return new Set(roles.flatMap((role) => rolePermissions(role, own) ?? []));
}

/** Undefined for a role that does not exist. */
export function rolePermissions(role: string, own: MuseumRoles = {}): readonly Permission[] | undefined {
  if (Object.hasOwn(ROLES, role)) return ROLES[role as keyof typeof ROLES];
  return Object.hasOwn(own, role) ? own[role] : undefined;
}
