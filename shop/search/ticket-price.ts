// What a ticket costs. One with parts, such as a family's, costs what is chosen of them: the least of it is said, as the
// least, unless nothing can be chosen.
import type { Subticket } from '../../domain/tickets/event.ts';
import { priceText } from './listing-context.ts';

type Priced = { readonly price: number; readonly subtickets: readonly Subticket[] };

/** Properties of an offer. Of parts that may all be left out, at least one has to be taken. */
export function ticketPrice({ price, subtickets }: Priced): object {
  if (subtickets.length === 0) return { price: priceText(price) };
  const sum = subtickets.reduce((total, part) => total + part.price * part.min_quantity, 0);
  const nobody = subtickets.every((part) => part.min_quantity === 0);
  const least = price + (nobody ? Math.min(...subtickets.map((part) => part.price)) : sum);
  const fixed = subtickets.every((part) => part.min_quantity === part.max_quantity);
  return fixed ? { price: priceText(least) } : { '@type': 'AggregateOffer', lowPrice: priceText(least) };
}
