// A report as its page, its files and its mails show it: the rows of its period, their sums, and beside them the period before.
import type { Report, ReportQuery, ReportRow } from '../../domain/figures/figures-contract.ts';
import { type Days, daysBefore, daysOf } from '../../domain/figures/period.ts';
import {
  FILTERS,
  type Group,
  REPORTS,
  type ReportDefinition,
  type ReportName,
} from '../../domain/figures/reports.ts';
import { sumsOf } from '../../domain/figures/sums.ts';
import { isPeriod } from '../../domain/office/money/period.ts';
import type { FiguresI18n } from './figures-i18n.ts';
import type { FiguresShop } from './figures-shop.ts';
import { orderRows } from './order-rows.ts';
import type { Asked, ReadRow } from './reading.ts';
import { READINGS } from './readings.ts';

/** What a page shows; files hold all. */
const MOST_ROWS = 400;
/** Longer than any museum looks back. */
const MOST_DAYS = 3700;

/** Undefined for days, groups and filters that the report does not have. */
export async function showReport(
  shop: FiguresShop,
  name: ReportName,
  query: ReportQuery,
  i18n: FiguresI18n,
  mostRows = MOST_ROWS,
): Promise<Report | undefined> {
  const definition = REPORTS[name];
  const asked = askedOf(definition, query, shop.clock.today());
  if (!asked) return undefined;
  const before = query.compare === 'yes' && definition.period ? daysBefore(asked.days) : null;
  const read = async (days: Days) => {
    const there = { ...asked, days };
    return orderRows(definition, there, await READINGS[name].rows(shop, there, i18n), shop, i18n);
  };
  const [rows, earlier, choices] = await Promise.all([
    read(asked.days),
    before ? read(before) : null,
    READINGS[name].choices(shop, i18n),
  ]);
  // Of the fullest and emptiest times there are only some.
  const sums = (all: readonly ReadRow[]) => sumsOf(definition, asked.group === 'slot' ? [] : all);
  // With its library: whoever never asks for a report does not wait for it when the shop starts.
  const { drawReport } = await import('./chart/draw-report.ts');
  const shown = withBefore(definition, asked.group, rows, earlier);
  return {
    group: asked.group,
    days: definition.period ? asked.days : null,
    before,
    rows: shown.slice(0, mostRows),
    more: Math.max(0, shown.length - mostRows),
    sums: sums(rows),
    sums_before: earlier && sums(earlier),
    choices: FILTERS.flatMap((filter) =>
      choices[filter] ? [{ filter, options: choices[filter].map((choice) => ({ ...choice })) }] : [],
    ),
    chart: drawReport(definition, asked.group, shown, i18n),
    at: shop.clock.now(),
  };
}

function askedOf(definition: ReportDefinition, query: ReportQuery, today: string): Asked | undefined {
  const { group = definition.groups[0] as Group, from, to } = query;
  if (!isPeriod(query) || !definition.groups.includes(group)) return undefined;
  const named = daysOf(query.period ?? definition.period ?? 'today', today);
  const own = from ?? to;
  const days = own ? { from: from ?? own, to: to ?? (own > today ? own : today) } : named;
  if (days.from > days.to || Date.parse(days.to) - Date.parse(days.from) > MOST_DAYS * 86_400_000)
    return undefined;
  const filters = definition.filters.flatMap((name) => (query[name] ? [[name, query[name]]] : []));
  return { days, group, filters: Object.fromEntries(filters) };
}

/** Days are compared with the day at the same place in the period before, all else with its like. */
function withBefore(
  { columns, drawn }: ReportDefinition,
  group: Group,
  rows: readonly ReadRow[],
  earlier: readonly ReadRow[] | null,
): ReportRow[] {
  const column = columns.findIndex(({ key }) => key === drawn);
  const byPlace = group === 'day' || group === 'week' || group === 'month';
  const byKey = new Map(earlier?.map((row) => [row.key, row]));
  return rows.map(({ key, label, values, order, reserved }, place) => {
    const like = byPlace ? earlier?.[place] : byKey.get(key);
    return {
      key,
      label,
      values: [...values],
      before: earlier && (like || !byPlace) ? (like?.values[column] ?? 0) : null,
      ...(order && { order }),
      ...(reserved && { reserved }),
    };
  });
}
