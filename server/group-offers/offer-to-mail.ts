// An offer for whoever writes to its group.
import { findOffer, type OfferRow } from './offer-store.ts';
import { stateOf } from './offers-shop.ts';

export type { OfferRow };
export { findOffer as offerToMail, stateOf as stateOfOffer };
