// What an offer will hold (ADR 139): the shop's own quote, claims and hold, as at the desk. It is held for minutes, as every cart;
// making the offer holds it longer. Whoever leaves in between, or a process that dies, leaves nothing behind.
import { type OfferDays, offerDays } from '../../domain/group-requests/group-offer.ts';
import type { OfferHold } from '../../domain/group-requests/group-offers-contract.ts';
import { isOfferItem, type OfferItem } from '../../domain/group-requests/offer-numbers.ts';
import { NO_INVOICE_FIELDS } from '../../domain/invoices/invoice-fields.ts';
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';
import { dayOf } from '../../domain/museum-time.ts';
import { payartOfMeans } from '../../domain/payments/elsewhere.ts';
import { MEANS_NAMES } from '../../domain/payments/means-names.ts';
import { visitsIn } from '../../domain/payments/transfer-terms.ts';
import type { CartItem } from '../../domain/product-kinds.ts';
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import { requestToMail } from '../group-requests/receive-request.ts';
import { type CartRow, findCart } from '../orders/decide-cart.ts';
import { isOfOtherHouse } from '../orders/quote/other-house.ts';
import type { PlaceOrderInput } from '../orders/quote/quote-cart.ts';
import { cancelPayments } from '../payments/cancel-payments.ts';
import { giveUpCart } from '../payments/give-up-cart.ts';
import { placeOrder } from '../payments/place-order.ts';
import { linkType } from '../payments/requests/link-type.ts';
import { termsOf } from '../payments/transfer/transfer-settings.ts';
import type { Sql } from '../platform/database/sql.ts';
import { offerOfCart, offersOfRequest } from './offer-store.ts';
import { isHeldForGroup, type OffersShop, orderAddresses, stateOf } from './offers-shop.ts';
import { offerLines } from './present-offer.ts';

const NOBODY = { email: '', name: '', company: '', address: { street: '', zip: '', city: '', country: '' } };

export type AskedOfferHold = {
  readonly number: number;
  readonly items: readonly CartItem[];
  readonly reduction: number;
  readonly replaces?: string | undefined;
  /** Those of somebody who works in some houses only. */
  readonly houses: readonly string[];
};

export async function holdOffer(shop: OffersShop, asked: AskedOfferHold): Promise<OfferHold | Refusal> {
  const { number, reduction, replaces, houses } = asked;
  const items = asked.items.filter(isOfferItem);
  if (items.length !== asked.items.length) return refuse('REQUEST_MALFORMED');
  if (isOfOtherHouse(shop, items, houses)) return refuse('OFFICE_DESK_OTHER_HOUSE');
  const request = await requestToMail(shop.database, number);
  if (!request) return refuse('NOT_FOUND');
  if (await hasOffer(shop, shop.database, number)) return refuse('OFFICE_OFFER_OPEN');
  if (replaces !== undefined && !(await isFree(shop, replaces))) return refuse('OFFICE_OFFER_GONE');
  const language = isLanguage(request.language)
    ? request.language
    : defaultLanguage(shop.museum.settings.languages);
  const input = { ...offerInput(shop, items, reduction, language), replaces };
  const placed = await placeOrder(shop, input);
  if (isRefusal(placed)) return placed;
  if (replaces) await cancelPayments(shop.payments, replaces);
  const cart = await findCart(shop.database, placed.cartId);
  if (!cart) return refuse('OFFICE_OFFER_GONE');
  const days = offerTerms(shop, cart);
  if (isRefusal(days)) {
    await giveUpCart(shop, cart.id);
    return days;
  }
  const { total, id: cartId, expires_at } = cart;
  return { cartId, total, lines: offerLines(cart), expires: shop.clock.fromInstant(expires_at), days };
}

/** How the shop is asked to quote what is offered. A price that was shown elsewhere does not matter: the office shows this one. */
export function offerInput(
  shop: OffersShop,
  items: readonly OfferItem[],
  reduction: number,
  language: Language,
): PlaceOrderInput {
  return {
    items: items.map(({ totalPrice: _shown, ...item }) => item as OfferItem),
    language,
    group: { reduction },
    buyer: NOBODY,
    byStaff: true,
    customerId: null,
    address: '',
    emailConfirmed: true,
    payment: { payartId: payartOfMeans('transfer'), name: MEANS_NAMES.transfer[language] },
    request_invoice: false,
    external_document_number: '',
    ...NO_INVOICE_FIELDS,
    partner: '',
    shipping: undefined,
    shippingCosts: undefined,
    ...orderAddresses(shop, language),
    replaces: undefined,
  };
}

/** Whoever pays by a link, can do so until the day before the visit. */
const LINK_AHEAD = 1;

/** The days that an offer of this cart can have, or why it cannot be offered. */
export function offerTerms(shop: OffersShop, { total, quote }: CartRow): OfferDays | Refusal {
  const { payments, clock } = shop;
  const settings = payments.transfer();
  const hasLink = linkType(shop) !== undefined;
  const impossible = (problem: string) => refuse('OFFICE_OFFER_NOT_POSSIBLE', { details: { problem } });
  if (!settings && !hasLink) return impossible('noTransfers');
  if (total === 0) return impossible('nothingDue');
  if (settings && !hasLink && total < termsOf(settings).minimum) return impossible('tooLittle');
  const payAhead = settings && !hasLink ? termsOf(settings).untilDaysBefore : LINK_AHEAD;
  const visits = visitsIn(quote.lines).filter((visit) => visit !== '');
  return offerDays(clock.today(), visits.map(dayOf), payAhead) ?? impossible('tooNear');
}

/** Is there an offer for this request that is open, or was accepted and still stands? */
export async function hasOffer(shop: OffersShop, sql: Sql, number: number): Promise<boolean> {
  const states = (await offersOfRequest(sql, number)).map((row) => stateOf(shop, row));
  return states.some((state) => state === 'open' || state === 'accepted' || state === 'paid');
}

/** Gives back what was held for an offer that is not made. */
export async function releaseOffer(shop: OffersShop, cartId: string): Promise<boolean> {
  return (await isFree(shop, cartId)) && giveUpCart(shop, cartId);
}

async function isFree({ database }: OffersShop, cartId: string): Promise<boolean> {
  const cart = await findCart(database, cartId);
  return cart !== undefined && isHeldForGroup(cart) && !(await offerOfCart(database, cartId));
}
