// The office moves people of an order to another day or time (operations 2, ADR 114 and 126).
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey, OrderNumber, OrderVersion } from '../orders/order-acts-contract.ts';
import { LONGEST_RECEIPT } from '../payments/elsewhere.ts';
import { DestinationName } from '../returns/returns-contract.ts';

const Asked = {
  /** The line's place in the order, from 0. */
  line: Type.Integer({ minimum: 0 }),
  /** `YYYY-MM-DD HH:mm` or a day alone, in museum time, as the line has it. */
  datetime: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}( \\d{2}:\\d{2})?$' }),
  /** Another language of a guided tour, by its id. */
  tour: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** Who moves, where some of the line stay. */
  pieces: Type.Optional(
    Type.Array(Type.Object({ part: Type.Integer({ minimum: 0 }), count: Type.Integer({ minimum: 0 }) }), {
      maxItems: 100,
    }),
  ),
};

/** How the difference of a dearer time is paid: by a link, or staff have taken it elsewhere. */
const DifferencePaid = Type.Union([
  Type.Object(
    {
      by: Type.Literal('link'),
      /** The last day on which the link can be used. */
      until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    },
    { additionalProperties: false },
  ),
  Type.Object(
    {
      by: Type.Union([Type.Literal('terminal'), Type.Literal('register'), Type.Literal('transfer')]),
      /** The number that register or terminal gave it; '' for none. */
      receipt: Type.String({ maxLength: LONGEST_RECEIPT }),
    },
    { additionalProperties: false },
  ),
]);

const MovableLine = Type.Object({
  line: Type.Integer(),
  title: Type.String(),
  datetime: Type.String(),
  /** The event, whose days and times can be asked for; '' for a guided tour. */
  event: Type.String(),
  /** The guided tour, likewise; '' for tickets. */
  tour: Type.String(),
  /** People and tickets that are left. */
  left: Type.Integer(),
  /** Who can move by themselves: people one by one, or a ticket with all of its people. None where all move together. */
  units: Type.Array(
    Type.Object({
      part: Type.Integer(),
      name: Type.String(),
      left: Type.Integer(),
      /** All of them or none. */
      together: Type.Boolean(),
    }),
  ),
  /** Where they were before they were moved last; '' where they never were. */
  back: Type.Object({ datetime: Type.String(), tour: Type.String() }),
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
    summary: 'What moving people of a line to another day or time does; changes nothing',
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
      /** Tickets that get a new barcode. */
      renewed: Type.Integer(),
      /** Cents that it would cost more at that time; negative where it would be cheaper. */
      difference: Type.Integer(),
      /** Cents of a cheaper time that can go back. */
      back: Type.Integer(),
      /** The member of staff may do this without asking for the difference. */
      permitted: Type.Boolean(),
      /** Whether the difference can be asked for by a link, and on which days that can end; why not, in `problem`. */
      link: Type.Object({ problem: Type.String(), first: Type.String(), last: Type.String() }),
      /** A link that was sent for another move of this order ends. */
      ends: Type.Boolean(),
      mail_to: Type.String(),
      /** Of the mail. */
      language: Type.String(),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/move': {
    summary:
      'Moves people of a line to another day or time, or asks for the difference first, once for each key',
    permit: 'staff:orders.change',
    params: OrderNumber,
    body: Type.Object({
      ...Asked,
      /** Where the difference of a cheaper time goes; kept where it is left out. */
      money: Type.Optional(DestinationName),
      /** Of a dearer time; they keep the price that was paid where it is left out. */
      paid: Type.Optional(DifferencePaid),
      key: ActKey,
      version: OrderVersion,
    }),
    answer: Type.Object({ version: OrderVersion }),
    refusals: [
      'NOT_FOUND',
      'FIELDS_INVALID',
      'STAFF_NOT_PERMITTED',
      'STAFF_FACTOR_NEEDED',
      'OFFICE_CHANGED_MEANWHILE',
      'OFFICE_MOVE_NOT_POSSIBLE',
    ],
  },
  'POST office/orders/:number/withdraw-difference': {
    summary: 'Ends the link that asks for the difference of a move; nobody moves. Once for each key',
    permit: 'staff:money.receive',
    params: OrderNumber,
    body: Type.Object({ key: ActKey }, { additionalProperties: false }),
    answer: Type.Object({ version: OrderVersion }),
    refusals: ['NOT_FOUND', 'OFFICE_NO_DIFFERENCE'],
  },
} as const satisfies Record<string, Endpoint>;
