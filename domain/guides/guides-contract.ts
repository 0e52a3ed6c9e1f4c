// The office's calls about people who lead tours (operations 3).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey } from '../orders/order-acts-contract.ts';
import { FEE_COUNTS } from './guide.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });
const Ids = Type.Array(Id, { maxItems: 500 });
const Typed = Type.String({ maxLength: 200 });
const Counts = Type.Enum(FEE_COUNTS);

/** Hours as they are typed: `10-13, 14-18`. */
const ExceptedDays = Type.Object({ first: Typed, last: Typed, can: Type.Boolean(), hours: Typed });

/** A guide as the form holds them. */
export const GuideForm = Type.Object({
  name: Typed,
  email: Type.String({ maxLength: 320 }),
  language: Type.Union([Type.Literal('de'), Type.Literal('en')]),
  /** The member of staff who they are; '' for nobody. */
  staff: Type.String({ maxLength: 64 }),
  languages: Ids,
  /** Empty: all of them. */
  houses: Ids,
  tours: Ids,
  /** From Monday on, as they are typed; '' for a day on which they do not come. */
  weekly: Type.Array(Typed, { minItems: 7, maxItems: 7 }),
  exceptions: Type.Array(ExceptedDays, { maxItems: 200 }),
  /** In cents. */
  fee: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  fee_counts: Counts,
  active: Type.Boolean(),
});
export type GuideForm = Static<typeof GuideForm>;

export const ListedGuide = Type.Object({
  id: Type.String(),
  name: Type.String(),
  email: Type.String(),
  languages: Type.Array(Type.String()),
  /** Their names; empty: every house. */
  houses: Type.Array(Type.String()),
  active: Type.Boolean(),
  /** Tours that they lead from now on. */
  ahead: Type.Integer(),
});
export type ListedGuide = Static<typeof ListedGuide>;

export const GuideWhole = Type.Object({
  id: Type.String(),
  form: GuideForm,
  /** Who acts on a guide says which version they have seen. */
  version: Type.Integer(),
  /** Tours from today on, the next first. */
  tours: Type.Array(
    Type.Object({
      tour: Type.String(),
      datetime: Type.String(),
      title: Type.String(),
      language: Type.String(),
    }),
  ),
  /** The address of their calendar: whoever knows it reads it. */
  feed: Type.String(),
});
export type GuideWhole = Static<typeof GuideWhole>;

const Named = Type.Object({ id: Type.String(), name: Type.String() });

export const GuideChoices = Type.Object({
  /** Those that some tour is given in. */
  languages: Type.Array(Type.String()),
  houses: Type.Array(Named),
  /** A tour once for all its languages; `ids` are its tours. */
  tours: Type.Array(Type.Object({ ids: Type.Array(Type.String()), name: Type.String() })),
  /** Members of staff who may see tours of their own. */
  staff: Type.Array(Named),
});
export type GuideChoices = Static<typeof GuideChoices>;

const GuideId = Type.Object({ id: Id });
const MonthText = Type.String({ pattern: '^\\d{4}-\\d{2}$' });

export const guidesContract = {
  'GET office/guides': {
    summary: 'Everybody who leads tours, also those who have left',
    permit: 'staff:guides.manage',
    answer: Type.Array(ListedGuide),
    refusals: [],
  },
  'GET office/guides/choices': {
    summary: 'What a guide can be given: languages, houses, tours, and who they are among the staff',
    permit: 'staff:guides.manage',
    answer: GuideChoices,
    refusals: [],
  },
  'GET office/guides/:id': {
    summary: 'A guide: what they can lead, when, and what they lead',
    permit: 'staff:guides.manage',
    params: GuideId,
    answer: GuideWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/guides': {
    summary: 'Adds a guide, once for each key',
    permit: 'staff:guides.manage',
    body: Type.Object({ form: GuideForm, key: ActKey }),
    answer: Type.Object({ id: Type.String() }),
    refusals: ['FIELDS_INVALID'],
  },
  'POST office/guides/:id/change': {
    summary: 'Changes a guide, once for each key',
    permit: 'staff:guides.manage',
    params: GuideId,
    body: Type.Object({ form: GuideForm, key: ActKey, version: Type.Integer({ minimum: 0 }) }),
    answer: GuideWhole,
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_CHANGED_MEANWHILE'],
  },
  'POST office/guides/:id/renew-feed': {
    summary: 'Gives a guide’s calendar another address; the earlier one opens nothing any more',
    permit: 'staff:guides.manage',
    params: GuideId,
    body: Type.Object({ key: ActKey, version: Type.Integer({ minimum: 0 }) }),
    answer: GuideWhole,
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE'],
  },
  'GET office/guides-owed': {
    summary: 'What guides are owed for a month: tours that are over, and their fees',
    permit: 'staff:guides.manage',
    query: Type.Object({ month: Type.Optional(MonthText) }),
    answer: Type.Object({
      month: Type.String(),
      rows: Type.Array(
        Type.Object({
          id: Type.String(),
          name: Type.String(),
          /** Tours that were led, and those of them that count. */
          led: Type.Integer(),
          tours: Type.Integer(),
          participants: Type.Integer(),
          /** In cents. */
          amount: Type.Integer(),
        }),
      ),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
} as const satisfies Record<string, Endpoint>;
