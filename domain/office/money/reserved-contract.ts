// Reserved orders: their places are held for days, and they are not paid yet (operations 2). Payments that were taken elsewhere
// are noted here, and money that went back elsewhere.
import { type Static, Type } from 'typebox';
import type { Endpoint } from '../../endpoint.ts';
import { LONGEST_RECEIPT } from '../../payments/elsewhere.ts';

/** A number that names a reserved order until it has one as an order. */
const ReservedNumber = Type.Object({ number: Type.String({ pattern: '^[1-9][0-9]{0,14}$' }) });
const ActKey = Type.String({ minLength: 16, maxLength: 64 });
const OrderNumber = Type.Object({ number: Type.String({ minLength: 1, maxLength: 32 }) });

const ReservedState = Type.Union([
  /** Waits for its money. */
  Type.Literal('waits'),
  /** Its time is over; its places are free, and may be taken again. */
  Type.Literal('lapsed'),
  Type.Literal('given-up'),
  Type.Literal('paid'),
]);

/** Days and moments are in museum time, amounts in cents. */
const Reserved = Type.Object({
  number: Type.Integer(),
  state: ReservedState,
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  total: Type.Integer(),
  /** For a transfer, what its payer was asked to write; '' for others. */
  reference: Type.String(),
  ordered: Type.String(),
  /** The last day on which its places are held. */
  held: Type.String(),
});
export type Reserved = Static<typeof Reserved>;

/** As the search field shows it. `held`: until when, in museum time. */
export const FoundReserved = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  total: Type.Integer(),
  held: Type.String(),
});
export type FoundReserved = Static<typeof FoundReserved>;

export const ReservedWhole = Type.Object({
  ...Reserved.properties,
  /** The number of the order, once it is one; '' before. */
  order: Type.String(),
  language: Type.String(),
  lines: Type.Array(
    Type.Object({
      title: Type.String(),
      /** '' for what is no visit. */
      datetime: Type.String(),
      parts: Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() })),
      total: Type.Integer(),
    }),
  ),
  payments: Type.Array(
    Type.Object({
      provider: Type.String(),
      state: Type.String(),
      amount: Type.Integer(),
      begun: Type.String(),
    }),
  ),
  /** Of a transfer, what has come of it. */
  received: Type.Integer(),
});
export type ReservedWhole = Static<typeof ReservedWhole>;

const Means = Type.Union([Type.Literal('terminal'), Type.Literal('register'), Type.Literal('transfer')]);
const Receipt = Type.String({ maxLength: LONGEST_RECEIPT });

/** What noting a payment does. */
const NotePreview = Type.Object({
  due: Type.Integer(),
  /** An `ElsewhereProblem`; '' where it can be noted. */
  problem: Type.String(),
  /** Its places may be somebody else’s: whether they are free turns out when it is noted. */
  lapsed: Type.Boolean(),
  /** Who gets tickets and papers by mail. */
  mail_to: Type.String(),
  invoice: Type.Boolean(),
  /** Providers at whose page the visitor could still pay: these are closed. */
  closes: Type.Array(Type.String()),
  /** What has come by transfer, and has to be sent back. */
  received: Type.Integer(),
});
export type NotePreview = Static<typeof NotePreview>;

/** What sending a payment link does. */
const LinkPreview = Type.Object({
  due: Type.Integer(),
  /** Why none can be sent, an `AskProblem`; '' where it can. */
  problem: Type.String(),
  mail_to: Type.String(),
  /** The days that can be chosen, both ends included; '' where none can. */
  first: Type.String(),
  last: Type.String(),
  /** The last day on which the places are held now. */
  held: Type.String(),
  /** When links went before; the last one ends with a new one. */
  sent: Type.Array(Type.String()),
});
export type LinkPreview = Static<typeof LinkPreview>;

/** What noting that an order was paid again does. */
const PaidAgainPreview = Type.Object({
  /** What is open, in cents. */
  due: Type.Integer(),
  /** A `PaidAgainProblem`; '' where it can be noted. */
  problem: Type.String(),
});
export type PaidAgainPreview = Static<typeof PaidAgainPreview>;

export const reservedContract = {
  'GET office/reserved': {
    summary: 'Orders whose places are held for days and that are not paid: what ends first comes first',
    permit: 'staff:money.receive',
    query: Type.Object({
      /** A part of a name, a company, an address or a reference. */
      q: Type.Optional(Type.String({ maxLength: 100 })),
      /** Those whose time is over instead, the newest first. */
      lapsed: Type.Optional(Type.Literal('1')),
      after: Type.Optional(Type.String({ maxLength: 100 })),
    }),
    answer: Type.Object({ rows: Type.Array(Reserved), next: Type.Union([Type.String(), Type.Null()]) }),
    refusals: ['REQUEST_MALFORMED'],
  },
  'GET office/reserved/:number': {
    summary: 'A reserved order',
    permit: 'staff:money.receive',
    params: ReservedNumber,
    answer: ReservedWhole,
    refusals: ['NOT_FOUND'],
  },
  'POST office/reserved/:number/note-payment/preview': {
    summary: 'What noting a payment that was taken elsewhere does; changes nothing',
    permit: 'staff:money.receive',
    params: ReservedNumber,
    body: Type.Object({}, { additionalProperties: false }),
    answer: NotePreview,
    refusals: ['NOT_FOUND'],
  },
  'POST office/reserved/:number/note-payment': {
    summary: 'Notes a payment that was taken elsewhere: the reserved order is placed, once for each key',
    permit: 'staff:money.receive',
    params: ReservedNumber,
    body: Type.Object(
      {
        means: Means,
        receipt: Receipt,
        /** In cents: must be what is due. */
        amount: Type.Integer({ minimum: 0 }),
        key: ActKey,
      },
      { additionalProperties: false },
    ),
    /** The number of the order. */
    answer: Type.Object({ order: Type.String() }),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_PAYMENT_NOT_NOTED', 'STAFF_FACTOR_NEEDED'],
  },
  'POST office/reserved/:number/send-link/preview': {
    summary: 'What sending a payment link does; changes nothing',
    permit: 'staff:money.receive',
    params: ReservedNumber,
    body: Type.Object({}, { additionalProperties: false }),
    answer: LinkPreview,
    refusals: ['NOT_FOUND'],
  },
  'POST office/reserved/:number/send-link': {
    summary: 'Sends the buyer a link to pay with; places are held until it ends. Once for each key',
    permit: 'staff:money.receive',
    params: ReservedNumber,
    body: Type.Object(
      {
        /** The last day on which the link can be used. */
        until: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
        key: ActKey,
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_LINK_NOT_SENT'],
  },
  'POST office/orders/:number/note-paid-again/preview': {
    summary: 'What is open of an order whose money a bank has taken back; changes nothing',
    permit: 'staff:money.receive',
    params: OrderNumber,
    body: Type.Object({}, { additionalProperties: false }),
    answer: PaidAgainPreview,
    refusals: ['NOT_FOUND'],
  },
  'POST office/orders/:number/note-paid-again': {
    summary: 'Notes that an order whose money a bank has taken back was paid again, once for each key',
    permit: 'staff:money.receive',
    params: OrderNumber,
    body: Type.Object(
      {
        means: Means,
        receipt: Receipt,
        /** In cents: must be what is open. */
        amount: Type.Integer({ minimum: 0 }),
        key: ActKey,
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND', 'FIELDS_INVALID', 'OFFICE_PAYMENT_NOT_NOTED', 'STAFF_FACTOR_NEEDED'],
  },
  'POST office/orders/:number/note-returned': {
    summary: 'Notes that money went back to the payer elsewhere, as it was taken, once for each key',
    permit: 'staff:money.refund',
    params: OrderNumber,
    body: Type.Object(
      { refund: Type.String({ minLength: 1, maxLength: 64 }), receipt: Receipt, key: ActKey },
      { additionalProperties: false },
    ),
    answer: Type.Object({}),
    refusals: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Endpoint>;
