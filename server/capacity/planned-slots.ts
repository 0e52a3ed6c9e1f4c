// The slots that a pool's rules make, as instants, a few days at a time: a year of them may be a hundred thousand.
import { type PlannedSlot, slotsBetween } from '../../domain/capacity/slot-rule.ts';
import { addDays, type Day, earlierOf } from '../../domain/museum-time.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { NewSlot } from './pool-slot-store.ts';
import type { Pool } from './pool-store.ts';

/** Until which day, and which slots are over. */
export type Plan = { readonly clock: MuseumClock; readonly now: Date; readonly until: Day };

const SPAN_DAYS = 7;

/** What the rules make of the days from today, without what is over; of a run its one slot, however long it is. */
export function* plannedSlots({ id, rules }: Pool, { clock, now, until }: Plan): Generator<NewSlot> {
  if (rules.kind === 'run') {
    for (const slot of slotsBetween(rules, rules.from, rules.to)) yield newSlot(id, slot, clock);
    return;
  }
  for (let first = clock.today(); first <= until; first = addDays(first, SPAN_DAYS))
    for (const slot of slotsBetween(
      rules,
      first,
      earlierOf(addDays(first, SPAN_DAYS - 1), until),
      clock.exists,
    )) {
      const made = newSlot(id, slot, clock);
      if (made.ends > now) yield made;
    }
}

function newSlot(pool: string, slot: PlannedSlot, clock: MuseumClock): NewSlot {
  const end = isWholeDay(slot.datetime) ? addDays(slot.datetime_end, 1) : slot.datetime_end;
  return {
    pool,
    day: slot.day,
    datetime: slot.datetime,
    datetimeEnd: slot.datetime_end,
    starts: clock.toInstant(slot.datetime),
    ends: clock.toInstant(end),
    soldUntil: slot.sold_until === undefined ? null : clock.toInstant(slot.sold_until),
    capacity: slot.capacity,
  };
}

function isWholeDay(datetime: string): boolean {
  return datetime.length === 10;
}
