// The office moves a line of an order to another day or time (operations 2, ADR 114).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey, OrderNumber, OrderVersion } from '../orders/order-acts-contract.ts';

const Asked = {
  /** The line's place in the order, from 0. */
  line: Type.Integer({ minimum: 0 }),
  /** `YYYY-MM-DD HH:mm` in museum time. */
  datetime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}$' }),
};

const MovableLine = Type.Object({
  line: Type.Integer(),
  title: Type.String(),
  datetime: Type.String(),
  /** The event, whose days and times can be asked for. */
  event: Type.String(),
  /** People and tickets that are left. */
  left: Type.Integer(),
});
export type MovableLine = Static<typeof MovableLine>;

export const movesContract = {
  'GET office/orders/:number/movable': {
    summary: 'Lines of an order that can be moved to another day or time',
    permit: 'staff:orders.change',
    params: OrderNumber,
    answer: Type.Object({ version: OrderVersion, lines: Type.Array(MovableLine) }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/move/preview': {
    summary: 'What moving a line to another day or time does; changes nothing',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object(Asked),
    answer: Type.Object({
      version: OrderVersion,
      /** Why it cannot be; '' where it can. */
      problem: Type.String(),
      /** How many are free at that time, where they are too few. */
      available: Type.Integer(),
      before: Type.String(),
      after: Type.String(),
      /** Cents that it would cost more at that time; negative where it would be cheaper. */
      difference: Type.Integer(),
      /** The member of staff may do this. */
      permitted: Type.Boolean(),
      mail_to: Type.String(),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/move': {
    summary: 'Moves a line to another day or time at the price that was paid, once for each key',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({ ...Asked, key: ActKey, version: OrderVersion }),
    answer: Type.Object({ version: OrderVersion }),
    refusals: ['NOT_FOUND', 'STAFF_NOT_PERMITTED', 'OFFICE_CHANGED_MEANWHILE', 'OFFICE_MOVE_NOT_POSSIBLE'],
  },
} as const satisfies Record<string, Endpoint>;
