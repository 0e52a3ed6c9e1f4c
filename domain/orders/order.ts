// An order as its owner reads it (decisions 2 and 3): names, prices and VAT of the moment it was placed.
import { type Static, Type } from 'typebox';

export const OrderLinePart = Type.Object({
  name: Type.String(),
  count: Type.Integer(),
  price: Type.Integer(),
  vat_value: Type.Number(),
});
export type OrderLinePart = Static<typeof OrderLinePart>;

export const OrderLine = Type.Object({
  type: Type.Union([Type.Literal('ticket'), Type.Literal('dayTicket')]),
  /** The product's own id: a ticket's for `ticket`, an event's for `dayTicket`. */
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
  total: Type.Integer(),
  vat: Type.Array(VatSumShape),
  payment: Type.Object({ payartId: Type.Integer(), name: Type.String(), reference: Type.String() }),
  request_invoice: Type.Boolean(),
  external_document_number: Type.String(),
  admissions: Type.Array(Admission),
  documents: Type.Array(
    Type.Object({
      kind: Type.Union([Type.Literal('tickets'), Type.Literal('calendar')]),
      href: Type.String(),
    }),
  ),
});
export type Order = Static<typeof Order>;
