// The museum gives slots as rules, from which each day's slots are made (spec decisions 5). They depend on the day
// alone, not on where the expansion began: a later horizon adds days and changes none. A time that does not exist,
// because the clocks go forward over it, is left out; one that exists twice is used once.
import {
  addDays,
  addMinutes,
  at,
  type ClockTime,
  clockTime,
  type Day,
  daysBetween,
  MINUTES_PER_DAY,
  type MuseumDateTime,
  minutesOf,
  weekday,
} from '../museum-time.ts';
import { isLeftOut, type LeftOutDay } from '../visit/written-days.ts';

/** A rule as the database stores it: days are absolute and every field is set. */
export type SlotRule = {
  readonly from: Day;
  /** The last day; null: forever. */
  readonly to: Day | null;
  /** 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[];
  /** Empty: one slot that lasts all day. */
  readonly times: readonly ClockTime[];
  /** Length of one slot; ignored without times. */
  readonly minutes: number;
  readonly capacity: number;
  /** Places sold through other channels, in turn slot by slot. */
  readonly soldElsewhere: readonly number[];
  /** Days left out: exceptions and closing days. */
  readonly except: readonly LeftOutDay[];
  /** Until when its slots are sold; without it, until they end. */
  readonly lastEntry?: LastEntry;
};

/** A museum lets nobody in at the last moment (spec decisions 7, "How long things are sold"). */
export type LastEntry = {
  /** How long before the end of a slot, or before the house closes. */
  readonly minutes: number;
  /** When the house closes, Monday first, for slots that last all day; null: not before midnight. */
  readonly closes: readonly (ClockTime | null)[];
};

/** What a pool's slots come from: rules, or one slot over a whole run. */
export type PoolRules =
  | { readonly kind: 'slots'; readonly rules: readonly SlotRule[] }
  | { readonly kind: 'run'; readonly from: Day; readonly to: Day; readonly capacity: number };

/** `datetime` and `datetime_end` are days alone, both included, where the slot is as long as its days. */
export type PlannedSlot = {
  readonly day: Day;
  readonly datetime: Day | MuseumDateTime;
  readonly datetime_end: Day | MuseumDateTime;
  readonly capacity: number;
  /** Where it is sold no longer than this, though it ends later. */
  readonly sold_until?: MuseumDateTime;
};

const MS_PER_DAY = 86_400_000;

/**
 * The slots of the days from `first` to `last`, both included, in order of time. Where two rules make the same time,
 * the later rule counts.
 * @param exists false for a time that the clocks skip
 */
export function slotsBetween(
  pool: PoolRules,
  first: Day,
  last: Day,
  exists: (datetime: MuseumDateTime) => boolean = () => true,
): PlannedSlot[] {
  if (pool.kind === 'run') {
    const { from, to, capacity } = pool;
    return from <= last && to >= first ? [{ day: from, datetime: from, datetime_end: to, capacity }] : [];
  }
  return daysBetween(first, last).flatMap((day) => {
    const rules = pool.rules.filter((rule) => applies(rule, day));
    const byTime = new Map(
      rules
        .flatMap((rule) =>
          slotsOfDay(rule, day).map((slot) => ({ ...slot, ...soldUntil(rule.lastEntry, slot) })),
        )
        .map((slot) => [slot.datetime, slot]),
    );
    return [...byTime.values()]
      .filter((slot) => spansDays(slot) || exists(slot.datetime))
      .sort((a, b) => (a.datetime < b.datetime ? -1 : 1));
  });
}

function applies(rule: SlotRule, day: Day): boolean {
  return (
    day >= rule.from &&
    (rule.to === null || day <= rule.to) &&
    rule.weekdays.includes(weekday(day)) &&
    !isLeftOut(day, rule.except)
  );
}

function slotsOfDay(rule: SlotRule, day: Day): PlannedSlot[] {
  return rule.times.length === 0
    ? [{ day, datetime: day, datetime_end: day, capacity: capacityAt(rule, day, 0) }]
    : rule.times.map((time, position) => ({
        day,
        datetime: at(day, time),
        datetime_end: endOf(day, time, rule.minutes),
        capacity: capacityAt(rule, day, position),
      }));
}

/** Nothing where the slot is sold until it ends. */
export function soldUntil(
  lastEntry: LastEntry | undefined,
  slot: PlannedSlot,
): Pick<PlannedSlot, 'sold_until'> {
  if (!lastEntry) return {};
  const closes = lastEntry.closes[weekday(slot.day) - 1];
  const end = spansDays(slot) ? closes && at(slot.day, closes) : lastEntry.minutes > 0 && slot.datetime_end;
  return end ? { sold_until: addMinutes(end, -lastEntry.minutes) } : {};
}

function capacityAt(rule: SlotRule, day: Day, position: number): number {
  const cycle = rule.soldElsewhere;
  if (cycle.length === 0) return rule.capacity;
  const turn = dayNumber(day) * Math.max(1, rule.times.length) + position;
  return Math.max(0, rule.capacity - (cycle[((turn % cycle.length) + cycle.length) % cycle.length] ?? 0));
}

/** Days since 1970, so that a day's number does not depend on the rule's start. */
function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
}

/** The end of what begins at a time of a day. */
export function endOf(day: Day, time: ClockTime, minutes: number): MuseumDateTime {
  const end = minutesOf(time) + minutes;
  return at(addDays(day, Math.floor(end / MINUTES_PER_DAY)), clockTime(end % MINUTES_PER_DAY));
}

function spansDays(slot: PlannedSlot): boolean {
  return slot.datetime.length === 10;
}

/** Minutes of the longest slot these rules can make; a day has 25 hours when the clocks go back. */
export function longestMinutes(pool: PoolRules): number {
  const wholeDay = MINUTES_PER_DAY + 60;
  if (pool.kind === 'run') return (dayNumber(pool.to) - dayNumber(pool.from)) * MINUTES_PER_DAY + wholeDay;
  return Math.max(0, ...pool.rules.map((rule) => (rule.times.length === 0 ? wholeDay : rule.minutes)));
}
