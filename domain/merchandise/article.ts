// What the museum sells beside visits (spec 3, "merchandise or annual pass"): books, posters, passes. The shapes of the
// API: text in the caller's language, money in cents, weight in grams.
import { type Static, Type } from 'typebox';
import { Picture } from '../tickets/event.ts';

const named = Type.Object({ id: Type.String(), name: Type.String() });

/** Who made an article, or answers for it in the Union (product safety, GPSR art. 19). */
export const SafetyContact = Type.Object({
  name: Type.String(),
  address: Type.String(),
  email: Type.String(),
});
export type SafetyContact = Static<typeof SafetyContact>;

/** `available` is null where pieces are not counted. */
export const Stock = Type.Object({
  state: Type.Union([Type.Literal('in-stock'), Type.Literal('few'), Type.Literal('out-of-stock')]),
  available: Type.Union([Type.Integer(), Type.Null()]),
});
export type Stock = Static<typeof Stock>;

export const Article = Type.Object({
  id: Type.String(),
  name: Type.String(),
  subtitle: Type.String(),
  /** Paragraphs, plain text. */
  description: Type.Array(Type.String()),
  product_kind: Type.Integer(),
  price: Type.Integer(),
  vat_value: Type.Number(),
  images: Type.Array(Picture, { minItems: 1 }),
  categories: Type.Array(named),
  weight_g: Type.Integer(),
  /** Sent by post: its weight counts for shipping. */
  shipped: Type.Boolean(),
  stock: Stock,
  sequence_no: Type.Integer(),
  maker: Type.Union([SafetyContact, Type.Null()]),
  /** Who answers for it in the Union where the maker does not. */
  responsible: Type.Union([SafetyContact, Type.Null()]),
  warnings: Type.Array(Type.String()),
  withdrawal_days: Type.Integer(),
  /** Months that a pass is valid from the day it is bought; 0 for other articles. */
  valid_months: Type.Integer(),
});
export type Article = Static<typeof Article>;

/** From this number down, visitors see how many pieces are left. */
export const FEW_PIECES = 10;

/** What visitors see of a stock; `available` is undefined where pieces are not counted. */
export function stockOf(available: number | undefined): Stock {
  if (available === undefined) return { state: 'in-stock', available: null };
  if (available <= 0) return { state: 'out-of-stock', available: 0 };
  return { state: available <= FEW_PIECES ? 'few' : 'in-stock', available };
}
