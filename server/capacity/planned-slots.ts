// The slots that a pool's rules and the staff's decisions make, as instants, a few days at a time: a year of them may be a hundred thousand.
import { type DecidedSlot, decidedSlots } from '../../domain/capacity/slot-decision.ts';
import { addDays, type Day, earlierOf, laterOf } from '../../domain/museum-time.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { DecisionsOf } from './decisions-of-pools.ts';
import type { NewSlot } from './pool-slot-store.ts';
import type { Pool } from './pool-store.ts';

/** From which day to which, what is decided, and which slots are over. */
export type Plan = {
  readonly clock: MuseumClock;
  readonly now: Date;
  readonly from: Day;
  readonly until: Day;
  readonly decisionsOf: DecisionsOf;
};

/** What is made of a slot, and why. */
export type Planned = NewSlot & { readonly decided: DecidedSlot };

/** `sold_until` of a closed slot: before all times. */
const CLOSED = new Date(0);

const SPAN_DAYS = 7;

/** What is made of the days from today on, without what is over; of a run its one slot, however long it is. */
export function* plannedSlots(
  pool: Pool,
  { clock, now, from, until, decisionsOf }: Plan,
): Generator<Planned> {
  const { id, rules } = pool;
  const decisions = decisionsOf(pool);
  const time = { now, exists: clock.exists, toInstant: clock.toInstant };
  if (rules.kind === 'run') {
    for (const slot of decidedSlots(rules, decisions, rules.from, rules.to, time))
      yield newSlot(id, slot, clock);
    return;
  }
  for (let first = laterOf(from, clock.today()); first <= until; first = addDays(first, SPAN_DAYS)) {
    const last = earlierOf(addDays(first, SPAN_DAYS - 1), until);
    const near = decisions.filter((one) => one.from <= last && one.to >= first);
    for (const slot of decidedSlots(rules, near, first, last, time)) {
      const made = newSlot(id, slot, clock);
      if (made.ends > now) yield made;
    }
  }
}

function newSlot(pool: string, slot: DecidedSlot, clock: MuseumClock): Planned {
  const end = isWholeDay(slot.datetime) ? addDays(slot.datetime_end, 1) : slot.datetime_end;
  const soldUntil = slot.sold_until === undefined ? null : clock.toInstant(slot.sold_until);
  return {
    pool,
    day: slot.day,
    datetime: slot.datetime,
    datetimeEnd: slot.datetime_end,
    starts: clock.toInstant(slot.datetime),
    ends: clock.toInstant(end),
    soldUntil: slot.closed ? CLOSED : soldUntil,
    capacity: slot.capacity,
    blocks: slot.blocks,
    closed: slot.closed,
    decided: slot,
  };
}

function isWholeDay(datetime: string): boolean {
  return datetime.length === 10;
}
