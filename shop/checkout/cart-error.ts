// What a refused `initPayment` means for the cart: the lines concerned, what is still available, what has changed.
import { readLines } from '../../domain/cart/read-lines.ts';
import { readShippingCost } from '../../domain/cart/read-shipping-cost.ts';
import type { ApiRefusal } from '../../ui/call/call.ts';
import type { CartError, LineProblem } from '../cart/cart-store.ts';

export function toCartError(refusal: ApiRefusal): CartError {
  return {
    code: refusal.code,
    message: refusal.message,
    lines: problemsOf(refusal),
    repriced: refusal.code === 'CART_PRICE_CHANGED' ? readLines(refusal.details.cart) : [],
    shippingCosts:
      typeof refusal.details.shippingCosts === 'number'
        ? readShippingCost(refusal.details.shippingCosts)
        : undefined,
    unpaidCarts: unpaidCartsOf(refusal),
  };
}

function unpaidCartsOf({ code, details: { carts } }: ApiRefusal): string[] {
  if (code !== 'CART_OTHERS_UNPAID' || !Array.isArray(carts)) return [];
  return carts.filter((cart) => typeof cart === 'string');
}

function problemsOf({ details, message }: ApiRefusal): LineProblem[] {
  if (Array.isArray(details.lines)) return details.lines.filter(isShortage);
  return Number.isInteger(details.index) ? [{ index: details.index as number, message }] : [];
}

function isShortage(value: unknown): value is { index: number; available: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    Number.isInteger((value as LineProblem).index) &&
    Number.isInteger((value as LineProblem).available)
  );
}
