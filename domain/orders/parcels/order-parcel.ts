// A parcel of an order, as its buyer sees it.
import { type Static, Type } from 'typebox';

/** `void`: all of it was given back before it was sent. */
export const ParcelState = Type.Union([Type.Literal('to-pack'), Type.Literal('sent'), Type.Literal('void')]);
export type ParcelState = Static<typeof ParcelState>;

export const ParcelKind = Type.Union([Type.Literal('goods'), Type.Literal('pass')]);

/** A parcel as its buyer sees it with the order. */
export const OrderParcel = Type.Object({
  number: Type.Integer(),
  kind: ParcelKind,
  to: Type.String(),
  state: ParcelState,
  sent: Type.String(),
  carrier: Type.String(),
  tracking: Type.String(),
  /** Where it can be followed: https, or '' for nowhere. */
  link: Type.String(),
});
export type OrderParcel = Static<typeof OrderParcel>;
