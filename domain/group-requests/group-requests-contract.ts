// The calls about requests of groups (operations 5): the form and what it sends, and what the office sees of it.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey } from '../orders/order-acts-contract.ts';
import { TourQuestion } from '../tours/tour.ts';

/** What groups of a kind are asked; `text` says what they can ask for. */
export const RequestKind = Type.Object({
  id: Type.String(),
  name: Type.String(),
  text: Type.String(),
  questions: Type.Array(TourQuestion),
});
export type RequestKind = Static<typeof RequestKind>;

const Typed = Type.String({ maxLength: 4000 });
const Answer = Type.Union([Typed, Type.Array(Typed, { maxItems: 100 })]);

const STATES = ['open', 'answered', 'declined'] as const;
export const RequestState = Type.Enum(STATES);
export type RequestState = Static<typeof RequestState>;

const listed = {
  number: Type.Integer(),
  /** Its name, or its id where the museum has it no more. */
  kind: Type.String(),
  name: Type.String(),
  organisation: Type.String(),
  people: Type.Integer(),
  days: Type.String(),
  /** In museum time. */
  received: Type.String(),
  state: RequestState,
};
export const ListedRequest = Type.Object(listed);
export type ListedRequest = Static<typeof ListedRequest>;

export const RequestWhole = Type.Object({
  ...listed,
  email: Type.String(),
  phone: Type.String(),
  wishes: Type.String(),
  answers: Type.Array(Type.Object({ label: Type.String(), text: Type.String() })),
  language: Type.String(),
  mailed: Type.Boolean(),
  version: Type.Integer(),
});
export type RequestWhole = Static<typeof RequestWhole>;

const RequestNumber = Type.Object({ number: Type.String({ pattern: '^\\d{1,15}$' }) });

export const groupRequestsContract = {
  'GET group-request': {
    summary: 'What groups can ask for, by kind; null where the museum takes no requests',
    permit: 'anyone',
    answer: Type.Union([Type.Array(RequestKind), Type.Null()]),
    refusals: [],
  },
  'POST group-request': {
    summary: 'Asks for an offer for a group; a confirmation is mailed. The same within a minute is one',
    permit: 'anyone',
    body: Type.Object(
      {
        kind: Type.String({ maxLength: 64 }),
        name: Typed,
        organisation: Typed,
        email: Typed,
        phone: Typed,
        people: Typed,
        days: Typed,
        wishes: Typed,
        answers: Type.Record(Type.String({ maxLength: 64 }), Answer),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      number: Type.Integer(),
      mailed: Type.Boolean({ description: 'false where the address has had too many mails today' }),
    }),
    refusals: ['REQUEST_MALFORMED', 'FIELDS_INVALID', 'TOO_MANY_TRIES'],
  },
  'GET office/group-requests': {
    summary: 'Requests of groups page by page: open ones, the oldest first, or all, the newest first',
    permit: 'staff:desk.sell',
    query: Type.Object({
      state: Type.Optional(Type.Literal('all')),
      cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
    }),
    answer: Type.Object({
      rows: Type.Array(ListedRequest),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: [],
  },
  'GET office/group-requests/:number': {
    summary: 'A request of a group, whole',
    permit: 'staff:desk.sell',
    params: RequestNumber,
    answer: RequestWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/group-requests/:number/settle': {
    summary: 'Says that a request was answered or declined, or opens it again, once for each key',
    permit: 'staff:desk.sell',
    params: RequestNumber,
    body: Type.Object({
      state: RequestState,
      reason: Type.String({ maxLength: 500 }),
      key: ActKey,
      version: Type.Integer({ minimum: 0 }),
    }),
    answer: RequestWhole,
    refusals: ['NOT_FOUND', 'OFFICE_CHANGED_MEANWHILE'],
  },
} as const satisfies Record<string, Endpoint>;
