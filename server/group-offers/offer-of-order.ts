// The offer to a group from which an order came, for whoever tells its history.
import { type OfferRow, offerOfCart } from './offer-store.ts';

export type OfferOfOrder = Pick<OfferRow, 'request_number' | 'made_at' | 'accepted_at'>;
export { offerOfCart as offerOfOrder };
