// What the museum has decided about its people, and the defaults of the rest.
import type { Permission } from '../../../domain/staff/permissions.ts';
import type { MuseumRoles } from '../../../domain/staff/role.ts';
import { settingsPart } from '../../museum-folder/settings-part.ts';
import { StaffFields } from './staff-fields.ts';

/** 500 euros. */
const DEFAULT_MONEY_LIMIT = 50_000;

/** @param settings the museum's, as it was imported */
function staffOf(settings: object) {
  return settingsPart(settings, StaffFields).staff ?? {};
}

/** The museum's own roles by their ids. */
export function museumRoles(settings: object): MuseumRoles {
  const { roles = [] } = staffOf(settings);
  return Object.fromEntries(roles.map(({ id, permissions }) => [id, permissions as Permission[]]));
}

/** The names of the museum's own roles. */
export function museumRoleNames(settings: object) {
  return new Map((staffOf(settings).roles ?? []).map(({ id, name }) => [id, name]));
}

/** What the museum says about its directory; undefined where it names none. */
export function directorySettings(settings: object) {
  const { directory } = staffOf(settings);
  if (!directory) return undefined;
  const { name, groups, claim = 'groups', scopes = [], second_factor: secondFactor = 'claimed' } = directory;
  return { name, groups, claim, scopes, secondFactor };
}
export type DirectorySettings = NonNullable<ReturnType<typeof directorySettings>>;

/** In cents. */
export function moneyLimit(settings: object): number {
  return staffOf(settings).money_limit ?? DEFAULT_MONEY_LIMIT;
}
