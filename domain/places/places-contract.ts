// The calls of the calendar of places (operations 3): what each time has, what staff have decided about it, and deciding.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey } from '../orders/order-acts-contract.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Id = Type.String({ minLength: 1, maxLength: 200 });
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);

/** `visit`: times that visitors choose; `limit`: what limits them besides, such as guides or one kind of ticket. */
const PoolKind = Type.Union([Type.Literal('visit'), Type.Literal('limit')]);

export const PlacesPool = Type.Object({
  id: Type.String(),
  kind: PoolKind,
  /** Of the events or tours that share it. */
  title: Type.String(),
  /** Ids of their houses. */
  houses: Type.Array(Type.String()),
  /** A day is one time of it. */
  all_day: Type.Boolean(),
  /** Under which its orders are listed; '' where several share it. */
  event: Type.String(),
});
export type PlacesPool = Static<typeof PlacesPool>;

const FIGURES = {
  /** How many may be sold, and what is kept back of it besides. */
  places: Type.Integer(),
  sold: Type.Integer(),
  /** By people who are buying. */
  held: Type.Integer(),
  /** Who has come, of those who are sold. */
  checked_in: Type.Integer(),
  blocked: Type.Integer(),
  free: Type.Integer(),
};

export const PlacesRow = Type.Object({
  day: Type.String(),
  /** `HH:MM`; '' where all day is one time, or where a whole day is summed up. */
  time: Type.String(),
  /** How many times it sums up, and how many of them are closed or full. */
  slots: Type.Integer(),
  closed: Type.Integer(),
  full: Type.Integer(),
  /** Those that staff have decided about. */
  decided: Type.Integer(),
  /** Where it is one. */
  slot: Nullable(Type.Integer()),
  pool: Type.String(),
  ...FIGURES,
});
export type PlacesRow = Static<typeof PlacesRow>;

const Release = Type.Union([
  Type.Object({
    kind: Type.Literal('at'),
    datetime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' }),
  }),
  Type.Object({
    kind: Type.Literal('before'),
    days: Type.Integer({ minimum: 0, maximum: 365 }),
    time: Time,
  }),
]);

export const DecisionKind = Type.Union([
  Type.Literal('capacity'),
  Type.Literal('block'),
  Type.Literal('closure'),
  Type.Literal('extra'),
]);

const DECISION = {
  kind: DecisionKind,
  /** Pools by name, or a house; all pools with times without either. */
  pools: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 200 })),
  house: Type.Optional(Id),
  from: Day,
  to: Day,
  /** 1 = Monday … 7 = Sunday; every day where they are left out. */
  weekdays: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 7 }), { minItems: 1, maxItems: 7 })),
  /** All times where they are left out. */
  times: Type.Optional(Type.Array(Time, { maxItems: 200 })),
  places: Type.Optional(Type.Integer()),
  /** The length of an extra time. */
  minutes: Type.Optional(Type.Integer()),
  /** When kept places are for sale again; once somebody takes the decision back where it is left out. */
  release: Type.Optional(Release),
  /** For whom places are kept back. */
  name: Type.Optional(Type.String({ maxLength: 200 })),
  reason: Type.Optional(Type.String({ maxLength: 500 })),
  /** What is taken stays taken, and nothing more is sold until it is less than decided. */
  keep_taken: Type.Optional(Type.Boolean()),
};
export const AskedDecision = Type.Object(DECISION, { additionalProperties: false });
export type AskedDecision = Static<typeof AskedDecision>;

export const ShownDecision = Type.Object({
  id: Type.String(),
  kind: DecisionKind,
  /** Titles of its pools; none: a house, or all. */
  titles: Type.Array(Type.String()),
  house: Type.String(),
  from: Type.String(),
  to: Type.String(),
  weekdays: Type.Array(Type.Integer()),
  times: Type.Array(Type.String()),
  places: Nullable(Type.Integer()),
  minutes: Nullable(Type.Integer()),
  release: Nullable(Release),
  name: Type.String(),
  /** In museum time. */
  made_at: Type.String(),
  made_by: Type.String(),
  reason: Type.String(),
});
export type ShownDecision = Static<typeof ShownDecision>;

const Side = Nullable(
  Type.Object({ places: Type.Integer(), blocked: Type.Integer(), closed: Type.Boolean() }),
);
const ChangedSlot = Type.Object({
  title: Type.String(),
  datetime: Type.String(),
  datetime_end: Type.String(),
  before: Side,
  after: Side,
  /** Sold or held. */
  taken: Type.Integer(),
  short: Type.Boolean(),
});
export type ChangedSlot = Static<typeof ChangedSlot>;

const DecisionPreview = Type.Object({
  /** To be sent along with the act. */
  seen: Type.String(),
  /** How many times it changes; the first 500 are listed. */
  total: Type.Integer(),
  slots: Type.Array(ChangedSlot),
  /** Of how many of them more is taken than there would be. */
  short: Type.Integer(),
  /** It reaches days that have no times yet. */
  beyond: Type.Boolean(),
});
export type DecisionPreview = Static<typeof DecisionPreview>;

export const AffectedOrder = Type.Object({
  number: Type.String(),
  /** '' once the buyer is forgotten. */
  name: Type.String(),
  language: Type.String(),
  /** The first of the visits that are meant. */
  datetime: Type.String(),
  people: Type.Integer(),
  amount: Type.Integer(),
});
export type AffectedOrder = Static<typeof AffectedOrder>;

const DecisionId = Type.Object({ id: Id });

const DECISION_REFUSALS = ['FIELDS_INVALID', 'OFFICE_PLACES_NONE', 'OFFICE_PLACES_TOO_MANY'] as const;
const ACT_REFUSALS = ['OFFICE_CHANGED_MEANWHILE', 'OFFICE_PLACES_TAKEN'] as const;

export const placesContract = {
  'GET office/places/pools': {
    summary: 'Houses, and what has places in them',
    permit: 'staff:capacity.read',
    answer: Type.Object({
      houses: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
      pools: Type.Array(PlacesPool),
      today: Type.String(),
      /** The last day that has times yet. */
      horizon: Type.String(),
    }),
    refusals: [],
  },
  'GET office/places': {
    summary: 'Places of some days: of each time of each pool, of each time, or of each day',
    permit: 'staff:capacity.read',
    query: Type.Object({
      first: Day,
      last: Day,
      by: Type.Union([Type.Literal('slot'), Type.Literal('time'), Type.Literal('day')]),
      house: Type.Optional(Id),
      pool: Type.Optional(Id),
      /** Only times without a free place, or with places that are kept back. */
      only: Type.Optional(Type.Union([Type.Literal('full'), Type.Literal('blocked')])),
    }),
    answer: Type.Object({ rows: Type.Array(PlacesRow) }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/places/slots/:slot': {
    summary: 'One time: what the museum folder says, what staff have decided, and what is sold of it',
    permit: 'staff:capacity.read',
    params: Type.Object({ slot: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) }),
    answer: Type.Object({
      slot: Type.Integer(),
      pool: Type.String(),
      title: Type.String(),
      /** Under which its orders are listed; '' where several share it. */
      event: Type.String(),
      all_day: Type.Boolean(),
      day: Type.String(),
      datetime: Type.String(),
      datetime_end: Type.String(),
      ...FIGURES,
      closed: Type.Boolean(),
      /** Neither the folder nor staff offer it any more. */
      dropped: Type.Boolean(),
      /** Places that the folder gives it; null where it has no such time. */
      folder: Nullable(Type.Integer()),
      decisions: Type.Array(ShownDecision),
    }),
    refusals: ['NOT_FOUND'],
  },
  'GET office/places/affected': {
    summary: 'Who has bought a time, or the times that a decision is about; 50 orders at a time',
    permit: 'staff:orders.read',
    query: Type.Object({
      slot: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,15}$' })),
      decision: Type.Optional(Id),
      after: Type.Optional(Id),
    }),
    answer: Type.Object({
      orders: Type.Integer(),
      people: Type.Integer(),
      /** Cents that these visits have cost. */
      amount: Type.Integer(),
      /** The number of the closing that writes to them, where one was begun. */
      closing: Nullable(Type.Integer()),
      rows: Type.Array(AffectedOrder),
      next: Nullable(Type.String()),
    }),
    refusals: ['REQUEST_MALFORMED', 'NOT_FOUND'],
  },
  'GET office/places/decisions': {
    summary: 'What staff have decided about days to come, the newest first',
    permit: 'staff:capacity.read',
    query: Type.Object({ after: Type.Optional(Id) }),
    answer: Type.Object({ rows: Type.Array(ShownDecision), next: Nullable(Type.String()) }),
    refusals: [],
  },
  'POST office/places/decisions/preview': {
    summary: 'Which times a decision changes, and how; changes nothing',
    permit: 'staff:capacity.change',
    body: AskedDecision,
    answer: DecisionPreview,
    refusals: DECISION_REFUSALS,
  },
  'POST office/places/decisions': {
    summary: 'Changes, blocks, closes or adds times, once for each key',
    permit: 'staff:capacity.change',
    body: Type.Object({ ...DECISION, key: ActKey, seen: Type.String() }, { additionalProperties: false }),
    answer: Type.Object({ id: Type.String() }),
    refusals: [...DECISION_REFUSALS, ...ACT_REFUSALS],
  },
  'POST office/places/decisions/:id/take-back/preview': {
    summary: 'Which times change if a decision is taken back; changes nothing',
    permit: 'staff:capacity.change',
    params: DecisionId,
    answer: DecisionPreview,
    refusals: ['NOT_FOUND'],
  },
  'POST office/places/decisions/:id/take-back': {
    summary: 'Takes a decision back: what the folder says counts again. What is taken stays taken',
    permit: 'staff:capacity.change',
    params: DecisionId,
    body: Type.Object({ key: ActKey, seen: Type.String() }, { additionalProperties: false }),
    answer: Type.Object({ id: Type.String() }),
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE'],
  },
  'POST office/places/decisions/:id/undo': {
    summary:
      'Takes a decision that was just made back, as long as no place of it is taken and nobody is written to',
    permit: 'staff:capacity.change',
    params: DecisionId,
    /** `undoes`: the key of the act that made it. */
    body: Type.Object({ undoes: ActKey, key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({ id: Type.String() }),
    refusals: ['NOT_FOUND', 'OFFICE_UNDO_TOO_LATE'],
  },
} as const satisfies Record<string, Endpoint>;
