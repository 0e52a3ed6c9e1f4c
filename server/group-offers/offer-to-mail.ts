// An offer for whoever writes to its group, or to the museum about it.
import type { Sql } from '../platform/database/sql.ts';
import { findChange as changeToMail } from './changes-store.ts';
import { findOffer, type OfferRow, offersOfRequest } from './offer-store.ts';
import { stateOf } from './offers-shop.ts';

export type { ChangeRow } from './changes-store.ts';
export type { OfferRow };
/** `17-1`: by which museum and group name an offer: of the request, and which of its offers. */
export async function numberOfOffer(sql: Sql, { id, request_number }: OfferRow): Promise<string> {
  const offers = await offersOfRequest(sql, request_number);
  return `${request_number}-${offers.length - offers.findIndex((one) => one.id === id)}`;
}

export { changeToMail, findOffer as offerToMail, stateOf as stateOfOffer };
