// An order as its owner reads it (spec decisions 2 and 3): names, prices and VAT of the moment it was placed.
import { type Static, Type } from 'typebox';
import { Owner } from '../passes/owner.ts';
import { GivenAnswer } from '../tours/tour.ts';
import { VoucherCodeKind } from '../vouchers/voucher-code.ts';

export const OrderLinePart = Type.Object({
  name: Type.String(),
  count: Type.Integer(),
  price: Type.Integer(),
  vat_value: Type.Number(),
});
export type OrderLinePart = Static<typeof OrderLinePart>;

/** What a guide must know of a booking; words in the language of the order. */
export const OrderLineTour = Type.Object({
  langIdentifier: Type.String(),
  langName: Type.String(),
  meeting_point: Type.String(),
  /** The exhibition that it leads through, '' for none. */
  eventName: Type.String(),
  participants: Type.Integer(),
  /** Tours or groups that are booked whole; 0 for single places on a tour that others join. */
  tours: Type.Integer(),
  book_complete_tour: Type.Boolean(),
  answers: Type.Array(GivenAnswer),
});
export type OrderLineTour = Static<typeof OrderLineTour>;

/** What is sent, or who a pass is for. */
export const OrderLineArticle = Type.Object({
  product_kind: Type.Integer(),
  shipped: Type.Boolean(),
  weight_g: Type.Integer(),
  /** Of a pass, else 0. */
  valid_months: Type.Integer(),
  owners: Type.Array(Owner),
});

/** A voucher code that was redeemed. */
export const RedeemedCode = Type.Object({
  barcode: Type.String(),
  name: Type.String(),
  kind: VoucherCodeKind,
  discount: Type.Integer(),
  remaining: Type.Integer(),
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
});
export type IssuedVoucher = Static<typeof IssuedVoucher>;

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

export const OrderLine = Type.Object({
  type: Type.Union([
    Type.Literal('ticket'),
    Type.Literal('dayTicket'),
    Type.Literal('guidedTour'),
    Type.Literal('merchandise'),
    Type.Literal('voucher'),
  ]),
  /** The product's own id: a ticket's, an article's, a voucher's; an event's for `dayTicket`, a tour's for `guidedTour`. */
  id: Type.String(),
  name: Type.String(),
  eventName: Type.String(),
  venue: Type.String(),
  address: Type.String(),
  /** `YYYY-MM-DD HH:mm`, a day alone, or '' for any day of the run. */
  datetime: Type.String(),
  datetime_end: Type.String(),
  count: Type.Integer(),
  /** What the line is made of: the tickets and subtickets, with counts and unit prices. */
  parts: Type.Array(OrderLinePart),
  totalPrice: Type.Integer(),
  withdrawal_days: Type.Integer(),
  /** Of a guided tour alone; its name is `eventName`. */
  tour: Type.Optional(OrderLineTour),
  /** Of merchandise alone, whose name is `eventName` too. */
  article: Type.Optional(OrderLineArticle),
  /** Of a voucher alone, likewise. */
  voucher: Type.Optional(Type.Object({ greeting: Type.String(), valid_months: Type.Integer() })),
});
export type OrderLine = Static<typeof OrderLine>;

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
  /** Persons whom the barcode lets in. */
  persons: Type.Integer(),
  /** Position within the line's admissions, from 1. */
  number: Type.Integer(),
  of: Type.Integer(),
});
export type Admission = Static<typeof Admission>;

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
  total: Type.Integer(),
  vat: Type.Array(VatSumShape),
  payment: Type.Object({ payartId: Type.Integer(), name: Type.String(), reference: Type.String() }),
  request_invoice: Type.Boolean(),
  /** '' while there is none. */
  invoice_number: Type.String(),
  external_document_number: Type.String(),
  admissions: Type.Array(Admission),
  documents: Type.Array(
    Type.Object({
      kind: Type.Union([
        Type.Literal('tickets'),
        Type.Literal('calendar'),
        Type.Literal('passes'),
        Type.Literal('vouchers'),
        Type.Literal('invoice'),
        Type.Literal('credit-note'),
      ]),
      href: Type.String(),
    }),
  ),
});
export type Order = Static<typeof Order>;
