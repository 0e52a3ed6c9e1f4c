// The programme in the office: its revisions, what they change, and what becomes of them (operations 7, ADR 140).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { THING_KINDS } from './compare-things.ts';
import { ActKey, literals, permit, RevisionNumber, Seen, strict } from './draft-calls.ts';
import { MOST_FILE_BYTES, MOST_FILES } from './folder-path.ts';
import { MISSED_REASONS, REVISION_STATES } from './revision.ts';

const Hash = Type.String({ minLength: 64, maxLength: 64 });
const Path = Type.String({ minLength: 1, maxLength: 200 });
const Reason = Type.String({ minLength: 1, maxLength: 500 });

const Revision = Type.Object({
  number: Type.Integer(),
  state: literals(REVISION_STATES),
  /** In museum time. */
  made: Type.String(),
  /** Of a member of staff or a user of the server; '' for the shop itself, and for whoever was forgotten. */
  maker: Type.String(),
  maker_kind: literals(['staff', 'command', 'shop']),
  reason: Type.String(),
  /** In museum time; '' where no time is set, or it was never published. */
  publish_at: Type.String(),
  published: Type.String(),
  /** When it was to be published and was not, and why; both null where nothing of the kind happened. */
  missed: Type.Union([Type.Object({ at: Type.String(), why: literals(MISSED_REASONS) }), Type.Null()]),
  /** How many things its check has found. */
  problems: Type.Integer(),
  /** What it was made from is no longer what visitors see. */
  outdated: Type.Boolean(),
});
export type Revision = Static<typeof Revision>;

const Difference = Type.Object({
  what: literals(['money', 'text', 'picture', 'value', 'added', 'removed']),
  where: Type.Array(Type.String()),
  before: Type.String(),
  after: Type.String(),
  languages: Type.Array(literals(LANGUAGES)),
});

/** A thing of the programme that differs: an event, a page, the settings. */
const ChangedThing = Type.Object({
  path: Type.String(),
  kind: literals(THING_KINDS),
  name: Type.String(),
  change: literals(['added', 'removed', 'changed']),
  differences: Type.Array(Difference),
});
export type ChangedThing = Static<typeof ChangedThing>;

const Problem = Type.Object({ file: Type.String(), line: Type.Integer(), reason: Type.String() });
export type ProgrammeProblem = Static<typeof Problem>;

const RevisionDetails = Type.Object({
  ...Revision.properties,
  /** Its last act: whoever changes it says which one they saw. */
  version: Type.Integer(),
  /** What it was made from; 0 for the first. */
  base: Type.Integer(),
  /** What visitors see; 0 before the first. */
  live: Type.Integer(),
  wrong: Type.Array(Problem),
  /** Paths that were changed here and in what is published now, each differently. */
  conflicts: Type.Array(Type.String()),
  /** Against `compared`. */
  changes: Type.Array(ChangedThing),
  /** Another revision, or what it was made from; 0 where there is none. */
  compared: Type.Integer(),
  /** What it can be compared with, the newest first. */
  others: Type.Array(Type.Object({ number: Type.Integer(), reason: Type.String() })),
  files: Type.Integer(),
  bytes: Type.Integer(),
  /** Names of the colleagues who may publish what it changes, where that takes more than changing the programme. */
  guarded: Type.Array(Type.Object({ field: Type.String(), permission: Type.String() })),
});
export type RevisionDetails = Static<typeof RevisionDetails>;

const CHANGING = ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE', 'PROGRAMME_STATE'] as const;

export const programmeContract = {
  'GET office/programme': {
    summary: 'Revisions of the programme, the newest first; 50 at a time',
    permit,
    query: Type.Object({ cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }),
    answer: Type.Object({
      rows: Type.Array(Revision),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: [],
  },
  'GET office/programme/:number': {
    summary:
      'A revision: what it changes, and what is wrong with it. `with`: compared with another than it was made from',
    permit,
    params: RevisionNumber,
    query: Type.Object({ with: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }),
    answer: RevisionDetails,
    refusals: ['NOT_FOUND'],
  },
  'POST office/programme/files/known': {
    summary: 'Which contents, by their SHA-256, need not be sent, because they are there',
    permit,
    body: Type.Object({ hashes: Type.Array(Hash, { maxItems: MOST_FILES }) }, strict),
    answer: Type.Object({ known: Type.Array(Hash) }),
    refusals: [],
  },
  'POST office/programme/files': {
    summary: 'Sends the content of a file, in base64. What no draft uses within a day is forgotten',
    permit,
    largestBody: Math.ceil(MOST_FILE_BYTES / 3) * 4 + 1000,
    body: Type.Object({ content: Type.String({ maxLength: Math.ceil(MOST_FILE_BYTES / 3) * 4 }) }, strict),
    answer: Type.Object({ hash: Hash }),
    refusals: ['FIELDS_INVALID'],
  },
  'POST office/programme': {
    summary:
      'Makes a draft of files that were sent, or of what is published where none are named; once for each key',
    permit,
    largestBody: 2_000_000,
    body: Type.Object(
      {
        reason: Reason,
        key: ActKey,
        files: Type.Optional(
          Type.Array(Type.Object({ path: Path, hash: Hash }, strict), { minItems: 1, maxItems: MOST_FILES }),
        ),
      },
      strict,
    ),
    answer: Type.Object({ number: Type.Integer() }),
    refusals: ['FIELDS_INVALID', 'PROGRAMME_NONE'],
  },
  'POST office/programme/:number/publish/preview': {
    summary: 'What publishing a draft does, as the import says it, in the office’s language; changes nothing',
    permit,
    params: RevisionNumber,
    body: Type.Object({}, strict),
    answer: Type.Object({ report: Type.String(), wrong: Type.Array(Problem) }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/programme/:number/publish': {
    summary: 'Publishes a draft now, once for each key. `wrong` says why not; then nothing is published',
    permit,
    params: RevisionNumber,
    body: Type.Object(Seen, strict),
    answer: Type.Object({ wrong: Type.Array(Problem) }),
    refusals: [...CHANGING, 'PROGRAMME_OUTDATED', 'PROGRAMME_GUARDED', 'STAFF_FACTOR_NEEDED'],
  },
  'POST office/programme/:number/schedule': {
    summary: 'Sets the time, in museum time, at which a draft is published',
    permit,
    params: RevisionNumber,
    body: Type.Object({ ...Seen, at: Type.String({ maxLength: 20 }) }, strict),
    answer: Type.Object({}),
    refusals: [
      ...CHANGING,
      'FIELDS_INVALID',
      'PROGRAMME_OUTDATED',
      'PROGRAMME_WRONG',
      'PROGRAMME_GUARDED',
      'STAFF_FACTOR_NEEDED',
    ],
  },
  'POST office/programme/:number/unschedule': {
    summary: 'Makes what is set for a time a draft again',
    permit,
    params: RevisionNumber,
    body: Type.Object(Seen, strict),
    answer: Type.Object({}),
    refusals: CHANGING,
  },
  'POST office/programme/:number/update': {
    summary:
      'Brings a draft up to date with what was published meanwhile. `theirs`: paths of conflicts of which what is published stays',
    permit,
    params: RevisionNumber,
    body: Type.Object({ ...Seen, theirs: Type.Array(Path, { maxItems: MOST_FILES }) }, strict),
    answer: Type.Object({}),
    refusals: [...CHANGING, 'PROGRAMME_OUTDATED'],
  },
  'POST office/programme/:number/take-back': {
    summary: 'Makes a draft of an older revision, to be published again; once for each key',
    permit,
    params: RevisionNumber,
    body: Type.Object({ key: ActKey, reason: Reason }, strict),
    answer: Type.Object({ number: Type.Integer() }),
    refusals: ['NOT_FOUND', 'PROGRAMME_STATE'],
  },
  'POST office/programme/:number/preview': {
    summary: 'Makes a link that shows a draft in place of the shop, for two hours and for staff alone',
    permit,
    params: RevisionNumber,
    body: Type.Object({}, strict),
    answer: Type.Object({ secret: Type.String() }),
    refusals: ['NOT_FOUND', 'PROGRAMME_WRONG'],
  },
  'POST office/programme/:number/discard': {
    summary: 'Puts a draft away',
    permit,
    params: RevisionNumber,
    body: Type.Object(Seen, strict),
    answer: Type.Object({}),
    refusals: CHANGING,
  },
} as const satisfies Record<string, Endpoint>;
