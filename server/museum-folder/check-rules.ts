// Whether slot rules make sense beyond their shape (spec decisions 5).
import { resolveDay } from '../../domain/capacity/resolve-slot-rule.ts';
import { type Day, isDay } from '../../domain/museum-time.ts';
import type { SlotRule } from './museum-fields.ts';
import type { Path, ReadFile, Report } from './yaml-file.ts';

/** Checks the rules at a place of a file. */
export function checkRules(rules: readonly SlotRule[], path: Path, today: Day, report: Report): void {
  rules.forEach((rule, index) => {
    checkDays(rule, [...path, index], today, report);
    checkTimes(rule, [...path, index], report);
  });
}

function checkDays(rule: SlotRule, path: Path, today: Day, report: Report): void {
  if (rule.from !== undefined) checkDay(rule.from, [...path, 'from'], today, report);
  if (rule.to !== undefined) checkDay(rule.to, [...path, 'to'], today, report);
  rule.except?.forEach((day, index) => checkDay(day, [...path, 'except', index], today, report));
  if (rule.from !== undefined && rule.to !== undefined)
    checkOrder(rule.from, rule.to, [...path, 'to'], today, report);
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
