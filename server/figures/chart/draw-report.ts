// Which drawing a report has: columns for what follows in time, a map for weekdays and hours, bars for what has names. Each is drawn
// twice, for a wide page and for a phone; the page shows the one that fits.
import type { ReportRow } from '../../../domain/figures/figures-contract.ts';
import type { Group, ReportDefinition } from '../../../domain/figures/reports.ts';
import { figureText } from '../figure-text.ts';
import type { FiguresI18n } from '../figures-i18n.ts';
import { barChart, narrowBarChart } from './bar-chart.ts';
import { columnChart } from './column-chart.ts';
import { heatMap } from './heat-map.ts';
import { drawing, NARROW, type PlainDrawing, WIDE } from './svg.ts';

const MOST_BARS = 15;
const IN_TIME: readonly Group[] = ['day', 'week', 'month', 'hour'];

/** '' where there is nothing to draw. */
export function drawReport(
  { columns, drawn }: ReportDefinition,
  group: Group,
  rows: readonly ReportRow[],
  i18n: FiguresI18n,
): string {
  const index = columns.findIndex(({ key }) => key === drawn);
  const column = columns[index];
  const bars = rows.map(({ label, values, before }) => ({ label, value: values[index] ?? 0, before }));
  const largest = bars.toSorted((a, b) => b.value - a.value)[0];
  if (!column || !largest || bars.every(({ value, before }) => value === 0 && !before)) return '';
  const format = (value: number) => figureText(value, column.unit, i18n);
  const { t } = i18n;
  const title = t(`figures.column.${drawn}` as 'figures.column.net');
  const said = { column: title, group: t(`figures.group.${group}`), count: bars.length };
  const draw = (width: number): PlainDrawing => {
    if (group === 'weekday') return heatMapOf(rows, index, i18n, width);
    if (IN_TIME.includes(group)) return columnChart(bars, format, width);
    return (width === WIDE ? barChart : narrowBarChart)(bars.slice(0, MOST_BARS), format);
  };
  return [WIDE, NARROW]
    .map((width) =>
      drawing({
        ...draw(width),
        title: t('figures.chart', { column: title }),
        desc: t('figures.chart.desc', { ...said, most: format(largest.value), label: largest.label }),
      }),
    )
    .join('');
}

function heatMapOf(rows: readonly ReportRow[], index: number, { t, formats }: FiguresI18n, width: number) {
  const fields = rows.map(({ key, values }) => {
    const [weekday = '1', hour = ''] = key.split(' ');
    return { weekday: Number(weekday), hour, share: values[index] ?? 0 };
  });
  const weekdays = Array.from({ length: 7 }, (_, day) => formats.weekday(`2026-11-${16 + day}`, 'short'));
  return heatMap(fields, weekdays, (hour) => (hour === '' ? t('figures.whole-day') : `${hour}:00`), width);
}
