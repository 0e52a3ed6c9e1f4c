import { ROLES, type Role } from '../../domain/staff/permissions.ts';
import type { I18n } from './i18n.ts';

export type RoleView = {
  readonly id: string;
  /** Of the museum’s own roles. */
  readonly name: string;
};

/** The museum’s own name for its own role, ours for the others. */
export function roleName({ id, name }: RoleView, t: I18n['t']): string {
  return name || (isRole(id) ? t(`people.role.${id}`) : id);
}

/** In half a sentence what a role is for; nothing for a museum’s own. */
export function roleText(id: string, t: I18n['t']): string {
  return isRole(id) ? t(`people.role.${id}.text`) : '';
}

function isRole(id: string): id is Role {
  return Object.hasOwn(ROLES, id);
}
