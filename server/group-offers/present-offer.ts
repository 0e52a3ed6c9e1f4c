// An offer as the office and the group see it.
import { shopAddress, shopPaths, withReturnedCart, withSecret } from '../../domain/addresses.ts';
import { numbersOpen } from '../../domain/group-requests/group-offer.ts';
import type {
  GroupOffer,
  OfferedToGroup,
  OfferLine,
} from '../../domain/group-requests/group-offers-contract.ts';
import {
  numberPlaces,
  type OfferItem,
  type OfferNumbers,
  PEOPLE,
} from '../../domain/group-requests/offer-numbers.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { dayOf } from '../../domain/museum-time.ts';
import { type CartRow, findCart } from '../orders/decide-cart.ts';
import { requestSecret } from '../payments/requests/request-link.ts';
import { requestsOfCart, reservationNumber } from '../payments/requests/requested.ts';
import { findTransferToPay } from '../payments/transfer/transfer-to-pay.ts';
import { ticketsOfTour } from '../tours/present-tour.ts';
import { priceListOf } from '../tours/price-list.ts';
import { changesOfOffer } from './changes-store.ts';
import type { OfferRow } from './offer-store.ts';
import { type OffersShop, orderAddresses, stateOf } from './offers-shop.ts';
import { type PaidOffer, readPaidOffer } from './paid-offer.ts';
import { isForCompanies, wayOf, wayToPay } from './pay-offer.ts';

export function offerLines({ quote }: Pick<CartRow, 'quote'>): OfferLine[] {
  return quote.lines.map((line) => ({
    title: line.title,
    datetime: 'datetime' in line ? line.datetime : '',
    parts: line.parts.map(({ name, count, price }) => ({ name, count, price })),
    total: line.totalPrice,
  }));
}

/** @throws Error where its cart is gone, which it refers to */
export async function presentOffer(shop: OffersShop, row: OfferRow): Promise<GroupOffer> {
  const cart = await cartOf(shop, row);
  const at = (instant: Date | null) => (instant ? shop.clock.fromInstant(instant) : '');
  const state = stateOf(shop, row);
  const paid = state === 'paid' ? await readPaidOffer(shop, row) : undefined;
  return {
    ...sharedOf(shop, row, cart, paid),
    id: row.id,
    email: row.email,
    made: at(row.made_at),
    accepted: at(row.accepted_at),
    declined: at(row.declined_at),
    withdrawn: at(row.withdrawn_at),
    declined_because: row.declined_because,
    reservation: row.accepted_at ? ((await reservationNumber(shop.database, row.cart_id)) ?? 0) : 0,
    orders: paid?.orders.map(({ number }) => number) ?? [],
    more: paid?.open ? ((await reservationNumber(shop.database, paid.open.cart.id)) ?? 0) : 0,
    changes: (await changesOfOffer(shop.database, row.id)).map((change) => ({
      at: at(change.at),
      before: countOf(change.before),
      after: countOf(change.after),
      total: change.total,
    })),
  };
}

function countOf(numbers: OfferNumbers): number {
  return Object.values(numbers).reduce((sum, count) => sum + count, 0);
}

/** @param changed a cart whose numbers are only tried */
export async function presentToGroup(
  shop: OffersShop,
  row: OfferRow,
  changed?: Pick<CartRow, 'quote' | 'total' | 'language'>,
): Promise<OfferedToGroup> {
  const cart = changed ?? (await cartOf(shop, row));
  const transfer = row.accepted_at ? await findTransferToPay(shop.payments, row.cart_id) : undefined;
  const isPaid = stateOf(shop, row) === 'paid';
  const paid = isPaid ? await readPaidOffer(shop, row) : undefined;
  const shared = sharedOf(shop, row, cart, paid);
  const isOrder = shared.state === 'accepted' || shared.state === 'paid';
  const numbers = paid?.numbers ?? row.numbers;
  const way = row.accepted_at ? wayOf(shop, await cartOf(shop, row)) : wayToPay(shop, cart, row.organisation);
  return {
    ...shared,
    email: row.email,
    numbers: numberPlaces(row.items)
      .filter(({ key }) => !paid || paid.numbers[key] !== undefined)
      .map(({ key, line, id, count }) => ({
        ...{ key, line, name: nameOf(shop, row.items[line], id, cart.language) },
        count: (numbers[key] ?? count) + (paid?.open?.more.numbers[key] ?? 0),
      })),
    changeable: numbersOpen(shared.state, row.numbers_until, shop.clock.today()),
    order: isOrder ? withReturnedCart(orderAddresses(shop, cart.language).continueUrl, row.cart_id) : '',
    reference: transfer?.reference ?? '',
    due: transfer?.due ?? '',
    pays: way?.by ?? 'transfer',
    pay: shared.state === 'accepted' ? await payAddress(shop, row.cart_id, cart.language) : '',
    more: paid?.open ? await presentMore(shop, paid.open.cart) : null,
    to_companies: isForCompanies(shop),
    countries: [...shop.museum.settings.countries],
  };
}

/** One more order, for those who came to it: not paid yet. */
async function presentMore(shop: OffersShop, cart: CartRow): Promise<NonNullable<OfferedToGroup['more']>> {
  const transfer = await findTransferToPay(shop.payments, cart.id);
  return {
    lines: offerLines(cart),
    total: cart.total,
    until: dayOf(shop.clock.fromInstant(new Date(cart.expires_at.getTime() - 60_000))),
    reference: transfer?.reference ?? '',
    due: transfer?.due ?? '',
    pay: await payAddress(shop, cart.id, cart.language),
    order: withReturnedCart(orderAddresses(shop, cart.language).continueUrl, cart.id),
  };
}

/** Where a link asks for its money; '' where none does. */
async function payAddress(shop: OffersShop, cartId: string, language: Language): Promise<string> {
  const request = (await requestsOfCart(shop.database, cartId)).findLast(({ ended_at }) => ended_at === null);
  if (!request || request.expires_at <= shop.now()) return '';
  const page = shopAddress(shop.config.publicUrl, language, shopPaths.pay());
  return withSecret(page, requestSecret(shop.payments.linkKey, request.id));
}

function sharedOf(
  shop: OffersShop,
  row: OfferRow,
  cart: Pick<CartRow, 'quote' | 'total'>,
  paid: PaidOffer | undefined,
) {
  const { reduction, message, valid_until, numbers_until, request_number: number, name, organisation } = row;
  return {
    ...{ number, name, organisation, reduction, message, valid_until, numbers_until },
    state: stateOf(shop, row),
    lines: paid ? paid.orders.flatMap(({ lines }) => lines) : offerLines(cart),
    total: paid ? paid.total : cart.total,
  };
}

async function cartOf({ database }: OffersShop, { cart_id }: OfferRow): Promise<CartRow> {
  const cart = await findCart(database, cart_id);
  if (!cart) throw new Error(`the cart ${cart_id} of an offer is gone`);
  return cart;
}

/** '' for the people of a party, and for what the museum has no more. */
function nameOf(shop: OffersShop, item: OfferItem | undefined, id: string, language: Language): string {
  if (!item || id === PEOPLE) return '';
  if (item.type !== 'guidedTour') return inLanguage(shop.imported.ticket.get(id)?.name, language);
  const tour = shop.imported.tours.byId.get(item.tourId);
  if (!tour) return '';
  const named = [...ticketsOfTour(tour, language), ...priceListOf(tour, language, dayOf(item.datetime))];
  return named.find((one) => one.id === id)?.name ?? '';
}
