// What guides are owed for a month (operations 3): of the tours that were given to them, those that are over and count.
import { owedFor } from '../../domain/guides/owed.ts';
import { addDays, firstDayOf, isDay, lastDayOf, type Month, monthOf } from '../../domain/museum-time.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { tourBookings } from '../orders/fulfilment/tour-bookings.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { assignmentsBetween } from './assignment-store.ts';
import { readGuides } from './guide-store.ts';

export type OwedShop = { readonly database: Database; readonly clock: MuseumClock };

export type OwedRow = {
  readonly id: string;
  readonly name: string;
  readonly led: number;
  readonly tours: number;
  readonly participants: number;
  readonly amount: number;
};

/** `GET office/guides-owed`; without a month, the one before this. */
export async function showOwed(
  shop: OwedShop,
  asked: Month | undefined,
): Promise<{ month: Month; rows: OwedRow[] } | Refusal> {
  const month = asked ?? monthOf(addDays(firstDayOf(monthOf(shop.clock.today())), -1));
  if (!isDay(firstDayOf(month))) return refuse('REQUEST_MALFORMED');
  return { month, rows: await owedIn(shop, month) };
}

/** By name; whoever led nothing is left out. */
export async function owedIn({ database, clock }: OwedShop, month: Month): Promise<OwedRow[]> {
  const now = clock.now();
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const [guides, bookings, given] = await Promise.all([
    readGuides(database),
    tourBookings(database, first, last),
    assignmentsBetween(database, first, addDays(last, 1)),
  ]);
  const people = new Map<string, number>();
  for (const { line } of bookings) {
    const key = `${line.datetime} ${line.id}`;
    people.set(key, (people.get(key) ?? 0) + line.tour.participants);
  }
  const led = given
    .filter(({ datetime_end }) => datetime_end <= now)
    .map((one) => ({ ...one, participants: people.get(`${one.datetime} ${one.tour_id}`) ?? 0 }));
  const byGuide = Map.groupBy(led, ({ guide_id }) => guide_id);
  return guides.flatMap(({ id, name }) => {
    const own = byGuide.get(id) ?? [];
    if (own.length === 0) return [];
    const participants = own.reduce((sum, one) => sum + one.participants, 0);
    return [{ id, name, led: own.length, participants, ...owedFor(own, now) }];
  });
}
