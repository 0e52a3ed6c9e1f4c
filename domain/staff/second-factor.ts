// When a second factor is asked of staff (operations 1): whoever may give rights or manage payments must have one, everybody
// else may. It is given when signing in, and again for what cannot be taken back, unless that was a moment ago.
import type { Permission } from './permissions.ts';
import { type MuseumRoles, permissionsOf } from './role.ts';

/** Whoever has one of these must have a second factor: admins, finance, and a museum's own roles like them. */
const GUARDED: readonly Permission[] = ['staff.manage', 'keys.manage', 'payments.manage'];

/** For so long after it was given, it is not asked for again. */
export const FRESH_MINUTES = 15;

export function mustHaveFactor(roles: readonly string[], own: MuseumRoles): boolean {
  const permissions = permissionsOf(roles, own);
  return GUARDED.some((permission) => permissions.has(permission));
}

export function isFresh(factorAt: Date | undefined, now: Date): boolean {
  return factorAt !== undefined && now.getTime() - factorAt.getTime() < FRESH_MINUTES * 60_000;
}
