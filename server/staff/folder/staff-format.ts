import { PERMISSIONS, ROLES } from '../../../domain/staff/permissions.ts';
import { checkUnique } from '../../museum-folder/check-rules.ts';
import type { FolderFormat } from '../../museum-folder/folder-format.ts';
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
  },
};
