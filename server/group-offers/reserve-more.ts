// Those who come besides, and are held as one more order, are reserved as the first order was (ADR 130). They are held in a
// transaction of their own before that: where the process dies in between, whoever asks again has them reserved.
import { trimInvoiceFields } from '../../domain/invoices/invoice-fields.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import type { CartContent } from '../orders/content/cart-content.ts';
import { findCart } from '../orders/decide-cart.ts';
import { over } from './answer-offer.ts';
import { numbersFixed, type OffersShop } from './offers-shop.ts';
import { reserveOffer, wayOf, wayToPay } from './pay-offer.ts';

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
