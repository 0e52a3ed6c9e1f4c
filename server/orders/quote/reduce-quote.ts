import { reduceLine } from '../../../domain/group-requests/group-offer.ts';
import type { Quote } from '../../../domain/orders/quote.ts';

/**
 * A quote of a visit at the price for a group.
 * @throws Error where it is of something whose parts do not add up to its price, which no visit is
 */
export function reduceQuote(quote: Quote, reduction: number): Quote {
  if (reduction === 0) return quote;
  const orderLine = reduceLine(quote.orderLine, reduction);
  if (!orderLine) throw new Error(`nothing can be taken off a line of ${quote.orderLine.type}`);
  return {
    ...quote,
    orderLine,
    totalPrice: orderLine.totalPrice,
    vatParts: orderLine.parts.map(({ vat_value, price, count }) => ({ vat_value, gross: price * count })),
  };
}
