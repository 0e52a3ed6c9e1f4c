// What staff decide about times beside what the museum folder says (operations 3, ADR 132): a decision is a pattern, like a
// rule. Of two that change the same slot's capacity, the later one counts; places kept back add up; a closure is above all.
import { addDays, at, type ClockTime, type Day, type MuseumDateTime, weekday } from '../museum-time.ts';
import {
  endOf,
  type LastEntry,
  type PlannedSlot,
  type PoolRules,
  slotsBetween,
  soldUntil,
} from './slot-rule.ts';

/** Which slots: from day to day, both included, on these weekdays (1 = Monday), at these times; none: at all of them. */
export type SlotPattern = {
  readonly from: Day;
  readonly to: Day;
  readonly weekdays: readonly number[];
  readonly times: readonly ClockTime[];
};

/** When kept places are for sale again: at a moment, or so many days before each slot's day. */
export type Release =
  | { readonly kind: 'at'; readonly datetime: MuseumDateTime }
  | { readonly kind: 'before'; readonly days: number; readonly time: ClockTime };

export type SlotDecision = SlotPattern & { readonly id: string } & (
    | { readonly kind: 'capacity'; readonly places: number }
    | { readonly kind: 'block'; readonly places: number; readonly release: Release | null }
    | { readonly kind: 'closure' }
    | { readonly kind: 'extra'; readonly places: number; readonly minutes: number }
  );

/** Kept back by a decision; `until` null: until it is taken back. */
export type Block = { readonly decision: string; readonly places: number; readonly until: Date | null };

/** A slot as rules and decisions make it. */
export type DecidedSlot = PlannedSlot & {
  /** What the folder says; null where it has no such slot. */
  readonly folder: number | null;
  readonly closed: boolean;
  readonly blocks: readonly Block[];
  /** The decisions that have a part in it. */
  readonly decisions: readonly string[];
};

/** What a rule needs of the museum's clock. */
type Clock = {
  readonly now: Date;
  exists(datetime: MuseumDateTime): boolean;
  toInstant(datetime: MuseumDateTime): Date;
};

/**
 * The slots of a pool from day to day, with what staff have decided; `capacity` is what is for sale of each, and below zero
 * where more is kept back than there is.
 * @param decisions those of the pool, in the order in which they were made
 */
export function decidedSlots(
  rules: PoolRules,
  decisions: readonly SlotDecision[],
  first: Day,
  last: Day,
  clock: Clock,
): DecidedSlot[] {
  const made = slotsBetween(rules, first, last, clock.exists);
  const extra = rules.kind === 'slots' ? extraSlots(rules, decisions, first, last, clock) : [];
  const known = new Set(made.map(({ datetime }) => datetime));
  const added = extra.filter(({ datetime }) => !known.has(datetime));
  const isRun = rules.kind === 'run';
  const decide = (slot: PlannedSlot, folder: number | null) =>
    decideSlot(
      slot,
      folder,
      decisions.filter((one) => (isRun ? one.kind !== 'extra' : concerns(one, slot))),
      clock,
    );
  if (decisions.length === 0) return made.map((slot) => decide(slot, slot.capacity));
  return [
    ...made.map((slot) => decide(slot, slot.capacity)),
    ...added.map((slot) => decide(slot, null)),
  ].sort((one, other) => (one.datetime < other.datetime ? -1 : 1));
}

/** Whether a slot is one of the pattern's. */
export function concerns(
  pattern: SlotPattern,
  { day, datetime }: Pick<PlannedSlot, 'day' | 'datetime'>,
): boolean {
  return (
    day >= pattern.from &&
    day <= pattern.to &&
    pattern.weekdays.includes(weekday(day)) &&
    (pattern.times.length === 0 || pattern.times.includes(datetime.slice(11)))
  );
}

function decideSlot(
  slot: PlannedSlot,
  folder: number | null,
  decisions: readonly SlotDecision[],
  clock: Clock,
): DecidedSlot {
  const base = decisions.reduce(
    (places, one) => (one.kind === 'capacity' ? one.places : places),
    slot.capacity,
  );
  const closed = decisions.some(({ kind }) => kind === 'closure');
  const blocks = closed
    ? []
    : decisions.flatMap((one) => (one.kind === 'block' ? blockOf(one, slot, clock) : []));
  return {
    ...slot,
    folder,
    closed,
    blocks,
    capacity: closed ? 0 : blocks.reduce((places, block) => places - block.places, base),
    decisions: decisions.filter(({ kind }) => kind !== 'extra' || folder === null).map(({ id }) => id),
  };
}

function blockOf(
  { id, places, release }: SlotDecision & { kind: 'block' },
  { day }: PlannedSlot,
  clock: Clock,
): Block[] {
  const until = release && clock.toInstant(releaseTime(release, day));
  return places > 0 && (until === null || until > clock.now) ? [{ decision: id, places, until }] : [];
}

/** When what is kept back of a day's slots is for sale again. */
export function releaseTime(release: Release, day: Day): MuseumDateTime {
  return release.kind === 'at' ? release.datetime : at(addDays(day, -release.days), release.time);
}

// A pool without rules is out of the programme: nothing is added to it.
function extraSlots(
  { rules }: PoolRules & { kind: 'slots' },
  decisions: readonly SlotDecision[],
  first: Day,
  last: Day,
  { exists }: Clock,
): PlannedSlot[] {
  const lastEntry = rules.at(-1)?.lastEntry;
  if (rules.length === 0) return [];
  const slots = decisions.flatMap((one) =>
    one.kind === 'extra' ? daysOf(one, first, last).flatMap((day) => slotsOfExtra(one, day, lastEntry)) : [],
  );
  const byTime = new Map(slots.map((slot) => [slot.datetime, slot]));
  return [...byTime.values()].filter(({ datetime }) => datetime.length === 10 || exists(datetime));
}

function daysOf(pattern: SlotPattern, first: Day, last: Day): Day[] {
  const days: Day[] = [];
  const until = pattern.to < last ? pattern.to : last;
  for (let day = pattern.from > first ? pattern.from : first; day <= until; day = addDays(day, 1))
    if (pattern.weekdays.includes(weekday(day))) days.push(day);
  return days;
}

function slotsOfExtra(
  { times, minutes, places }: SlotDecision & { kind: 'extra' },
  day: Day,
  lastEntry: LastEntry | undefined,
): PlannedSlot[] {
  const made =
    times.length === 0
      ? [{ day, datetime: day, datetime_end: day, capacity: places }]
      : times.map((time) => ({
          day,
          datetime: at(day, time),
          datetime_end: endOf(day, time, minutes),
          capacity: places,
        }));
  return made.map((slot) => ({ ...slot, ...soldUntil(lastEntry, slot) }));
}
