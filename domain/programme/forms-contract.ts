// The forms of a draft (operations 7, ADR 142): what they hold is read from its files, and written into them.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { permit, RevisionNumber, Seen, strict } from './draft-calls.ts';
import { EventChoices, EventForm } from './event-form.ts';

const EventOfDraft = Type.Object({
  ...RevisionNumber.properties,
  event: Type.String({ minLength: 1, maxLength: 80 }),
});

const ListedEvent = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** As the file says them; '' without an end. */
  start: Type.String(),
  end: Type.String(),
  problems: Type.Integer(),
  /** Languages that lack texts. */
  lacking: Type.Array(Type.String()),
});
export type ListedEvent = Static<typeof ListedEvent>;

const EventInDraft = Type.Object({
  /** '' for a new one. */
  id: Type.String(),
  form: EventForm,
  choices: EventChoices,
  version: Type.Integer(),
  state: Type.String(),
  /** What the check says of its file, by the field of the form; '' for what no field holds. */
  wrong: Type.Array(Type.Object({ field: Type.String(), reason: Type.String() })),
});
export type EventInDraft = Static<typeof EventInDraft>;

export const formsContract = {
  'GET office/programme/:number/events': {
    summary: 'The exhibitions and events of a draft, in the order of the shop',
    permit,
    params: RevisionNumber,
    answer: Type.Object({ rows: Type.Array(ListedEvent), state: Type.String() }),
    refusals: ['NOT_FOUND'],
  },
  'GET office/programme/:number/events/:event': {
    summary: 'An exhibition as a form; `new` is one with what the others have in common',
    permit,
    params: EventOfDraft,
    answer: EventInDraft,
    refusals: ['NOT_FOUND', 'PROGRAMME_WRONG'],
  },
  'POST office/programme/:number/events/:event': {
    summary:
      'Writes an exhibition into its file, or makes it: `new`. Once for each key; the check’s messages come with the next reading',
    permit,
    params: EventOfDraft,
    largestBody: 2_000_000,
    body: Type.Object({ ...Seen, form: EventForm }, strict),
    answer: Type.Object({ id: Type.String(), wrong: Type.Integer() }),
    refusals: [
      'NOT_FOUND',
      'OFFICE_CHANGED_MEANWHILE',
      'PROGRAMME_STATE',
      'PROGRAMME_WRONG',
      'FIELDS_INVALID',
    ],
  },
  'POST office/programme/:number/events/:event/remove': {
    summary: 'Takes an exhibition out of a draft. Sold tickets stay sold',
    permit,
    params: EventOfDraft,
    body: Type.Object(Seen, strict),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE', 'PROGRAMME_STATE'],
  },
} as const satisfies Record<string, Endpoint>;
