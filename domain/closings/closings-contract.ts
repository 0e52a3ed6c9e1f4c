// The calls of closings (operations 3, ADR 133): writing to everybody whose time is closed, watching it, and the visitor's side.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { LANGUAGES, type Language } from '../language.ts';
import { ActKey } from '../orders/order-acts-contract.ts';
import { CLOSING_STATES } from './closing.ts';

const Id = Type.String({ minLength: 1, maxLength: 200 });
const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) =>
  Type.Union([type, Type.Null()]);
const ChoiceName = Type.Union([Type.Literal('other-time'), Type.Literal('voucher'), Type.Literal('money')]);
const UnansweredName = Type.Union([Type.Literal('money'), Type.Literal('voucher'), Type.Literal('list')]);
const OUTCOME_NAMES = [
  Type.Literal('moved'),
  Type.Literal('voucher'),
  Type.Literal('money'),
  Type.Literal('elsewhere'),
  Type.Literal('listed'),
] as const;
const OutcomeName = Type.Union([...OUTCOME_NAMES]);
const CauseName = Type.Union([Type.Literal('decided'), Type.Literal('few')]);
const LanguageName = Type.Unsafe<Language>(Type.Union(LANGUAGES.map((language) => Type.Literal(language))));

const BEGINNING = {
  /** The closure that it is about. */
  decision: Id,
  offers: Type.Array(ChoiceName, { maxItems: 3 }),
  unanswered: UnansweredName,
  /** The last day on which an answer counts. */
  until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  /** The museum's own sentences, beside the text that is there in every language. */
  sentences: Type.Array(
    Type.Object(
      { language: LanguageName, text: Type.String({ maxLength: 1000 }) },
      { additionalProperties: false },
    ),
    { maxItems: LANGUAGES.length },
  ),
};
export const AskedClosing = Type.Object(BEGINNING, { additionalProperties: false });
export type AskedClosing = Static<typeof AskedClosing>;

/** What was closed. */
const Closed = Type.Object({
  /** Titles; none: a house, or all. */
  titles: Type.Array(Type.String()),
  house: Type.String(),
  from: Type.String(),
  to: Type.String(),
  times: Type.Array(Type.String()),
});

export const ListedClosing = Type.Object({
  number: Type.Integer(),
  closed: Closed,
  cause: CauseName,
  state: Type.Enum(CLOSING_STATES),
  /** In museum time. */
  made_at: Type.String(),
  /** The last day on which an answer counts. */
  until: Type.String(),
  orders: Type.Integer(),
  people: Type.Integer(),
  /** Orders with which somebody was in already, and which are not written to. */
  came_in: Type.Integer(),
  /** Orders that are written to: neither these nor those without an address. */
  to_write: Type.Integer(),
  written: Type.Integer(),
  open: Type.Integer(),
  listed: Type.Integer(),
});
export type ListedClosing = Static<typeof ListedClosing>;

export const ClosingWhole = Type.Object({
  ...ListedClosing.properties,
  decision: Type.String(),
  /** Cents that the visits have cost. */
  amount: Type.Integer(),
  unreachable: Type.Integer(),
  queued: Type.Integer(),
  offers: Type.Array(ChoiceName),
  unanswered: UnansweredName,
  sentences: Type.Array(Type.Object({ language: Type.String(), text: Type.String() })),
  /** What became of them: orders, people, and cents that went back. */
  outcomes: Type.Array(
    Type.Object({
      outcome: OutcomeName,
      by: Type.Union([Type.Literal('visitor'), Type.Literal('deadline')]),
      orders: Type.Integer(),
      people: Type.Integer(),
      back: Type.Integer(),
    }),
  ),
});
export type ClosingWhole = Static<typeof ClosingWhole>;

export const ClosingOrder = Type.Object({
  number: Type.String(),
  language: Type.String(),
  people: Type.Integer(),
  amount: Type.Integer(),
  reachable: Type.Boolean(),
  written: Type.Boolean(),
  outcome: Nullable(OutcomeName),
  by: Nullable(Type.Union([Type.Literal('visitor'), Type.Literal('deadline')])),
  /** In museum time; '' while there is none. */
  decided_at: Type.String(),
  back: Type.Integer(),
  moved_to: Type.String(),
  problem: Type.String(),
  /** It waited for a person, who has seen to it. */
  seen_to: Type.Boolean(),
});
export type ClosingOrder = Static<typeof ClosingOrder>;

const ClosingNumber = Type.Object({ number: Type.String({ pattern: '^[1-9][0-9]{0,15}$' }) });
const Keyed = Type.Object({ key: ActKey }, { additionalProperties: false });

const Link = Type.String({ minLength: 1, maxLength: 200 });
const Chosen = {
  link: Link,
  choice: ChoiceName,
  /** The new time, where another one is chosen. */
  datetime: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$' })),
};

/** What a visitor sees of it. */
export const ClosedVisit = Type.Object({
  state: Type.Union([Type.Literal('open'), Type.Literal('late'), ...OUTCOME_NAMES]),
  number: Type.String(),
  /** The last moment at which an answer counts, in museum time. */
  until: Type.String(),
  lines: Type.Array(
    Type.Object({
      title: Type.String(),
      datetime: Type.String(),
      parts: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
    }),
  ),
  offers: Type.Array(ChoiceName),
  /** The museum's own sentences. */
  sentence: Type.String(),
  cause: CauseName,
  /** Cents that went back, and the new time; 0 and '' where nothing did. */
  back: Type.Integer(),
  moved_to: Type.String(),
  /** The answer that was sent could not be carried out, and nothing has changed. */
  problem: Type.Union([Type.Literal(''), Type.Literal('full'), Type.Literal('not-possible')]),
});
export type ClosedVisit = Static<typeof ClosedVisit>;

export const closingsContract = {
  'GET office/closings': {
    summary: 'Closings of what was sold, the newest first',
    permit: 'staff:orders.read',
    query: Type.Object({ after: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })) }),
    answer: Type.Object({ rows: Type.Array(ListedClosing), next: Nullable(Type.String()) }),
    refusals: [],
  },
  'GET office/closings/affected': {
    summary: 'Who would be written to because of a closure, in which languages, and with which text',
    permit: 'staff:orders.cancel',
    query: Type.Object({ decision: Id }),
    answer: Type.Object({
      closed: Closed,
      cause: CauseName,
      orders: Type.Integer(),
      people: Type.Integer(),
      amount: Type.Integer(),
      /** Not among them: orders of which somebody was in already. */
      came_in: Type.Object({ orders: Type.Integer(), people: Type.Integer(), amount: Type.Integer() }),
      today: Type.String(),
      /** The closing of it that has begun already. */
      begun: Nullable(Type.Integer()),
      /** All of the shop's, with how many orders are in each, and the text that the mail has. */
      languages: Type.Array(
        Type.Object({ language: Type.String(), orders: Type.Integer(), text: Type.String() }),
      ),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/closings': {
    summary: 'Writes to everybody who has bought what a closure closes, once for each key',
    permit: 'staff:orders.cancel',
    body: Type.Object({ ...BEGINNING, key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({ number: Type.Integer() }),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'CLOSING_BEGUN', 'STAFF_NOT_PERMITTED', 'STAFF_FACTOR_NEEDED'],
  },
  'GET office/closings/:number': {
    summary: 'A closing: who was written to, what they answered, what was done and what is left',
    permit: 'staff:orders.read',
    params: ClosingNumber,
    answer: ClosingWhole,
    refusals: ['NOT_FOUND'],
  },
  'GET office/closings/:number/orders': {
    summary:
      'The orders of a closing, 50 at a time; those that wait for an answer or for a person by themselves',
    permit: 'staff:orders.read',
    params: ClosingNumber,
    query: Type.Object({
      only: Type.Optional(Type.Union([Type.Literal('open'), Type.Literal('listed')])),
      after: Type.Optional(Id),
    }),
    answer: Type.Object({ rows: Type.Array(ClosingOrder), next: Nullable(Type.String()) }),
    refusals: [],
  },
  'POST office/closings/:number/stop': {
    summary: 'Stops writing, and what follows when the time to answer is over; visitors can still answer',
    permit: 'staff:orders.cancel',
    params: ClosingNumber,
    body: Keyed,
    answer: ClosingWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/closings/:number/resume': {
    summary: 'Goes on where it was stopped',
    permit: 'staff:orders.cancel',
    params: ClosingNumber,
    body: Keyed,
    answer: ClosingWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/closings/:number/orders/:order/seen-to': {
    summary: 'Says that a person has seen to an order that waited for one, once for each key',
    permit: 'staff:orders.cancel',
    params: Type.Object({ ...ClosingNumber.properties, order: Id }),
    body: Keyed,
    answer: Type.Object({}),
    refusals: ['NOT_FOUND'],
  },
  'POST closed-visit': {
    summary: 'What the link in a mail about a closed time is about',
    permit: 'anyone',
    body: Type.Object({ link: Link }, { additionalProperties: false }),
    answer: ClosedVisit,
    refusals: ['NOT_FOUND'],
  },
  'POST closed-visit/times': {
    summary: 'Times at which everybody of the closed visit fits, in museum time',
    permit: 'anyone',
    body: Type.Object({ link: Link }, { additionalProperties: false }),
    answer: Type.Object({ times: Type.Array(Type.String()) }),
    refusals: ['NOT_FOUND'],
  },
  'POST closed-visit/preview': {
    summary: 'What an answer would do, in cents; changes nothing',
    permit: 'anyone',
    body: Type.Object(Chosen, { additionalProperties: false }),
    answer: Type.Object({
      problem: Type.Union([Type.Literal(''), Type.Literal('full'), Type.Literal('not-possible')]),
      /** The way it came, onto codes that were redeemed, and as a new voucher. */
      money: Type.Integer(),
      codes: Type.Integer(),
      voucher: Type.Integer(),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST closed-visit/answer': {
    summary: 'Another time, a voucher or the money: done once, however often it is sent',
    permit: 'anyone',
    body: Type.Object(Chosen, { additionalProperties: false }),
    answer: ClosedVisit,
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
