// The calls with which those who may look after the museum's people (operations 1).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ minLength: 1, maxLength: 64 });
const Names = Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { maxItems: 50 });
const Reason = Type.Optional(Type.String({ maxLength: 500 }));

export const StaffPerson = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  language: Type.String(),
  state: Type.Union([Type.Literal('invited'), Type.Literal('active'), Type.Literal('ended')]),
  roles: Type.Array(Type.String()),
  houses: Type.Array(Type.String(), { description: 'where they let visitors in; empty: everywhere' }),
  has_factor: Type.Boolean(),
  invited_at: Type.String({ description: 'an instant' }),
  joined_at: Type.Union([Type.String(), Type.Null()]),
  used_at: Type.Union([Type.String(), Type.Null()], { description: 'when the office was last used' }),
});
export type StaffPerson = Static<typeof StaffPerson>;

export const peopleContract = {
  'GET office/people': {
    summary: 'The museum’s people, also those who were invited or have left',
    permit: 'staff:staff.manage',
    answer: Type.Array(StaffPerson),
    refusals: [],
  },
  'GET office/roles': {
    summary: 'The roles that there are, and what they permit',
    permit: 'staff:staff.manage',
    answer: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String({ description: 'of the museum’s own roles; otherwise empty' }),
        permissions: Type.Array(Type.String()),
        must_have_factor: Type.Boolean(),
        may_give: Type.Boolean({ description: 'whoever asks has all of its permissions' }),
      }),
    ),
    refusals: [],
  },
  'POST office/people/invite': {
    summary: 'Invites somebody by mail, or again; an earlier link is void',
    permit: 'staff:staff.manage',
    freshFactor: true,
    body: Type.Object(
      {
        name: Type.String({ maxLength: 200 }),
        email: Type.String({ maxLength: 320 }),
        language: Type.Union([Type.Literal('de'), Type.Literal('en')]),
        roles: Names,
        houses: Names,
      },
      strict,
    ),
    answer: Type.Object({ id: Type.String() }),
    refusals: ['FIELDS_INVALID', 'STAFF_JOINED_ALREADY', 'STAFF_ROLE_NOT_YOURS', 'TOO_MANY_TRIES'],
  },
  'POST office/people/change': {
    summary: 'Gives a member other roles and houses; what they may do changes at once',
    permit: 'staff:staff.manage',
    freshFactor: true,
    body: Type.Object({ id: Id, roles: Names, houses: Names, reason: Reason }, strict),
    answer: Type.Literal(true),
    refusals: ['FIELDS_INVALID', 'STAFF_UNKNOWN', 'STAFF_LAST_ADMIN', 'STAFF_ROLE_NOT_YOURS'],
  },
  'POST office/people/end': {
    summary: 'A member has left: all their sessions end at once',
    permit: 'staff:staff.manage',
    freshFactor: true,
    body: Type.Object({ id: Id, reason: Reason }, strict),
    answer: Type.Literal(true),
    refusals: ['STAFF_UNKNOWN', 'STAFF_LAST_ADMIN', 'STAFF_ROLE_NOT_YOURS'],
  },
  'POST office/people/end-sessions': {
    summary: 'Signs a member out everywhere; answers how many sessions ended',
    permit: 'staff:staff.manage',
    freshFactor: true,
    body: Type.Object({ id: Id, reason: Reason }, strict),
    answer: Type.Integer(),
    refusals: ['STAFF_UNKNOWN', 'STAFF_ROLE_NOT_YOURS'],
  },
  'POST office/people/reset-factor': {
    summary: 'A member has lost app, codes and passkeys: they go, and all sessions end',
    permit: 'staff:staff.manage',
    freshFactor: true,
    body: Type.Object({ id: Id, reason: Reason }, strict),
    answer: Type.Literal(true),
    refusals: ['STAFF_UNKNOWN', 'STAFF_ROLE_NOT_YOURS'],
  },
} as const satisfies Record<string, Endpoint>;
