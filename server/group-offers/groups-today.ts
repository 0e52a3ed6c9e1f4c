// What groups wait for today: a request without an answer, an offer that ends today or tomorrow, an order that is not paid.
import { addDays, dayOf } from '../../domain/museum-time.ts';
import type { TodayGroup } from '../../domain/office/today-contract.ts';
import { waitingRequests } from '../group-requests/office-requests.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { acceptedOffers, type OfferRow, openOffers } from './offer-store.ts';

export type GroupsTodayShop = {
  readonly database: Database;
  readonly clock: Pick<MuseumClock, 'today' | 'fromInstant'>;
  readonly now: () => Date;
};

/** Requests first, the oldest first, then offers. */
export async function groupsToday({ database, clock, now }: GroupsTodayShop): Promise<TodayGroup[]> {
  const [requests, open, accepted] = await Promise.all([
    waitingRequests(database),
    openOffers(database, now()),
    acceptedOffers(database, now()),
  ]);
  const tomorrow = addDays(clock.today(), 1);
  return [
    ...requests.map(({ number, name, organisation, received_at }) => ({
      ...{ number, name: organisation || name, what: 'waits' as const },
      day: dayOf(clock.fromInstant(received_at)),
    })),
    ...open
      .filter(({ valid_until }) => valid_until <= tomorrow)
      .map((row) => ({ ...groupOf(row), what: 'lapses' as const, day: row.valid_until })),
    ...accepted.map((row) => ({
      ...{ ...groupOf(row), what: 'unpaid' as const },
      day: dayOf(clock.fromInstant(row.accepted_at ?? row.made_at)),
    })),
  ];
}

function groupOf({ request_number: number, name, organisation }: OfferRow) {
  return { number, name: organisation || name };
}
