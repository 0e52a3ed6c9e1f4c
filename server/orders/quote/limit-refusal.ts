// The museum's limits of one order (ADR 047), and whom larger groups may ask.
import { exceededLimit } from '../../../domain/orders/order-limits.ts';
import { isProductQuote } from '../../../domain/orders/quote.ts';
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import { contactOf, type Museum, orderLimitsOf } from '../../site/museum.ts';
import type { AnyQuote } from './price-order.ts';

export type LimitsShop = { readonly museum: Pick<Museum, 'settings'> };

/** Why an order with these lines is refused; undefined when it is not. */
export function limitRefusal(
  { settings }: LimitsShop['museum'],
  quotes: readonly AnyQuote[],
): Refusal | undefined {
  const exceeded = exceededLimit(quotes.filter(isProductQuote), orderLimitsOf(settings));
  if (!exceeded) return undefined;
  return refuse(exceeded.code, { details: { most: exceeded.most, contact: contactOf(settings) } });
}
