// The group's side of an offer (ADR 139), by its link: seen, accepted, declined. Each is done once, however often it is sent.
import type { OfferBuyer, OfferedToGroup } from '../../domain/group-requests/group-offers-contract.ts';
import { checkInvoiceFields } from '../../domain/invoices/check-invoice-fields.ts';
import { trimInvoiceFields } from '../../domain/invoices/invoice-fields.ts';
import { type FieldProblem, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Buyer } from '../orders/content/cart-content.ts';
import { findCart, lockCart } from '../orders/decide-cart.ts';
import type { Sql } from '../platform/database/sql.ts';
import { freePlaces } from './make-offer.ts';
import { offerIdIn } from './offer-link.ts';
import { OFFER_ANSWERED, type OfferAnswered } from './offer-mail-job.ts';
import { findOffer, markAccepted, markDeclined, type OfferRow } from './offer-store.ts';
import { type OffersShop, stateOf } from './offers-shop.ts';
import { isForCompanies, reserveOffer, wayOf, wayToPay } from './pay-offer.ts';
import { presentToGroup } from './present-offer.ts';

/** The offer of a link; undefined where it is none of ours. */
export async function offerByLink(
  { database, payments }: OffersShop,
  link: string,
): Promise<OfferRow | undefined> {
  const id = offerIdIn(payments.linkKey, link);
  return id === undefined ? undefined : findOffer(database, id);
}

export async function showOffer(shop: OffersShop, link: string): Promise<OfferedToGroup | Refusal> {
  const row = await offerByLink(shop, link);
  return row ? presentToGroup(shop, row) : refuse('NOT_FOUND');
}

/** Rolls an acceptance back: the offer is not what was shown. */
class NotAccepted extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refusal = refusal;
  }
}

export async function acceptOffer(
  shop: OffersShop,
  { link, total, buyer }: { readonly link: string; readonly total: number; readonly buyer: OfferBuyer },
): Promise<OfferedToGroup | Refusal> {
  const row = await offerByLink(shop, link);
  if (!row) return refuse('NOT_FOUND');
  const state = stateOf(shop, row);
  if (state === 'paid') return presentToGroup(shop, row);
  if (state !== 'open' && state !== 'accepted') return over(state);
  const fields = state === 'open' ? buyerFields(shop, buyer) : {};
  if (Object.keys(fields).length > 0) return refuse('FIELDS_INVALID', { fields });
  const cart = await findCart(shop.database, row.cart_id);
  if (!cart) return over('lapsed');
  // Accepted before, it answers what it asked for then.
  const way = state === 'open' ? wayToPay(shop, cart, buyer.company.trim()) : wayOf(shop, cart);
  if (!way) return refuse('PAYMENT_TYPE_UNKNOWN');
  const asked = { cart, buyer: orderBuyer(buyer, row.email), invoice: trimInvoiceFields(buyer), way };
  const reserved = await reserveOffer(shop, asked, (sql) => writeAccepted(shop, sql, row.id, total)).catch(
    (problem: unknown) => {
      if (problem instanceof NotAccepted) return problem.refusal;
      throw problem;
    },
  );
  if (!reserved) return over('lapsed');
  if (isRefusal(reserved)) return reserved;
  return presentToGroup(shop, (await findOffer(shop.database, row.id)) ?? row);
}

/** Its cart is locked. @throws NotAccepted */
async function writeAccepted(shop: OffersShop, sql: Sql, id: string, total: number): Promise<void> {
  const row = await findOffer(sql, id);
  const cart = row && (await findCart(sql, row.cart_id));
  const state = row ? stateOf(shop, row) : 'lapsed';
  if (state !== 'open') throw new NotAccepted(over(state));
  // Another window has changed the numbers.
  if (cart?.total !== total) throw new NotAccepted(refuse('CART_PRICE_CHANGED'));
  await markAccepted(sql, id, shop.now());
  await shop.jobs.write(sql, OFFER_ANSWERED, { id } satisfies OfferAnswered);
}

export async function declineOffer(
  shop: OffersShop,
  { link, because }: { readonly link: string; readonly because: string },
): Promise<OfferedToGroup | Refusal> {
  const known = await offerByLink(shop, link);
  if (!known) return refuse('NOT_FOUND');
  const refused = await shop.database.transaction(async (sql): Promise<Refusal | undefined> => {
    await lockCart(sql, known.cart_id);
    const row = (await findOffer(sql, known.id)) ?? known;
    const state = stateOf(shop, row);
    if (state === 'declined') return undefined;
    if (state !== 'open') return over(state);
    await markDeclined(sql, row.id, because.trim(), shop.now());
    await shop.jobs.write(sql, OFFER_ANSWERED, { id: row.id } satisfies OfferAnswered);
    return undefined;
  });
  if (refused) return refused;
  await freePlaces(shop, known.cart_id);
  return presentToGroup(shop, (await findOffer(shop.database, known.id)) ?? known);
}

/** It can no longer be answered. */
export function over(state: string): Refusal {
  return refuse('GROUP_OFFER_OVER', { details: { state } });
}

const REQUIRED = ['name', 'street', 'zip', 'city', 'country'] as const;

/** An invoice needs a name and an address; credit may be for companies and authorities alone. */
function buyerFields(shop: OffersShop, buyer: OfferBuyer): Record<string, FieldProblem[]> {
  const { museum } = shop;
  const missing = REQUIRED.filter((field) => buyer[field].trim() === '').map((field) => [
    field,
    ['REQUIRED'],
  ]);
  const isOption = buyer.country === '' || museum.settings.countries.includes(buyer.country);
  const needsCompany = isForCompanies(shop) && buyer.company.trim() === '';
  return {
    ...Object.fromEntries(missing),
    ...(!isOption && { country: ['OPTION_UNKNOWN'] }),
    ...(needsCompany && { company: ['REQUIRED'] }),
    ...checkInvoiceFields(trimInvoiceFields(buyer)),
  };
}

function orderBuyer({ name, company, street, zip, city, country }: OfferBuyer, email: string): Buyer {
  const address = { street: street.trim(), zip: zip.trim(), city: city.trim(), country };
  return { email, name: name.trim(), company: company.trim(), address };
}
