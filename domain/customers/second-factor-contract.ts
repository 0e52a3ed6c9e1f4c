// The calls with which customers choose a second step for signing in: an app that shows codes (TOTP, RFC 6238).
import { Type } from 'typebox';
import { AppSetup } from '../app-setup.ts';
import type { Endpoint } from '../endpoint.ts';
import { Password } from './password.ts';

/** The code of an app, or a recovery code: `_c`. */
export const SecondFactorCode = Type.String({ minLength: 1, maxLength: 40 });

const withPassword = Type.Object({ _po: Password }, { additionalProperties: false });

export const secondFactorContract = {
  'GET customer/secondfactor': {
    summary: 'Does signing in to the account take a second step? And how many recovery codes are left',
    permit: 'account',
    answer: Type.Object({ on: Type.Boolean(), codes_left: Type.Integer() }),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN'],
  },
  'POST customer/secondfactorstart': {
    summary: 'What an app needs to show codes for the account; nothing changes until one of them confirms it',
    permit: 'account',
    body: withPassword,
    answer: AppSetup,
    refusals: [
      'TOKEN_MISSING',
      'TOKEN_INVALID',
      'FORBIDDEN',
      'AUTH_SECOND_FACTOR_FAILED',
      'AUTH_SECOND_FACTOR_NOT_POSSIBLE',
      'TOO_MANY_TRIES',
    ],
  },
  'POST customer/secondfactorconfirm': {
    summary: 'Switches the second step on with the first code; answers ten recovery codes, once',
    permit: 'account',
    body: Type.Object({ _c: SecondFactorCode }, { additionalProperties: false }),
    answer: Type.Array(Type.String()),
    refusals: [
      'TOKEN_MISSING',
      'TOKEN_INVALID',
      'FORBIDDEN',
      'AUTH_SECOND_FACTOR_FAILED',
      'AUTH_SECOND_FACTOR_NOT_POSSIBLE',
      'TOO_MANY_TRIES',
    ],
  },
  'POST customer/secondfactorcodes': {
    summary: 'Ten new recovery codes, answered once; the earlier ones die',
    permit: 'account',
    body: withPassword,
    answer: Type.Array(Type.String()),
    refusals: [
      'TOKEN_MISSING',
      'TOKEN_INVALID',
      'FORBIDDEN',
      'AUTH_SECOND_FACTOR_FAILED',
      'AUTH_SECOND_FACTOR_OFF',
      'TOO_MANY_TRIES',
    ],
  },
  'POST customer/secondfactoroff': {
    summary: 'Switches the second step off; the recovery codes die',
    permit: 'account',
    body: withPassword,
    answer: Type.Boolean(),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN', 'AUTH_SECOND_FACTOR_FAILED', 'TOO_MANY_TRIES'],
  },
} as const satisfies Record<string, Endpoint>;
