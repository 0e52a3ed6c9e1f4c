// Orders as lists and the search show them.
import type { ListedOrder } from '../../../domain/office/orders/found-order.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { ListedOrderRow } from './listed-orders-store.ts';

export function presentListed(row: ListedOrderRow, clock: Pick<MuseumClock, 'fromInstant'>): ListedOrder {
  const { number, state, returned, total, language, buyer, titles, visit, provider } = row;
  return {
    number,
    date: clock.fromInstant(row.confirmed_at),
    state,
    returned,
    name: buyer.name,
    company: buyer.company,
    email: buyer.email,
    total,
    language,
    titles: [...titles],
    visit: visit ?? '',
    provider: total === 0 ? '' : (provider ?? ''),
  };
}
