import { PERMISSIONS, ROLES } from '../../../domain/staff/permissions.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
import type { Report } from '../../museum-folder/yaml-file.ts';
import { STAFF_FIELDS, type StaffFields } from './staff-fields.ts';

export const staffFormat: FolderFormat<never, StaffFields> = {
  fields: STAFF_FIELDS,
  checkFields({ value, report }) {
    const roles = value.staff?.roles ?? [];
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
    checkGroups(value.staff, report);
  },
};

/** Each group of the directory is named once, and has roles that there are. */
function checkGroups(staff: StaffFields['staff'], report: Report): void {
  const groups = staff?.directory?.groups ?? [];
  const known = [...Object.keys(ROLES), ...(staff?.roles ?? []).map(({ id }) => id)];
  checkUnique(
    groups.map(({ group }) => group),
    (index) => ['staff', 'directory', 'groups', index, 'group'],
    report,
  );
  for (const [index, { roles }] of groups.entries())
    for (const [place, role] of roles.entries())
      if (!known.includes(role))
        report(
          ['staff', 'directory', 'groups', index, 'roles', place],
          `"${role}" is none of ${known.join(', ')}`,
        );
}
