// Which events can be visited on a day, sold out or not: those with a time on it that is not over, and those that are valid
// on any day on which their house is open.
import type { Day } from '../../domain/museum-time.ts';
import { closedDays } from '../../domain/visit/closed-days.ts';
import { writtenDays } from '../../domain/visit/written-days.ts';
import { openPools, rememberAnswer } from '../capacity/availability.ts';
import type { EventRow } from './catalogue-store.ts';
import { datingPool } from './schedule.ts';
import type { TicketsShop } from './tickets-shop.ts';

/** Tells them from the others. */
export async function eventsOpenOn(shop: TicketsShop, day: Day): Promise<(event: EventRow) => boolean> {
  if (day < shop.clock.today()) return () => false;
  const running = shop.catalogue.events.filter(
    ({ starts_on, ends_on }) => starts_on <= day && (ends_on === null || ends_on >= day),
  );
  const pools = new Set(running.flatMap((event) => datingPool(event) ?? []));
  const open = await rememberAnswer(shop, `open-pools:${day}`, [], () => openPools(shop, [...pools], day));
  const found = new Set(running.filter((event) => isOpen(shop, event, day, open)));
  return (event) => found.has(event);
}

function isOpen(shop: TicketsShop, event: EventRow, day: Day, open: ReadonlySet<string>): boolean {
  const pool = datingPool(event);
  return pool === null ? !isHouseClosed(shop, event.venue.id, day) : open.has(pool);
}

function isHouseClosed({ museum: { settings, loadedOn } }: TicketsShop, venue: string, day: Day): boolean {
  const closingDays = (settings.closing_days ?? []).flatMap((days) => writtenDays(days, loadedOn));
  const openingHours = settings.venues.find(({ id }) => id === venue)?.opening_hours ?? [];
  return closedDays({ closingDays, openingHours })(day);
}
