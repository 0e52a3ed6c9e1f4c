import type { Cents } from '../../domain/money.ts';
import { orderLeft } from '../../domain/returns/order-values.ts';
import type { OrderReturnRow } from '../orders/returns/order-returns.ts';
import type { SupplementRow } from '../orders/supplements/supplements.ts';
import { givenBackBefore, type Placed } from './read-returnable.ts';

/** What of an order's price was not given back, fees that the museum has kept included. */
export function restOfOrder(
  order: Placed,
  returns: readonly OrderReturnRow[],
  supplements: readonly SupplementRow[],
): Cents {
  const paid = supplements.filter(({ paid_at }) => paid_at !== null);
  const { lines, shipping, codes } = order.content;
  const left = orderLeft({ lines, shipping, codes, before: givenBackBefore(order, returns, paid) });
  return [...left.parts, ...left.shipping].reduce((sum, { value, kept }) => sum + value + kept, 0);
}
