// The calls with which staff signs in to the office and looks after its own access (operations 1). Paths start with
// `office/`. The session is a cookie that no script can read; calls that change something carry the header `OFFICE_HEADER`.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { LONGEST_PASSWORD } from '../password-rules.ts';

/** Its value is '1'. Other sites cannot send it: their browser would ask first, and is told no. */
export const OFFICE_HEADER = 'x-foyer-office';

const Secret = Type.String({ minLength: 1, maxLength: 64 });
const Password = Type.String({ maxLength: LONGEST_PASSWORD * 4 });
const Email = Type.String({ maxLength: 320 });
const Name = Type.String({ maxLength: 200 });

const Factors = Type.Array(
  Type.Union([Type.Literal('app'), Type.Literal('recovery-code'), Type.Literal('passkey')]),
);

/** Either signed in, or the password was right and one of these must be given with it. */
export const SignedIn = Type.Object({
  signed_in: Type.Boolean(),
  factors: Factors,
});
export type SignedIn = Static<typeof SignedIn>;

const SignedOut = Type.Object({
  directory: Type.Union([Type.String(), Type.Null()], {
    description:
      'where this browser signs out of the museum’s directory, too; null where there is nothing to sign out of',
  }),
});

/** Whoever is signed in. */
export const StaffMe = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  language: Type.String({ description: 'de or en' }),
  roles: Type.Array(Type.String()),
  permissions: Type.Array(Type.String()),
  museum: Type.String({ description: 'its name' }),
  has_password: Type.Boolean(),
  of_directory: Type.Boolean({ description: 'the museum’s directory alone signs this member in' }),
  houses: Type.Array(Type.Object({ id: Type.String(), name: Type.String() }), {
    description: 'where this member lets visitors in; all houses unless some were named',
  }),
  factor: Type.Object({
    factors: Factors,
    missing: Type.Boolean({
      description: 'a role asks for one, and there is none: until then nothing else can be done',
    }),
    given_at: Type.Union([Type.String(), Type.Null()], {
      description: 'when it was last given in this session, as an instant',
    }),
  }),
});
export type StaffMe = Static<typeof StaffMe>;

export const staffContract = {
  'POST office/sign-in': {
    summary: 'Signs a member of staff in; earlier sessions of this browser end',
    permit: 'anyone',
    body: Type.Object(
      { email: Email, password: Password, code: Type.Optional(Type.String({ maxLength: 64 })) },
      { additionalProperties: false },
    ),
    answer: SignedIn,
    refusals: [
      'STAFF_SIGN_IN_FAILED',
      'STAFF_DIRECTORY_ONLY',
      'STAFF_CODE_WRONG',
      'STAFF_FACTOR_NONE',
      'TOO_MANY_TRIES',
    ],
  },
  'POST office/sign-out': {
    summary: 'Ends this session',
    permit: 'staff',
    answer: SignedOut,
    refusals: [],
  },
  'GET office/me': {
    summary: 'Who is signed in, and what they may do',
    permit: 'staff',
    answer: StaffMe,
    refusals: [],
  },
  'POST office/invitation': {
    summary: 'Whom an invitation’s link is for',
    permit: 'anyone',
    body: Type.Object({ secret: Secret }, { additionalProperties: false }),
    answer: Type.Object({ name: Type.String(), email: Type.String(), museum: Type.String() }),
    refusals: ['STAFF_INVITATION_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST office/join': {
    summary: 'Accepts an invitation with a password, and signs in',
    permit: 'anyone',
    body: Type.Object({ secret: Secret, name: Name, password: Password }, { additionalProperties: false }),
    answer: SignedIn,
    refusals: ['STAFF_INVITATION_INVALID', 'FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST office/password': {
    summary: 'Changes one’s password; all other sessions end',
    permit: 'staff',
    body: Type.Object({ old: Password, new: Password }, { additionalProperties: false }),
    answer: Type.Literal(true),
    refusals: ['STAFF_PASSWORD_FAILED', 'TOO_MANY_TRIES'],
  },
  'POST office/forgotten': {
    summary: 'Sends whoever has this address a link for a new password; the answer is the same if nobody has',
    permit: 'anyone',
    body: Type.Object({ email: Email }, { additionalProperties: false }),
    answer: Type.Literal(true),
    refusals: ['FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST office/new-password': {
    summary: 'Chooses another password by a link in a mail; all sessions end, and nobody is signed in',
    permit: 'anyone',
    body: Type.Object({ secret: Secret, password: Password }, { additionalProperties: false }),
    answer: Type.Literal(true),
    refusals: ['STAFF_RECOVERY_INVALID', 'FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST office/language': {
    summary: 'The language of the office and its mails for whoever is signed in',
    permit: 'staff',
    body: Type.Object(
      { language: Type.Union([Type.Literal('de'), Type.Literal('en')]) },
      { additionalProperties: false },
    ),
    answer: Type.Literal(true),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
