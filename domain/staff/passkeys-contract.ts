// The calls with which staff signs in by passkey (WebAuthn), and looks after its passkeys (operations 1). What is handed to
// and comes from the browser's authenticator is in the shape of `@simplewebauthn/browser`.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { SignedIn } from './staff-contract.ts';

const strict = { additionalProperties: false } as const;

/** Handed on as it is. */
const Options = Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }));

/** Checked by the library that knows it. */
const AuthenticatorAnswer = Type.Object(
  { id: Type.String({ maxLength: 2000 }), response: Type.Object({}, { additionalProperties: true }) },
  { additionalProperties: true },
);
const answered = Type.Object({ response: AuthenticatorAnswer }, strict);

const Id = Type.String({ minLength: 1, maxLength: 2000 });
const Name = Type.String({ maxLength: 100 });

export const Passkey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  created_at: Type.String({ description: 'an instant' }),
  used_at: Type.Union([Type.String(), Type.Null()]),
});
export type Passkey = Static<typeof Passkey>;

export const passkeysContract = {
  'GET office/passkeys': {
    summary: 'One’s passkeys, the latest first',
    permit: 'staff',
    answer: Type.Array(Passkey),
    refusals: [],
  },
  'POST office/passkeys/add-start': {
    summary: 'What the authenticator is asked for a new passkey',
    permit: 'staff',
    answer: Options,
    refusals: ['STAFF_FACTOR_NEEDED'],
  },
  'POST office/passkeys/add': {
    summary: 'Keeps a new passkey; it is a second factor from now on, and given in this session',
    permit: 'staff',
    body: Type.Object({ name: Name, response: AuthenticatorAnswer }, strict),
    answer: Passkey,
    refusals: ['STAFF_FACTOR_NEEDED', 'STAFF_PASSKEY_FAILED', 'FIELDS_INVALID'],
  },
  'POST office/passkeys/rename': {
    summary: 'Gives a passkey another name',
    permit: 'staff',
    body: Type.Object({ id: Id, name: Name }, strict),
    answer: Type.Literal(true),
    refusals: ['STAFF_PASSKEY_UNKNOWN', 'FIELDS_INVALID'],
  },
  'POST office/passkeys/remove': {
    summary: 'A passkey opens nothing any more',
    permit: 'staff',
    freshFactor: true,
    body: Type.Object({ id: Id }, strict),
    answer: Type.Literal(true),
    refusals: ['STAFF_PASSKEY_UNKNOWN', 'STAFF_FACTOR_LAST'],
  },
  'POST office/passkeys/sign-in-start': {
    summary: 'What the authenticator is asked for signing in; it says itself whose passkey it is',
    permit: 'anyone',
    answer: Options,
    refusals: ['TOO_MANY_TRIES'],
  },
  'POST office/passkeys/sign-in': {
    summary: 'Signs in by passkey alone: it counts as second factor, too',
    permit: 'anyone',
    body: answered,
    answer: SignedIn,
    refusals: ['STAFF_PASSKEY_FAILED', 'STAFF_DIRECTORY_ONLY', 'TOO_MANY_TRIES'],
  },
  'POST office/factor/passkey-start': {
    summary: 'What the authenticator is asked for giving the second factor again',
    permit: 'staff',
    answer: Options,
    refusals: [],
  },
  'POST office/factor/passkey': {
    summary: 'Gives the second factor again, by passkey',
    permit: 'staff',
    body: answered,
    answer: Type.Literal(true),
    refusals: ['STAFF_PASSKEY_FAILED'],
  },
} as const satisfies Record<string, Endpoint>;
