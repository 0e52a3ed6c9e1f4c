// What offers to groups need of a shop: what its checkout needs.
import { shopAddress, shopPaths } from '../../domain/addresses.ts';
import { type OfferState, offerState } from '../../domain/group-requests/group-offer.ts';
import type { Language } from '../../domain/language.ts';
import { dayOf } from '../../domain/museum-time.ts';
import { meansOfPayart } from '../../domain/payments/elsewhere.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { CartRow } from '../orders/decide-cart.ts';
import type { CheckoutShop } from '../payments/checkout-handlers.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { contactOf } from '../site/museum.ts';
import type { OfferRow } from './offer-store.ts';

export type OffersShop = CheckoutShop & { readonly jobs: Pick<Jobs, 'write'> };

/** How far an offer is now. */
export function stateOf(
  shop: { readonly now: () => Date; readonly clock: Pick<OffersShop['clock'], 'fromInstant'> },
  row: OfferRow,
): OfferState {
  const now = shop.now();
  const facts = {
    accepted: row.accepted_at !== null,
    declined: row.declined_at !== null,
    withdrawn: row.withdrawn_at !== null,
    valid_until: row.valid_until,
    cart: row.cart,
    over: row.expires_at <= now,
  };
  return offerState(facts, dayOf(shop.clock.fromInstant(now)));
}

/** Was this cart held to be offered to a group, and has nobody accepted it? */
export function isHeldForGroup({ payart, quote }: Pick<CartRow, 'payart' | 'quote'>): boolean {
  return meansOfPayart(payart) === 'transfer' && quote.buyer.email === '';
}

/** The numbers are not changed by the group itself: it asks the museum. */
export function numbersFixed({ museum }: Pick<OffersShop, 'museum'>): Refusal {
  return refuse('GROUP_NUMBERS_FIXED', { details: { contact: contactOf(museum.settings) } });
}

/** Where the group's order is shown once it is reserved. */
export function orderAddresses({ config: { publicUrl } }: Pick<OffersShop, 'config'>, language: Language) {
  return {
    continueUrl: shopAddress(publicUrl, language, shopPaths.checkoutSuccess()),
    cancelUrl: shopAddress(publicUrl, language, shopPaths.checkoutCanceled()),
  };
}
