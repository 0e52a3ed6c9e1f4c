// The calls that sign in and out and guard an account (spec 6 and 7). None of them reveals whether an address has an
// account.
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Password } from './password.ts';
import { SecondFactorCode } from './second-factor-contract.ts';

const Email = Type.String({ minLength: 1, maxLength: 254 });
/** The secret of a link in a mail. */
const LinkToken = Type.String({ minLength: 1, maxLength: 64 });

export const accountsContract = {
  'POST auth/login': {
    summary:
      'Signs a registered customer in; answers the token. A token that comes along dies. An account with a second step also wants its code',
    permit: 'token-welcome',
    body: Type.Object(
      { _u: Email, _p: Password, _c: Type.Optional(SecondFactorCode) },
      { additionalProperties: false },
    ),
    answer: Type.String(),
    refusals: ['AUTH_LOGIN_FAILED', 'AUTH_CODE_NEEDED', 'TOKEN_INVALID', 'TOO_MANY_TRIES'],
  },
  'POST auth/logout': {
    summary: 'Every token of the session dies; without one there is nothing to do',
    permit: 'token-welcome',
    answer: Type.Boolean(),
    refusals: ['TOKEN_INVALID'],
  },
  'POST auth/refresh': {
    summary:
      'A new token for an old one, which dies a minute later and has no other successor; not for longer than a week after signing in',
    permit: 'token',
    answer: Type.String(),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID'],
  },
  'POST customer/pwdreset': {
    summary: 'Sends a link to choose a new password, if the address has an account; the answer is the same',
    permit: 'anyone',
    body: Type.Object(
      {
        email: Email,
        /** Our own page that the link leads to: `{origin}/{lang}/recover/`; the secret is added as `#{token}`. */
        backlink: Type.String({ maxLength: 2000 }),
      },
      { additionalProperties: false },
    ),
    answer: Type.Boolean(),
    refusals: ['REQUEST_MALFORMED', 'AUTH_REQUEST_RESET_FAIL', 'TOO_MANY_TRIES'],
  },
  'POST customer/pwdconfirm': {
    summary: 'Sets a new password with the secret of the mailed link, once; answers the token',
    permit: 'anyone',
    body: Type.Object(
      { token: LinkToken, _p: Password, _c: Type.Optional(SecondFactorCode) },
      { additionalProperties: false },
    ),
    answer: Type.String(),
    refusals: ['AUTH_SETTING_NEW_PASSWORD_FAILED', 'AUTH_CODE_NEEDED', 'TOO_MANY_TRIES'],
  },
  'POST customer/pwdchange': {
    summary: 'Changes the password; every token of the account dies, a new one is answered',
    permit: 'account',
    body: Type.Object({ _po: Password, _pn: Password }, { additionalProperties: false }),
    answer: Type.String(),
    refusals: [
      'TOKEN_MISSING',
      'TOKEN_INVALID',
      'FORBIDDEN',
      'AUTH_PASSWORD_CHANGE_FAILED',
      'TOO_MANY_TRIES',
    ],
  },
  'POST customer/emailchange': {
    summary: 'Sends a link to the new address, which confirms it, and a note to the old one',
    permit: 'account',
    body: Type.Object({ _po: Password, email: Email }, { additionalProperties: false }),
    answer: Type.Boolean(),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN', 'AUTH_EMAIL_CHANGE_FAILED', 'TOO_MANY_TRIES'],
  },
  'POST customer/emailconfirm': {
    summary:
      "Confirms an address with the secret of the link mailed for a registration or a change, once. The account's token or its password must come along",
    permit: 'token-welcome',
    body: Type.Object({ token: LinkToken, _p: Type.Optional(Password) }, { additionalProperties: false }),
    answer: Type.Object({ email: Type.String() }),
    refusals: ['TOKEN_INVALID', 'AUTH_CONFIRMATION_INVALID', 'AUTH_CONFIRMATION_FAILED', 'TOO_MANY_TRIES'],
  },
} as const satisfies Record<string, Endpoint>;
