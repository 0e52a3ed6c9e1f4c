// The office cancels persons, lines or a whole order (operations 2, ADR 098, ADR 114): first to see what it does, then to do it.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../endpoint.ts';
import { ActKey, OrderNumber, OrderVersion } from '../orders/order-acts-contract.ts';

const MOST_CENTS = 100_000_000;
const Cents = Type.Integer({ minimum: 0, maximum: MOST_CENTS });

/** Where money goes that is not the museum's any more, or that it keeps after all. */
export const DestinationName = Type.Union([
  Type.Literal('the-way-it-came'),
  Type.Literal('voucher'),
  Type.Literal('kept'),
]);

const Selection = Type.Object(
  {
    pieces: Type.Union([
      Type.Literal('everything'),
      Type.Array(
        Type.Object({
          line: Type.Integer({ minimum: 0 }),
          part: Type.Optional(Type.Integer({ minimum: 0 })),
          count: Type.Optional(Type.Integer({ minimum: 1 })),
          numbers: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 1000 })),
        }),
        { maxItems: 1000 },
      ),
    ]),
    shipping: Type.Boolean(),
    amount: Type.Optional(Type.Object({ cents: Cents, line: Type.Optional(Type.Integer({ minimum: 0 })) })),
    fee: Cents,
    to: DestinationName,
  },
  { additionalProperties: false },
);

export type CancelSelection = Static<typeof Selection>;

/** What is left of an order, and so can be chosen. */
const CancelableOrder = Type.Object({
  lines: Type.Array(
    Type.Object({
      title: Type.String(),
      /** Day and time in museum time; '' where it has none. */
      datetime: Type.String(),
      by: Type.Union([Type.Literal('pieces'), Type.Literal('whole'), Type.Literal('amount')]),
      parts: Type.Array(
        Type.Object({
          part: Type.Integer(),
          name: Type.String(),
          left: Type.Integer(),
          /** What was paid for those that are left. */
          value: Type.Integer(),
        }),
      ),
      /** Whose passes they are. */
      owners: Type.Array(Type.Object({ number: Type.Integer(), name: Type.String() })),
    }),
  ),
  /** What was paid for shipping and is left of it. */
  shipping: Type.Integer(),
});
export type CancelableOrder = Static<typeof CancelableOrder>;

/** What canceling does. */
const CancelEffect = Type.Object({
  items: Type.Array(
    Type.Object({
      /** '' for shipping. */
      title: Type.String(),
      name: Type.String(),
      count: Type.Integer(),
      gross: Type.Integer(),
    }),
  ),
  amount: Type.Integer(),
  fee: Type.Integer(),
  /** Of the amount: money the way it came, value on codes again, a new voucher, what went back before. */
  money: Type.Integer(),
  codes: Type.Integer(),
  voucher: Type.Integer(),
  already_back: Type.Integer(),
  /** Of the money, what waits until the payer's bank has decided, and what the bank has given to the payer already. */
  waits: Type.Integer(),
  taken: Type.Integer(),
  /** Tickets and passes that are void, and those that admit fewer people. */
  voided: Type.Integer(),
  fewer: Type.Integer(),
  /** Codes of bought vouchers that are closed. */
  closed: Type.Array(Type.String()),
  /** Places and stock are free again. */
  frees: Type.Boolean(),
  credit_note: Type.Boolean(),
  /** Who gets the mail; '' where no address is known. */
  mail_to: Type.String(),
  /** Nothing is left of the order. */
  is_last: Type.Boolean(),
  /** The member of staff may do this. */
  permitted: Type.Boolean(),
});
export type CancelEffect = Static<typeof CancelEffect>;

/** Why it cannot be; the details that its sentence needs. */
const CancelProblem = Type.Object({
  code: Type.String(),
  line: Type.Optional(Type.Integer()),
  left: Type.Optional(Type.Integer()),
  most: Type.Optional(Type.Integer()),
  barcodes: Type.Optional(Type.Array(Type.String())),
});
export type CancelProblem = Static<typeof CancelProblem>;

export const returnsContract = {
  'POST office/orders/:number/cancel/preview': {
    summary: 'What canceling persons, lines or all of an order does; changes nothing',
    permit: 'staff:orders.cancel',
    params: OrderNumber,
    body: Type.Object({ selection: Selection }),
    answer: Type.Object({
      version: OrderVersion,
      order: CancelableOrder,
      effect: Type.Union([CancelEffect, Type.Null()]),
      problem: Type.Union([CancelProblem, Type.Null()]),
    }),
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/cancel': {
    summary: 'Cancels persons, lines or all of an order, once for each key',
    permit: 'staff:orders.cancel',
    params: OrderNumber,
    body: Type.Object({
      selection: Selection,
      /** Told to the customer. */
      reason: Type.String({ maxLength: 500 }),
      key: ActKey,
      version: OrderVersion,
    }),
    answer: Type.Object({
      version: OrderVersion,
      amount: Type.Integer(),
      /** '' where none was issued. */
      voucher: Type.String(),
      credit_note: Type.String(),
    }),
    refusals: [
      'NOT_FOUND',
      'FIELDS_INVALID',
      'STAFF_NOT_PERMITTED',
      'STAFF_FACTOR_NEEDED',
      'OFFICE_CHANGED_MEANWHILE',
      'OFFICE_CANCEL_NOT_POSSIBLE',
    ],
  },
} as const satisfies Record<string, Endpoint>;
