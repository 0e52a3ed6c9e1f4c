// The calls with which staff signs in by the museum's directory (OpenID Connect, ADR 120). The page goes there, and comes back to
// `office/directory` with an answer in its address, which it hands on.
import { Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';

const strict = { additionalProperties: false } as const;

/** Where the browser goes now: the directory. The answer sets a cookie, by which this browser is known when it comes back. */
const Way = Type.Object({ address: Type.String() });

export const directoryContract = {
  'POST office/directory/sign-in-start': {
    summary: 'Begins signing in by the museum’s directory',
    permit: 'anyone',
    body: Type.Object({ back: Type.String({ maxLength: 2000 }) }, strict),
    answer: Way,
    refusals: ['STAFF_DIRECTORY_NONE', 'STAFF_DIRECTORY_DOWN', 'TOO_MANY_TRIES'],
  },
  'POST office/directory/factor-start': {
    summary: 'Begins giving the second factor again, at the directory',
    permit: 'staff',
    answer: Way,
    refusals: ['STAFF_DIRECTORY_NONE', 'STAFF_DIRECTORY_DOWN', 'TOO_MANY_TRIES'],
  },
  'POST office/directory/arrive': {
    summary:
      'What the directory has answered: signs in, or gives the second factor in the session that began this',
    permit: 'anyone',
    body: Type.Object(
      { answer: Type.String({ maxLength: 8000, description: 'of the address, from `?` on' }) },
      strict,
    ),
    answer: Type.Object({
      signed_in: Type.Boolean({ description: 'otherwise the second factor was given again' }),
      back: Type.String({ description: 'as it was handed in at the beginning' }),
    }),
    refusals: [
      'STAFF_DIRECTORY_NONE',
      'STAFF_DIRECTORY_DOWN',
      'STAFF_DIRECTORY_FAILED',
      'STAFF_DIRECTORY_NO_ACCESS',
      'STAFF_DIRECTORY_ENDED',
      'STAFF_DIRECTORY_TAKEN',
      'STAFF_DIRECTORY_NO_FACTOR',
      'TOO_MANY_TRIES',
    ],
  },
} as const satisfies Record<string, Endpoint>;
