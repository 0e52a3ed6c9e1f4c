// The job that mails an offer to its group. The mails themselves: documents/group-offers/deliver-offer.ts.
import { type Static, Type } from 'typebox';

export const OFFER_MAIL = 'group-offer-mail';
export const OfferMail = Type.Object({
  id: Type.String(),
  /** What is offered; that it lapses soon. */
  about: Type.Union([Type.Literal('made'), Type.Literal('reminder')]),
});
export type OfferMail = Static<typeof OfferMail>;
