// Whether slot rules make sense beyond their shape (spec decisions 5).

import type { Run, TimeSeries } from '../../domain/capacity/resolve-slot-rule.ts';
import { clockTime, type Day, isDay, MINUTES_PER_DAY, minutesOf } from '../../domain/museum-time.ts';
import { resolveDay } from '../../domain/visit/resolve-day.ts';
import { writtenDays } from '../../domain/visit/written-days.ts';
import type { SlotRule } from './museum-fields.ts';
import type { Path, ReadFile, Report } from './yaml-file.ts';

/**
 * Checks the rules at a place of a file.
 * @param run of what the rules belong to
 */
export function checkRules(
  rules: readonly SlotRule[],
  path: Path,
  today: Day,
  report: Report,
  run: Partial<Run> = {},
): void {
  rules.forEach((rule, index) => {
    checkRun(rule, [...path, index], today, report);
    checkBounds(rule, [...path, index], today, report, run);
    checkExceptions(rule, [...path, index], today, report, run);
    checkTimes(rule, [...path, index], report);
  });
}

function checkRun(rule: SlotRule, path: Path, today: Day, report: Report): void {
  if (rule.from !== undefined) checkDay(rule.from, [...path, 'from'], today, report);
  if (rule.to !== undefined) checkDay(rule.to, [...path, 'to'], today, report);
  rule.except?.forEach((days, index) => checkDays(days, [...path, 'except', index], today, report));
  if (rule.from !== undefined && rule.to !== undefined)
    checkOrder(rule.from, rule.to, [...path, 'to'], today, report);
}

/** A rule that is never within the run makes nothing: a typing error, unless it has passed. */
function checkBounds(
  { from, to }: SlotRule,
  path: Path,
  today: Day,
  report: Report,
  run: Partial<Run>,
): void {
  const [first, last] = [from, to].map((day) => (day === undefined ? undefined : resolveDay(day, today)));
  if (first && isDay(first) && run.to && run.to >= today && first > run.to)
    report([...path, 'from'], `${first} is after the last day, ${run.to}`);
  if (last && isDay(last) && run.from && last >= today && last < run.from)
    report([...path, 'to'], `${last} is before the first day, ${run.from}`);
}

function checkTimes(rule: SlotRule, path: Path, report: Report): void {
  const { times, minutes } = rule;
  if (times === undefined) {
    if (minutes !== undefined)
      report([...path, 'minutes'], 'has no meaning without times: the slot is the whole day');
  } else if (Array.isArray(times)) {
    if (new Set(times).size < times.length) report([...path, 'times'], 'names a time twice');
    if (minutes === undefined) report(path, 'is missing minutes, the length of a slot');
  } else if (times.last < times.first)
    report([...path, 'times', 'last'], `is before the first time, ${times.first}`);
  else checkSeries(times, [...path, 'times', 'last'], report);
}

/** The last time of a series is a time of the series. */
function checkSeries({ first, last, every }: TimeSeries, path: Path, report: Report): void {
  const over = (minutesOf(last) - minutesOf(first)) % every;
  if (over === 0) return;
  const before = clockTime(minutesOf(last) - over);
  const after = minutesOf(last) - over + every;
  const choices = after < MINUTES_PER_DAY ? `${before} or ${clockTime(after)}` : before;
  report(path, `is no time of this series: from ${first} every ${every} minutes, the last is ${choices}`);
}

/** A day that is left out although the rule does not have it is a typing error, unless it has passed. */
function checkExceptions(rule: SlotRule, path: Path, today: Day, report: Report, run: Partial<Run>): void {
  const from = [rule.from === undefined ? undefined : resolveDay(rule.from, today), run.from];
  const to = [rule.to === undefined ? undefined : resolveDay(rule.to, today), run.to];
  rule.except?.forEach((text, index) => {
    const days = writtenDays(text, today).filter((day) => isDay(day) && day >= today);
    const [earliest, latest] = [days[0], days.at(-1)];
    const named = days.length === 1 ? earliest : text;
    const first = from.find((bound) => bound && latest && latest < bound);
    const last = to.find((bound) => bound && earliest && earliest > bound);
    if (first) report([...path, 'except', index], `${named} is before the first day, ${first}`);
    if (last) report([...path, 'except', index], `${named} is after the last day, ${last}`);
  });
}

/** Reports days to leave out that the calendar does not have, and a range that ends before it begins. */
export function checkDays(text: string, path: Path, today: Day, report: Report): void {
  if (writtenDays(text, today).length === 0) report(path, `the calendar has no ${text}`);
}

/** Reports a day that the calendar does not have; true when it exists. */
export function checkDay(text: string, path: Path, today: Day, report: Report): boolean {
  const real = isDay(resolveDay(text, today));
  if (!real) report(path, `the calendar has no ${text}`);
  return real;
}

/** Reports a last day that is before the first one; `path` leads to the last day. */
export function checkOrder(first: string, last: string, path: Path, today: Day, report: Report): void {
  const [from, to] = [resolveDay(first, today), resolveDay(last, today)];
  if (isDay(from) && isDay(to) && to < from) report(path, `ends on ${to}, before it starts on ${from}`);
}

/** Reports every value that occurs a second time. `at` gives the path to the value at an index. */
export function checkUnique(
  values: readonly (string | number)[],
  at: (index: number) => Path,
  report: Report,
): void {
  const seen = new Set<string | number>();
  values.forEach((value, index) => {
    if (seen.has(value)) report(at(index), `"${value}" is there twice`);
    seen.add(value);
  });
}

/** Reports ids that another file uses already. */
export function checkIds(files: readonly ReadFile<{ readonly id: string }>[]): void {
  const known = new Map<string, string>();
  for (const { value, file, report } of files) {
    const owner = known.get(value.id);
    if (owner) report(['id'], `"${value.id}" is already in ${owner}`);
    else known.set(value.id, file);
  }
}
