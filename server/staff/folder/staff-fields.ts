// The museum's own roles and its limit for money, in `museum.yaml` (ADR 110).
import { type Static, Type } from 'typebox';
import type { Permission } from '../../../domain/staff/permissions.ts';
import { Cents, Id, strict, Text } from '../../museum-folder/museum-fields.ts';

export const STAFF_FIELDS = {
  staff: Type.Optional(
    Type.Object(
      {
        /** Composed of permissions (domain/staff/permissions.ts), besides the roles that every museum has. */
        roles: Type.Optional(
          Type.Array(Type.Object({ id: Id, name: Text, permissions: Type.Array(Type.String()) }, strict)),
        ),
        /** Whoever moves more than this at once gives the second factor again. */
        money_limit: Type.Optional(Cents),
      },
      strict,
    ),
  ),
};

export const StaffFields = Type.Object(STAFF_FIELDS);
export type StaffFields = Static<typeof StaffFields>;

/** What the checks have let through. */
export type MuseumRole = { readonly id: string; readonly permissions: readonly Permission[] };
