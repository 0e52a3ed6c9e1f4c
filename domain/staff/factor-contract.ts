// The calls with which staff looks after its second factors and sessions (operations 1).
import { Type } from 'typebox';
import { AppSetup } from '../app-setup.ts';
import type { Endpoint } from '../endpoint.ts';

const Code = Type.String({ minLength: 1, maxLength: 64 });
const Id = Type.String({ minLength: 1, maxLength: 64 });
const strict = { additionalProperties: false } as const;

/** Shown once. */
const RecoveryCodes = Type.Array(Type.String());

export const StaffSessionView = Type.Object({
  id: Type.String(),
  /** Names such as Firefox and Windows; '' where the browser did not say. */
  browser: Type.String(),
  system: Type.String(),
  address: Type.String(),
  signed_in_at: Type.String({ description: 'an instant' }),
  used_at: Type.String({ description: 'an instant, to a minute' }),
  current: Type.Boolean({ description: 'the session of this call' }),
});

export const staffFactorContract = {
  'GET office/factors': {
    summary: 'Which second factors one has',
    permit: 'staff',
    answer: Type.Object({
      app: Type.Boolean(),
      codes_left: Type.Integer({ description: 'recovery codes' }),
      must_have: Type.Boolean(),
    }),
    refusals: [],
  },
  'POST office/factor': {
    summary: 'Gives the second factor again: a code of the app, or a recovery code',
    permit: 'staff',
    body: Type.Object({ code: Code }, strict),
    answer: Type.Literal(true),
    refusals: ['STAFF_CODE_WRONG', 'STAFF_FACTOR_NONE', 'TOO_MANY_TRIES'],
  },
  'POST office/factor/app-start': {
    summary: 'What an app needs to show codes; nothing changes until one of them confirms it',
    permit: 'staff',
    answer: AppSetup,
    refusals: ['STAFF_FACTOR_NEEDED', 'STAFF_FACTOR_EXISTS'],
  },
  'POST office/factor/app-confirm': {
    summary: 'Takes the app as a second factor with its first code; answers ten recovery codes, once',
    permit: 'staff',
    body: Type.Object({ code: Code }, strict),
    answer: RecoveryCodes,
    refusals: ['STAFF_CODE_WRONG', 'STAFF_FACTOR_NONE', 'STAFF_FACTOR_EXISTS', 'TOO_MANY_TRIES'],
  },
  'POST office/factor/app-remove': {
    summary: 'The app is no second factor any more; the recovery codes are void',
    permit: 'staff',
    freshFactor: true,
    answer: Type.Literal(true),
    refusals: ['STAFF_FACTOR_NONE', 'STAFF_FACTOR_LAST'],
  },
  'POST office/factor/codes': {
    summary: 'Ten new recovery codes, answered once; the earlier ones are void',
    permit: 'staff',
    freshFactor: true,
    answer: RecoveryCodes,
    refusals: ['STAFF_FACTOR_NONE'],
  },
  'GET office/sessions': {
    summary: 'Where one is signed in: this session first, then the latest used',
    permit: 'staff',
    answer: Type.Array(StaffSessionView),
    refusals: [],
  },
  'POST office/session-end': {
    summary: 'Ends one of one’s sessions, or without an id all but this one; answers how many',
    permit: 'staff',
    body: Type.Object({ id: Type.Optional(Id) }, strict),
    answer: Type.Integer(),
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>;
