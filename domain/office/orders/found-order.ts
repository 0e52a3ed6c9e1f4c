// Orders in a list and among what a search has found (operations 2): as much as one needs to tell them apart.
import { type Static, Type } from 'typebox';
import { OrderState } from '../../orders/order.ts';

export const ListedOrder = Type.Object({
  number: Type.String(),
  /** When it was confirmed, in museum time. */
  date: Type.String(),
  state: OrderState,
  /** A part was given back. */
  returned: Type.Boolean(),
  name: Type.String(),
  company: Type.String(),
  email: Type.String(),
  total: Type.Integer(),
  language: Type.String(),
  /** What was bought, in the order's language; each title once. */
  titles: Type.Array(Type.String()),
  /** When its first visit begins; '' for none. */
  visit: Type.String(),
  /** '' where no payment took part. */
  provider: Type.String(),
});
export type ListedOrder = Static<typeof ListedOrder>;

/** Why an order was found; `like-name` is a name that differs by one letter. */
export const Match = Type.Union([
  Type.Literal('number'),
  Type.Literal('barcode'),
  Type.Literal('reference'),
  Type.Literal('email'),
  Type.Literal('phone'),
  Type.Literal('name'),
  Type.Literal('like-name'),
  Type.Literal('day'),
  Type.Literal('amount'),
]);
export type Match = Static<typeof Match>;

export const FoundOrder = Type.Object({ ...ListedOrder.properties, by: Match });
export type FoundOrder = Static<typeof FoundOrder>;
