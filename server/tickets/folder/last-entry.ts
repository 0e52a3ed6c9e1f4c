// Until when tickets are sold: as long as the house still lets visitors in (spec decisions 7, "How long things are sold").
import type { LastEntry } from '../../../domain/capacity/slot-rule.ts';
import { closingTimes } from '../../../domain/visit/opening-hours.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import type { EventFile } from './event-file.ts';

/** Of an event's own times or days. */
export function lastEntryOf({ venue }: Pick<EventFile, 'venue'>, museum: MuseumBasics): LastEntry {
  const house = museum.venues.find(({ id }) => id === venue);
  return { minutes: house?.last_entry_minutes ?? 0, closes: closingTimes(house?.opening_hours ?? []) };
}

/** Of a pool that events share: as long as one of their houses lets visitors in. Undefined where that must not limit it. */
export function lastEntryOfPool(
  pool: string,
  events: readonly EventFile[],
  museum: MuseumBasics,
): LastEntry | undefined {
  // Beside time slots, a day only counts visitors: the times say until when they are sold.
  if (events.some(({ dating, days }) => dating === 'slot' && days === pool)) return undefined;
  const houses = events
    .filter(({ slots, days }) => slots === pool || days === pool)
    .map((event) => lastEntryOf(event, museum));
  const [first, ...others] = houses;
  if (!first) return undefined;
  return others.reduce(
    (all, house) => ({
      minutes: Math.min(all.minutes, house.minutes),
      closes: all.closes.map((closes, day) => later(closes, house.closes[day] ?? null)),
    }),
    first,
  );
}

/** Null is midnight. */
function later(one: string | null, other: string | null): string | null {
  return one === null || other === null ? null : one > other ? one : other;
}
