// The order of a report's rows: days as they come, each of them, also those on which nothing was; all else by the figure that is
// drawn, the largest first.

import type { Group, ReportDefinition } from '../../domain/figures/reports.ts';
import { addDays, addMonths, type Day, monthOf, weekday } from '../../domain/museum-time.ts';
import type { FiguresI18n } from './figures-i18n.ts';
import type { FiguresShop } from './figures-shop.ts';
import { labelsOf } from './labels.ts';
import type { Asked, ReadRow } from './reading.ts';

const AS_THEY_COME: readonly Group[] = ['day', 'week', 'month', 'hour', 'weekday', 'slot', 'each'];

export function orderRows(
  definition: ReportDefinition,
  asked: Asked,
  rows: readonly ReadRow[],
  shop: FiguresShop,
  i18n: FiguresI18n,
): ReadRow[] {
  if (rows.length === 0) return [];
  const column = definition.columns.findIndex(({ key }) => key === definition.drawn);
  if (asked.group === 'slot' || asked.group === 'each') return [...rows];
  if (!AS_THEY_COME.includes(asked.group))
    return rows.toSorted(
      (a, b) => (b.values[column] ?? 0) - (a.values[column] ?? 0) || compare(a.key, b.key),
    );
  const label = labelsOf(asked.group, shop, i18n);
  const nothing = definition.columns.map(({ ratio }, index) =>
    ratio || rows.every(({ values }) => values[index] === null) ? null : 0,
  );
  const there = new Set(rows.map(({ key }) => key));
  const missing = keysOf(asked).filter((key) => !there.has(key));
  return [...rows, ...missing.map((key) => ({ key, label: label(key), values: nothing }))].toSorted((a, b) =>
    compare(a.key, b.key),
  );
}

/** In which a day, week or month has a row of its own: every key that the days have; none for groups that are not of days. */
export function keysOf({ group, days: { from, to } }: Asked): string[] {
  if (group === 'day') return steps(from, to, (day) => addDays(day, 1));
  if (group === 'week') return steps(addDays(from, 1 - weekday(from)), to, (day) => addDays(day, 7));
  if (group === 'month') return steps(monthOf(from), monthOf(to), (month) => addMonths(month, 1));
  return [];
}

function steps(from: Day, to: Day, next: (day: Day) => Day): string[] {
  const keys: string[] = [];
  for (let key = from; key <= to; key = next(key)) keys.push(key);
  return keys;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
