// The calls with which customers see where they are signed in, and end it.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { Password } from './password.ts';

export const SessionView = Type.Object({
  id: Type.String(),
  /** Names such as Firefox and Windows; '' where the browser did not say. */
  browser: Type.String(),
  system: Type.String(),
  /** In museum time. */
  signed_in_at: Type.String(),
  /** In museum time, to ten minutes. */
  used_at: Type.String(),
  /** The session of this call? */
  current: Type.Boolean(),
});
export type SessionView = Static<typeof SessionView>;

export const sessionsContract = {
  'GET customer/sessions': {
    summary: 'Where an account is signed in: this session first, then the latest used',
    permit: 'account',
    answer: Type.Array(SessionView),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN'],
  },
  'POST customer/sessionend': {
    summary: 'Ends one session of the account, or without an id all but this one; answers how many',
    permit: 'account',
    body: Type.Object(
      { id: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })), _po: Password },
      { additionalProperties: false },
    ),
    answer: Type.Integer(),
    refusals: ['TOKEN_MISSING', 'TOKEN_INVALID', 'FORBIDDEN', 'AUTH_SESSION_END_FAILED', 'TOO_MANY_TRIES'],
  },
} as const satisfies Record<string, Endpoint>;
