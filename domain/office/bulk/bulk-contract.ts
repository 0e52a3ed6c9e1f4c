// One act on many orders (operations 9, ADR 129): started once, carried out on the server, watched by whoever may do the act.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { ActKey } from '../../orders/order-acts-contract.ts';

/** An act on many orders takes its time: no more than this at once. */
export const MOST_ORDERS_AT_ONCE = 500;

const Moment = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$' });

/** What is done with each order. Stored with the act: fields are only added, as optional ones. */
export const BulkTask = Type.Union([
  Type.Object({ kind: Type.Literal('mail') }, { additionalProperties: false }),
  Type.Object(
    { kind: Type.Literal('note'), text: Type.String({ maxLength: 2000 }) },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      kind: Type.Literal('move'),
      /** Who moves: whoever comes for this event, or this guided tour, at this time. One of the two is ''. */
      event: Type.String({ maxLength: 64 }),
      tour: Type.String({ maxLength: 64 }),
      before: Moment,
      after: Moment,
      /** The tour in another language, where it is another one. */
      to_tour: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    },
    { additionalProperties: false },
  ),
]);
export type BulkTask = Static<typeof BulkTask>;

export const BULK_STATES = ['running', 'stopped', 'done'] as const;
export type BulkState = (typeof BULK_STATES)[number];

const Listed = {
  id: Type.String(),
  kind: Type.Enum(['mail', 'note', 'move']),
  state: Type.Enum([...BULK_STATES]),
  /** In museum time. */
  started_at: Type.String(),
  /** Whoever started it, or went on with it last; their id once they are forgotten. */
  by: Type.String(),
  count: Type.Integer(),
  done: Type.Integer(),
  failed: Type.Integer(),
};
const ListedBulkAct = Type.Object(Listed);
export type ListedBulkAct = Static<typeof ListedBulkAct>;

const BulkItem = Type.Object({
  order: Type.String(),
  state: Type.Enum(['open', 'done', 'failed']),
  /** Why it failed: a `BulkProblem`, or a problem of the single act. '' where it did not. */
  problem: Type.String(),
  /** How many places are free, where they are too few. */
  available: Type.Integer(),
});
export type BulkItem = Static<typeof BulkItem>;

/** Why an order was not done, besides the problems of moving people. */
export const BULK_PROBLEMS = [
  /** There is no such order. */
  'unknown',
  /** Nothing of it is left that a mail could bring. */
  'refunded',
  /** Its people are forgotten. */
  'forgotten',
  /** Nobody has said an address. */
  'no-address',
  /** Whoever started it may not do this, or no longer. */
  'not-permitted',
  /** Others changed it at the same moment. */
  'changed',
  /** Something went wrong in the shop; it is in the log. */
  'unexpected',
] as const;
export type BulkProblem = (typeof BULK_PROBLEMS)[number];

const WholeBulkAct = Type.Object({
  ...Listed,
  task: BulkTask,
  /** In the order in which they were picked. */
  items: Type.Array(BulkItem),
});
export type WholeBulkAct = Static<typeof WholeBulkAct>;

const Id = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

export const bulkContract = {
  'POST office/bulk-acts': {
    summary: 'Starts an act on many orders, which runs on the server; once for each key',
    permit: 'staff:orders.change',
    body: Type.Object(
      {
        task: BulkTask,
        orders: Type.Array(Type.String({ minLength: 1, maxLength: 32 }), {
          minItems: 1,
          maxItems: MOST_ORDERS_AT_ONCE,
          uniqueItems: true,
        }),
        key: ActKey,
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Type.String() }),
    refusals: ['FIELDS_INVALID'],
  },
  'GET office/bulk-acts': {
    summary: 'Acts on many orders of the last thirty days, the newest first',
    permit: 'staff:orders.change',
    query: Type.Object({ cursor: Type.Optional(Type.String({ maxLength: 120 })) }),
    answer: Type.Object({
      rows: Type.Array(ListedBulkAct),
      next: Type.Union([Type.String(), Type.Null()]),
    }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/bulk-acts/:id': {
    summary: 'An act on many orders: how far it is, and what came of each order',
    permit: 'staff:orders.change',
    params: Id,
    answer: WholeBulkAct,
    refusals: ['NOT_FOUND'],
  },
  'POST office/bulk-acts/:id/stop': {
    summary: 'Stops an act on many orders after the order that it is at',
    permit: 'staff:orders.change',
    params: Id,
    body: Type.Object({ key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND'],
  },
  'POST office/bulk-acts/:id/resume': {
    summary: 'Goes on with what is left of an act on many orders, and tries again what failed',
    permit: 'staff:orders.change',
    params: Id,
    body: Type.Object({ key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
