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
        /** What `OIDC_ISSUER` is called, and which of its groups have which roles (ADR 120). */
        directory: Type.Optional(
          Type.Object(
            {
              name: Text,
              groups: Type.Array(
                Type.Object(
                  {
                    group: Type.String({ minLength: 1, maxLength: 500 }),
                    roles: Type.Array(Type.String(), { minItems: 1 }),
                  },
                  strict,
                ),
                { minItems: 1 },
              ),
              /** Where the directory says which groups somebody is in. */
              claim: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
              /** Asked of it besides `openid profile email`. */
              scopes: Type.Optional(Type.Array(Type.String({ pattern: '^[!#-\\[\\]-~]+$' }))),
              /** `claimed`: given where the directory says so (`amr` names `mfa`); `always`: it asks everybody. */
              second_factor: Type.Optional(Type.Union([Type.Literal('claimed'), Type.Literal('always')])),
            },
            strict,
          ),
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
