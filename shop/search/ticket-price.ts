// The price of a ticket. If the visitor chooses its parts, as on a family ticket, it is the lowest possible price, given as
// a minimum.
import type { Subticket } from '../../domain/tickets/event.ts';
import { priceText } from './listing-context.ts';

type Priced = { readonly price: number; readonly subtickets: readonly Subticket[] };

/** Price properties of an offer. If every part is optional, at least one must be chosen. */
export function ticketPrice({ price, subtickets }: Priced): object {
  if (subtickets.length === 0) return { price: priceText(price) };
  const sum = subtickets.reduce((total, part) => total + part.price * part.min_quantity, 0);
  const nobody = subtickets.every((part) => part.min_quantity === 0);
  const least = price + (nobody ? Math.min(...subtickets.map((part) => part.price)) : sum);
  const fixed = subtickets.every((part) => part.min_quantity === part.max_quantity);
  return fixed ? { price: priceText(least) } : { '@type': 'AggregateOffer', lowPrice: priceText(least) };
}
