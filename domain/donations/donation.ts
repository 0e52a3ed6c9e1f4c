// What a museum says of donations: an amount chosen freely within limits, for nothing in return. So it is no supply, has no
// VAT, and is no contract that could be withdrawn from (ADR 037).
import { type Static, Type } from 'typebox';

export const DonationOffer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** What it is for, plain text. */
  text: Type.String(),
  /** Cents. */
  min_amount: Type.Integer(),
  max_amount: Type.Integer(),
  /** Amounts in cents to choose with one press, none of them chosen already. */
  suggested: Type.Array(Type.Integer()),
  /** A cart is rounded up to a multiple of so many cents. */
  round_up_step: Type.Integer(),
});
export type DonationOffer = Static<typeof DonationOffer>;
