// Those who come besides, and are held as one more order, are reserved as the first order was (ADR 130). They are held in a
// transaction of their own before that, with a job that reserves them where the process dies in between: whoever asked may not come
// again, and the places lapse within minutes.
import { type Static, Type } from 'typebox';
import { trimInvoiceFields } from '../../domain/invoices/invoice-fields.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import type { CartContent } from '../orders/content/cart-content.ts';
import { findCart } from '../orders/decide-cart.ts';
import { over } from './answer-offer.ts';
import { offerOfAnyCart } from './offer-store.ts';
import { numbersFixed, type OffersShop } from './offers-shop.ts';
import { reserveOffer, wayOf, wayToPay } from './pay-offer.ts';

export const RESERVE_MORE = 'group-offer-reserve-more';
export const ReserveMore = Type.Object({ cart_id: Type.String() });
export type ReserveMore = Static<typeof ReserveMore>;

/** The job: mostly it finds that whoever asked was answered, and all is done. */
export async function reserveHeldMore(shop: OffersShop, { cart_id }: ReserveMore): Promise<void> {
  const offer = await offerOfAnyCart(shop.database, cart_id);
  const first = offer && (await findCart(shop.database, offer.cart_id));
  const cart = await findCart(shop.database, cart_id);
  // Paid, replaced by other numbers, or lapsed; or it was reserved, and need not be again.
  if (!first || cart?.state !== 'held' || cart.quote.buyer.email !== '') return;
  const refused = await reserveMore(shop, cart_id, first.quote);
  if (refused)
    shop.payments.log.warn(
      { offer: offer.id, cart: cart_id, refused: refused.refused },
      'people who come to a paid group besides could not be reserved: their places lapse',
    );
}

/**
 * Done once, however often it is asked.
 * @param first what the first order was made of
 * @returns why it cannot be: then it lapses by itself
 */
export async function reserveMore(
  shop: OffersShop,
  cartId: string,
  { buyer, ...first }: CartContent,
): Promise<Refusal | undefined> {
  const cart = await findCart(shop.database, cartId);
  if (!cart) return over('lapsed');
  // Reserved before, it is paid as it was asked for then.
  const isReserved = cart.quote.buyer.email !== '';
  const way = isReserved ? wayOf(shop, cart) : wayToPay(shop, cart, buyer.company);
  if (!way) return numbersFixed(shop);
  const asked = { cart, buyer, invoice: trimInvoiceFields(first), way };
  const reserved = await reserveOffer(shop, asked, async () => {});
  if (!reserved) return over('lapsed');
  return isRefusal(reserved) ? reserved : undefined;
}
