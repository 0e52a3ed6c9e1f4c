// A museum's offer to donate: an amount that the visitor chooses within limits, for nothing in return. So a donation is
// not a supply, has no VAT, and is not a contract that could be withdrawn from (ADR 037).
import { type Static, Type } from 'typebox';

export const DonationOffer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** What it is for, plain text. */
  text: Type.String(),
  /** Cents. */
  min_amount: Type.Integer(),
  max_amount: Type.Integer(),
  /** Amounts in cents to choose with one click; none is preselected. */
  suggested: Type.Array(Type.Integer()),
  /** The cart's total is rounded up to a multiple of this many cents. */
  round_up_step: Type.Integer(),
});
export type DonationOffer = Static<typeof DonationOffer>;
