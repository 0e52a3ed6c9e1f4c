// The forms of a draft for everything that the folder holds (operations 7, ADR 138).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { LANGUAGES } from '../language.ts';
import { literals, permit, RevisionNumber, Seen, strict } from './draft-calls.ts';
import { THING_FORMS, type ThingForm, type ThingSection, type ThingValue } from './thing-shape.ts';

const ThingsOfDraft = Type.Object({
  ...RevisionNumber.properties,
  kind: literals<ThingForm>(THING_FORMS),
});
const ThingOfDraft = Type.Object({
  ...ThingsOfDraft.properties,
  thing: Type.String({ minLength: 1, maxLength: 80 }),
});
/** After how many of a list. */
const Place = Type.String({ pattern: '^\\d{1,6}$' });
const Value = Type.Unsafe<ThingValue>(Type.Record(Type.String(), Type.Unknown()));

const ListedThing = Type.Object({
  id: Type.String(),
  /** '' for settings, whose names are words of the office. */
  name: Type.String(),
  problems: Type.Integer(),
  /** Languages that lack texts. */
  lacking: Type.Array(Type.String()),
});
export type ListedThing = Static<typeof ListedThing>;

const ThingInDraft = Type.Object({
  /** '' for a new one. */
  id: Type.String(),
  sections: Type.Unsafe<ThingSection[]>(Type.Array(Type.Unknown())),
  value: Value,
  languages: Type.Array(literals(LANGUAGES)),
  currency: Type.String(),
  version: Type.Integer(),
  state: Type.String(),
  /** What the check says of its file, by the field of the form; '' for what no field holds. */
  wrong: Type.Array(Type.Object({ field: Type.String(), reason: Type.String() })),
  /** Whether it can be taken out. */
  removable: Type.Boolean(),
});
export type ThingInDraft = Static<typeof ThingInDraft>;

export const thingsContract = {
  'GET office/programme/:number/things/:kind': {
    summary: 'The things of a kind in a draft, each of which has a form',
    permit,
    params: ThingsOfDraft,
    query: Type.Object(
      { q: Type.Optional(Type.String({ maxLength: 100 })), after: Type.Optional(Place) },
      strict,
    ),
    answer: Type.Object({
      rows: Type.Array(ListedThing),
      next: Type.Union([Type.String(), Type.Null()]),
      state: Type.String(),
      addable: Type.Boolean(),
    }),
    refusals: ['NOT_FOUND', 'PROGRAMME_WRONG'],
  },
  'GET office/programme/:number/things/:kind/:thing': {
    summary:
      'One of them as a form, whose fields its format says; `new` is one with what the others have in common',
    permit,
    params: ThingOfDraft,
    answer: ThingInDraft,
    refusals: ['NOT_FOUND', 'PROGRAMME_WRONG'],
  },
  'POST office/programme/:number/things/:kind/:thing': {
    summary:
      'Writes what the form holds into the file, or makes it: `new`. Once for each key; the check’s messages come with the next reading',
    permit,
    params: ThingOfDraft,
    largestBody: 2_000_000,
    body: Type.Object({ ...Seen, value: Value }, strict),
    answer: Type.Object({ id: Type.String(), wrong: Type.Integer() }),
    refusals: [
      'NOT_FOUND',
      'OFFICE_CHANGED_MEANWHILE',
      'PROGRAMME_STATE',
      'PROGRAMME_WRONG',
      'FIELDS_INVALID',
    ],
  },
  'POST office/programme/:number/things/:kind/:thing/remove': {
    summary: 'Takes one out of a draft. What was sold stays sold',
    permit,
    params: ThingOfDraft,
    body: Type.Object(Seen, strict),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE', 'PROGRAMME_STATE'],
  },
} as const satisfies Record<string, Endpoint>;
