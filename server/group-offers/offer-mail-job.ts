// The jobs that mail an offer to its group. The mails themselves: documents/group-offers/deliver-offer.ts.
import { type Static, Type } from 'typebox';

export const OFFER_MAIL = 'group-offer-mail';
export const OfferMail = Type.Object({
  id: Type.String(),
  /** What is offered; that it lapses soon; that the museum has withdrawn it. */
  about: Type.Union([Type.Literal('made'), Type.Literal('reminder'), Type.Literal('withdrawn')]),
});
export type OfferMail = Static<typeof OfferMail>;

/** The group has changed its numbers: mails to it and to the museum. */
export const OFFER_CHANGED = 'group-offer-changed';
export const OfferChanged = Type.Object({ change: Type.String() });
export type OfferChanged = Static<typeof OfferChanged>;

/** The group has accepted or declined: a mail to the museum. */
export const OFFER_ANSWERED = 'group-offer-answered';
export const OfferAnswered = Type.Object({ id: Type.String() });
export type OfferAnswered = Static<typeof OfferAnswered>;
