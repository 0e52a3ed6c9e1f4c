// An order as its owner reads it (spec decisions 2 and 3): names, prices and VAT are those of the moment it was placed.
import { type Static, Type } from 'typebox';
import { OrderLine } from '../product-schemas.ts';
import { PresentState } from '../vouchers/present-schema.ts';
import { VoucherCodeKind } from '../vouchers/voucher-code.ts';
import { OrderParcel } from './parcels/order-parcel.ts';
import { StrandedVisit } from './stranded-visit.ts';

/** A voucher code that was redeemed. */
export const RedeemedCode = Type.Object({
  barcode: Type.String(),
  name: Type.String(),
  kind: VoucherCodeKind,
  discount: Type.Integer(),
  remaining: Type.Integer(),
  /** Percent, of a single-purpose one: what it paid for had its VAT before. Other servers know nothing of it. */
  vat_value: Type.Optional(Type.Number()),
});
export type RedeemedCode = Static<typeof RedeemedCode>;

/** A voucher that this order bought: its code, what it is worth and when. */
export const IssuedVoucher = Type.Object({
  line: Type.Integer(),
  barcode: Type.String(),
  name: Type.String(),
  amount: Type.Integer(),
  valid_from: Type.String(),
  valid_to: Type.String(),
  greeting: Type.String(),
  /** Percent, of a single-purpose one. Other servers know nothing of it. */
  vat_value: Type.Optional(Type.Number()),
});
export type IssuedVoucher = Static<typeof IssuedVoucher>;

/** A voucher that this order has sent to somebody: the line's, to whom, and how far it has come. */
export const OrderedPresent = Type.Object({
  line: Type.Integer(),
  to: Type.String(),
  email: Type.String(),
  state: PresentState,
  /** In museum time: when it left, or when it is due. */
  at: Type.String(),
});
export type OrderedPresent = Static<typeof OrderedPresent>;

/** Where a parcel goes, and what sending it costs. */
export const Shipping = Type.Object({
  cost: Type.Integer(),
  name: Type.String(),
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  country: Type.String(),
});
export type Shipping = Static<typeof Shipping>;

export const VatSumShape = Type.Object({
  vat_value: Type.Number(),
  gross: Type.Integer(),
  net: Type.Integer(),
  tax: Type.Integer(),
});

/** One admission: what is printed and scanned. */
export const Admission = Type.Object({
  barcode: Type.String(),
  line: Type.Integer(),
  name: Type.String(),
  /** Persons whom the barcode admits. */
  persons: Type.Integer(),
  /** Position within the line's admissions, from 1. */
  number: Type.Integer(),
  of: Type.Integer(),
  /** Of a pass that was extended: its last day. Other servers of the same calls know nothing of it. */
  valid_to: Type.Optional(Type.String()),
  /** Of a pass that lets nobody in until it is unblocked. Other servers of the same calls know nothing of it. */
  blocked: Type.Optional(Type.Literal(true)),
});
export type Admission = Static<typeof Admission>;

/** What the museum gave back of an order. */
export const OrderReturn = Type.Object({
  /** In museum time. */
  at: Type.String(),
  /** What the museum says about it; '' for nothing. */
  reason: Type.String(),
  /** Pieces of parts of lines, and what was given back for them; without pieces where it is only money. */
  parts: Type.Array(
    Type.Object({
      line: Type.Integer(),
      part: Type.Integer(),
      count: Type.Integer(),
      gross: Type.Integer(),
    }),
  ),
  /** Given back of shipping. */
  shipping: Type.Integer(),
  /** In all. */
  amount: Type.Integer(),
  /** What the museum kept. */
  fee: Type.Integer(),
  /** Of the amount: money, value on codes again, a new voucher. */
  money: Type.Integer(),
  codes: Type.Integer(),
  voucher: Type.Union([
    Type.Null(),
    Type.Object({ barcode: Type.String(), amount: Type.Integer(), valid_to: Type.String() }),
  ]),
  /** '' where there is none. */
  credit_note: Type.String(),
});
export type OrderReturn = Static<typeof OrderReturn>;

/** The difference of a dearer time, paid when people of the order were moved. */
export const OrderSupplement = Type.Object({
  /** In museum time. */
  at: Type.String(),
  amount: Type.Integer(),
  /** Parts of lines, as they are since, and what was paid for them besides. */
  parts: Type.Array(Type.Object({ line: Type.Integer(), part: Type.Integer(), gross: Type.Integer() })),
  /** '' where there is none. */
  invoice_number: Type.String(),
});
export type OrderSupplement = Static<typeof OrderSupplement>;

export const OrderState = Type.Union([Type.Literal('confirmed'), Type.Literal('refunded')]);
export type OrderState = Static<typeof OrderState>;

/** The order review. */
export const Order = Type.Object({
  booking_id: Type.String(),
  number: Type.String(),
  /** When it was confirmed, in museum time. */
  date: Type.String(),
  language: Type.String(),
  state: OrderState,
  email: Type.String(),
  name: Type.String(),
  company: Type.String(),
  address: Type.Object({
    street: Type.String(),
    zip: Type.String(),
    city: Type.String(),
    country: Type.String(),
  }),
  lines: Type.Array(OrderLine),
  /** Null where nothing is sent. */
  shipping: Type.Union([Shipping, Type.Null()]),
  codes: Type.Array(RedeemedCode),
  /** Codes bought with this order. */
  vouchers: Type.Array(IssuedVoucher),
  /** Which of them are sent to somebody. Other servers of the same calls know nothing of it. */
  presents: Type.Optional(Type.Array(OrderedPresent)),
  total: Type.Integer(),
  vat: Type.Array(VatSumShape),
  payment: Type.Object({ payartId: Type.Integer(), name: Type.String(), reference: Type.String() }),
  /**
   * What of its money banks have taken back for good and nobody has paid again, in cents (ADR 146, ADR 150): it is valid, and so
   * much of it is not paid. Absent where nothing is owed.
   */
  taken_back: Type.Optional(Type.Integer()),
  request_invoice: Type.Boolean(),
  /** '' while there is none. */
  invoice_number: Type.String(),
  external_document_number: Type.String(),
  /** Those that let somebody in; what was given back has none. */
  admissions: Type.Array(Admission),
  /** What was given back. Other servers of the same calls know nothing of it. */
  returns: Type.Optional(Type.Array(OrderReturn)),
  /** What was paid besides the total. Other servers of the same calls know nothing of it. */
  supplements: Type.Optional(Type.Array(OrderSupplement)),
  documents: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('tickets'),
        Type.Literal('calendar'),
        Type.Literal('passes'),
        Type.Literal('vouchers'),
        Type.Literal('invoice'),
        Type.Literal('credit-note'),
        Type.Literal('xrechnung'),
      ]),
      href: Type.String(),
      /** Of a paper beside the first one of its kind. */
      number: Type.Optional(Type.String()),
    }),
  ),
});
export type Order = Static<typeof Order>;

/**
 * An order as its page shows it: with the way to each house that it leads to, where the museum describes one, and with what
 * has happened to its visits since.
 */
export const ReviewedOrder = Type.Object({
  ...Order.properties,
  /** Visits ahead that do not take place as they were bought. Other servers of the same calls know nothing of it. */
  stranded: Type.Optional(Type.Array(StrandedVisit)),
  /** What is sent by post, and how far it has come. Other servers of the same calls know nothing of it. */
  parcels: Type.Optional(Type.Array(OrderParcel)),
  /** Other servers of the same calls know nothing of it. */
  directions: Type.Optional(
    Type.Array(Type.Object({ venue: Type.String(), address: Type.String(), text: Type.String() })),
  ),
});
export type ReviewedOrder = Static<typeof ReviewedOrder>;
