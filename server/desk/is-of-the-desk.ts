import { meansOfPayart } from '../../domain/payments/elsewhere.ts';

/** Was it held at the desk? A visitor's own cart is not sold there: its buyer and its way to pay are theirs. */
export function isOfTheDesk({ payart }: { readonly payart: number }): boolean {
  return meansOfPayart(payart) !== undefined;
}
