// Who works in some houses only sells what happens there (operations 2): the day's list shows nothing else, and whatever is sent
// is compared again when it is to be held.
import type { CartItem } from '../../../domain/product-kinds.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';
import type { TourCatalogue } from '../../tours/tour-catalogue.ts';
import { soldTours } from '../../tours/tours-of-day.ts';

type Programme = { readonly catalogue: Catalogue; readonly tours: TourCatalogue };

/** @param houses those of somebody who works in some of them only; all where it is empty */
export function isOfOtherHouse(
  shop: Programme,
  items: readonly CartItem[],
  houses: readonly string[],
): boolean {
  if (houses.length === 0) return false;
  return items.some((item) => housesOf(shop, item).some((house) => !houses.includes(house)));
}

/** None for what happens in no house, and for what the shop does not know, which it refuses itself. */
function housesOf({ catalogue, tours }: Programme, item: CartItem): string[] {
  if (item.type === 'guidedTour')
    return soldTours({ tours }, []).flatMap(({ id, venue }) => (id === item.tourId ? [venue.id] : []));
  return ticketsIn(item).flatMap((id) => {
    const event = catalogue.event.get(catalogue.ticket.get(id)?.event_id ?? '');
    return event ? [event.venue.id] : [];
  });
}

function ticketsIn(item: CartItem): string[] {
  if (item.type === 'dayTicket') return item.dayTickets.map(({ id }) => id);
  return item.type === 'ticket' ? [item.id] : [];
}
