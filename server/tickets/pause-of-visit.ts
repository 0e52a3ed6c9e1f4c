import type { Day } from '../../domain/museum-time.ts';
import { pauseOn } from '../../domain/visit/pauses.ts';
import type { Catalogue } from './catalogue.ts';
import type { StoredPause } from './stored-event.ts';

/**
 * The pause that a visit is in, as the museum knows it now.
 * @param product of the visit: a ticket, or an event
 */
export function pauseOfVisit(
  { event, ticket }: Pick<Catalogue, 'event' | 'ticket'>,
  product: string,
  day: Day,
): StoredPause | undefined {
  const visited = event.get(ticket.get(product)?.event_id ?? product);
  return visited && pauseOn(visited.pauses, day);
}
