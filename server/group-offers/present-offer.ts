// An offer as the office and the group see it.
import { withReturnedCart } from '../../domain/addresses.ts';
import { numbersOpen } from '../../domain/group-requests/group-offer.ts';
import type {
  GroupOffer,
  OfferedToGroup,
  OfferLine,
} from '../../domain/group-requests/group-offers-contract.ts';
import { numberPlaces, type OfferItem, PEOPLE } from '../../domain/group-requests/offer-numbers.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { dayOf } from '../../domain/museum-time.ts';
import { type CartRow, findCart } from '../orders/decide-cart.ts';
import { reservationNumber } from '../payments/requests/requested.ts';
import { findTransferToPay } from '../payments/transfer/transfer-to-pay.ts';
import { ticketsOfTour } from '../tours/present-tour.ts';
import { priceListOf } from '../tours/price-list.ts';
import type { OfferRow } from './offer-store.ts';
import { type OffersShop, orderAddresses, stateOf } from './offers-shop.ts';

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
  return {
    ...sharedOf(shop, row, cart),
    id: row.id,
    email: row.email,
    made: at(row.made_at),
    accepted: at(row.accepted_at),
    declined: at(row.declined_at),
    withdrawn: at(row.withdrawn_at),
    declined_because: row.declined_because,
    reservation: row.accepted_at ? ((await reservationNumber(shop.database, row.cart_id)) ?? 0) : 0,
  };
}

/** @param changed a cart whose numbers are only tried */
export async function presentToGroup(
  shop: OffersShop,
  row: OfferRow,
  changed?: Pick<CartRow, 'quote' | 'total' | 'language'>,
): Promise<OfferedToGroup> {
  const cart = changed ?? (await cartOf(shop, row));
  const transfer = row.accepted_at ? await findTransferToPay(shop.payments, row.cart_id) : undefined;
  const shared = sharedOf(shop, row, cart);
  const isOrder = shared.state === 'accepted' || shared.state === 'paid';
  return {
    ...shared,
    email: row.email,
    numbers: numberPlaces(row.items).map(({ key, line, id, count }) => ({
      key,
      line,
      name: nameOf(shop, row.items[line], id, cart.language),
      count: row.numbers[key] ?? count,
    })),
    changeable: numbersOpen(shared.state, row.numbers_until, shop.clock.today()),
    order: isOrder ? withReturnedCart(orderAddresses(shop, cart.language).continueUrl, row.cart_id) : '',
    reference: transfer?.reference ?? '',
    due: transfer?.due ?? '',
    to_companies: shop.payments.transfer()?.to_companies === true,
    countries: [...shop.museum.settings.countries],
  };
}

function sharedOf(shop: OffersShop, row: OfferRow, cart: Pick<CartRow, 'quote' | 'total'>) {
  const { reduction, message, valid_until, numbers_until, request_number: number, name, organisation } = row;
  return {
    ...{ number, name, organisation, reduction, message, valid_until, numbers_until },
    state: stateOf(shop, row),
    lines: offerLines(cart),
    total: cart.total,
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
