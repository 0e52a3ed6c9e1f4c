// The offer to a group from which an order came, for whoever tells its history.
import type { Sql } from '../platform/database/sql.ts';
import { changesOfOffer } from './changes-store.ts';
import { type OfferRow, offerOfAnyCart } from './offer-store.ts';

export type OfferOfOrder = Pick<OfferRow, 'request_number' | 'made_at' | 'accepted_at'> & {
  readonly changes: readonly { readonly id: string; readonly at: Date }[];
  /** Under which mails about it are noted. */
  readonly mails: readonly string[];
};

/** @param cart of its first order, or of one for people who came to it later */
export async function offerOfOrder(sql: Sql, cart: string): Promise<OfferOfOrder | undefined> {
  const offer = await offerOfAnyCart(sql, cart);
  if (!offer) return undefined;
  const changes = await changesOfOffer(sql, offer.id);
  return { ...offer, changes, mails: [offer.id, ...changes.map(({ id }) => id)] };
}
