// The cart with what it costs. Not in `cart-store.ts`: the pages on which something is added need no sums.
import { useMemo } from 'react';
import { type CartTotals, cartTotals, withDiscounts } from '../../domain/cart/cart-totals.ts';
import { type StoredCart, useStoredCart } from './cart-terms.ts';

/** Its voucher codes say what each takes off this cart. */
export type Cart = StoredCart & { readonly totals: CartTotals };

/** The cart in a component. */
export function useCart(): Cart {
  const stored = useStoredCart();
  const { lines, shippingCosts } = stored;
  const priced = useMemo(
    () => ({
      lines: withDiscounts(lines, shippingCosts),
      totals: cartTotals(lines, shippingCosts),
    }),
    [lines, shippingCosts],
  );
  return { ...stored, ...priced };
}
