// The pictures and faces of a draft that nothing names any more (operations 7): shown, and taken out.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { permit, RevisionNumber, Seen, strict } from './draft-calls.ts';
import { MOST_FILES } from './folder-path.ts';

const UnusedFile = Type.Object({
  /** `images/tide.jpg`, `fonts/brot.woff2`. */
  path: Type.String(),
  /** Bytes. */
  size: Type.Integer(),
});
export type UnusedFile = Static<typeof UnusedFile>;

export const unusedContract = {
  'GET office/programme/:number/unused': {
    summary: 'The pictures and faces of a draft that no file of it names',
    permit,
    params: RevisionNumber,
    answer: Type.Object({ rows: Type.Array(UnusedFile), state: Type.String(), version: Type.Integer() }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/programme/:number/unused/remove': {
    summary: 'Takes some of them out of a draft, once for each key. Earlier revisions keep them',
    permit,
    params: RevisionNumber,
    largestBody: 2_000_000,
    body: Type.Object(
      {
        ...Seen,
        paths: Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: MOST_FILES }),
      },
      strict,
    ),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE', 'PROGRAMME_STATE'],
  },
} as const satisfies Record<string, Endpoint>;
