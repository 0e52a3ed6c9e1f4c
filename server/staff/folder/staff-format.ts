import { PERMISSIONS, ROLES } from '../../../domain/staff/permissions.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { Report } from '../../museum-folder/yaml-file.ts';
import { STAFF_FIELDS, type StaffFields } from './staff-fields.ts';

export const staffFormat: FolderFormat<never, StaffFields> = {
  fields: STAFF_FIELDS,
  checkFields({ value, report }) {
    const { roles = [], oidc_groups: groups = [] } = value.staff ?? {};
    checkRoles(roles, report);
    const known = [...Object.keys(ROLES), ...roles.map(({ id }) => id)];
    for (const [index, group] of groups.entries()) {
      const at = ['staff', 'oidc_groups', index] as const;
      for (const [place, role] of group.roles.entries())
        if (!known.includes(role))
          report([...at, 'roles', place], `"${role}" is none of ${known.join(', ')}`);
      checkHouses(group.houses ?? [], value, [...at, 'houses'], report);
    }
    checkUnique(
      groups.map(({ group }) => group),
      (index) => ['staff', 'oidc_groups', index, 'group'],
      report,
    );
  },
};

function checkRoles(roles: NonNullable<NonNullable<StaffFields['staff']>['roles']>, report: Report): void {
  checkUnique(
    roles.map(({ id }) => id),
    (index) => ['staff', 'roles', index, 'id'],
    report,
  );
  for (const [index, { id, permissions }] of roles.entries()) {
    if (Object.hasOwn(ROLES, id))
      report(['staff', 'roles', index, 'id'], `every museum has the role "${id}"`);
    for (const [place, permission] of permissions.entries())
      if (!Object.hasOwn(PERMISSIONS, permission))
        report(
          ['staff', 'roles', index, 'permissions', place],
          `"${permission}" is none of ${Object.keys(PERMISSIONS).join(', ')}`,
        );
  }
}

function checkHouses(
  houses: readonly string[],
  { venues }: MuseumBasics,
  at: readonly (string | number)[],
  report: Report,
): void {
  const ids = venues.map(({ id }) => id);
  for (const [index, house] of houses.entries())
    if (!ids.includes(house)) report([...at, index], `"${house}" is none of ${ids.join(', ')}`);
}
