import { meansOfPayart } from '../../domain/payments/elsewhere.ts';
import type { CartRow } from '../orders/decide-cart.ts';

/**
 * Was it held at the desk? A visitor's own cart is not sold there: its buyer and its way to pay are theirs. Nor is what is
 * offered to a group, which is meant to be paid by transfer.
 */
export function isOfTheDesk({ payart }: Pick<CartRow, 'payart'>): boolean {
  const means = meansOfPayart(payart);
  return means === 'terminal' || means === 'register';
}

/** Has its sale not ended yet? What is reserved has a buyer, who was told so. */
export function isOpenSale(cart: Pick<CartRow, 'payart' | 'quote'>): boolean {
  return isOfTheDesk(cart) && cart.quote.buyer.email === '';
}
