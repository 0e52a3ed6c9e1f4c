// Turns a rule from the museum folder, whose days may be relative to the import, into one with fixed days (spec
// decisions 5).
import { type ClockTime, clockTime, type Day, minutesOf } from '../museum-time.ts';
import { resolveDay } from '../visit/resolve-day.ts';
import { writtenDays } from '../visit/written-days.ts';
import type { LastEntry, SlotRule } from './slot-rule.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** Every so many minutes, from `first` to `last`, both included. */
export type TimeSeries = { readonly first: ClockTime; readonly last: ClockTime; readonly every: number };

/** A rule as it is written in the museum folder. */
export type WrittenSlotRule = {
  readonly weekdays?: readonly (typeof WEEKDAYS)[number][];
  readonly from?: string;
  readonly to?: string;
  readonly times?: readonly ClockTime[] | TimeSeries;
  readonly minutes?: number;
  readonly capacity: number;
  readonly sold_elsewhere?: readonly number[];
  readonly except?: readonly string[];
};

/** The first and the last day to which a rule is limited. */
export type Run = { readonly from: Day; readonly to: Day | null };

/** No bounds. */
export const ALWAYS: Run = { from: '1970-01-01', to: null };

/** Makes days absolute and keeps the rule within its run; a series without `minutes` has slots as long as its step. */
export function resolveSlotRule(
  rule: WrittenSlotRule,
  today: Day,
  run: Run,
  closingDays: readonly string[] = [],
  lastEntry?: LastEntry,
): SlotRule {
  return {
    from: rule.from === undefined ? run.from : later(resolveDay(rule.from, today), run.from),
    to: earlier(rule.to === undefined ? null : resolveDay(rule.to, today), run.to),
    weekdays: weekdayNumbers(rule.weekdays),
    times: timesOf(rule),
    minutes: lengthOf(rule),
    capacity: rule.capacity,
    soldElsewhere: rule.sold_elsewhere ?? [],
    except: [...(rule.except ?? []), ...closingDays].flatMap((days) => writtenDays(days, today)),
    ...(lastEntry && { lastEntry }),
  };
}

function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}

function earlier(a: Day | null, b: Day | null): Day | null {
  return a === null ? b : b === null ? a : a < b ? a : b;
}

function timesOf(rule: WrittenSlotRule): ClockTime[] {
  if (rule.times === undefined) return [];
  return isSeries(rule.times) ? seriesTimes(rule.times) : [...new Set(rule.times)].sort();
}

function isSeries(times: readonly ClockTime[] | TimeSeries): times is TimeSeries {
  return !Array.isArray(times);
}

function seriesTimes({ first, last, every }: TimeSeries): ClockTime[] {
  const times: ClockTime[] = [];
  for (let minutes = minutesOf(first); minutes <= minutesOf(last); minutes += every)
    times.push(clockTime(minutes));
  return times;
}

function lengthOf(rule: WrittenSlotRule): number {
  if (rule.minutes !== undefined) return rule.minutes;
  return rule.times !== undefined && isSeries(rule.times) ? rule.times.every : 0;
}

/** Weekdays as numbers, 1 = Monday … 7 = Sunday; every one where none is named. */
export function weekdayNumbers(names: WrittenSlotRule['weekdays'] = WEEKDAYS): number[] {
  return names.map((day) => WEEKDAYS.indexOf(day) + 1);
}
