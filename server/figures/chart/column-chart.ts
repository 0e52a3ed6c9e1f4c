// Columns for days, weeks, months and hours, side by side; what was before stands behind each as a line.
import { ticks } from 'd3-array';
import { element, label, rounded } from './svg.ts';

export type Bar = { readonly label: string; readonly value: number; readonly before: number | null };

const WIDTH = 960;
const HEIGHT = 280;
const LEFT = 84;
const TOP = 14;
const BOTTOM = 32;
const TICKS = 4;
const MOST_WIDE = 72;
/** Labels below the columns, so that none touches the next. */
const MOST_LABELS = 10;

export function columnChart(
  bars: readonly Bar[],
  format: (value: number) => string,
): { readonly width: number; readonly height: number; readonly parts: string[] } {
  const y = scaleOf(bars);
  const step = (WIDTH - LEFT) / bars.length;
  const each = Math.ceil(bars.length / MOST_LABELS);
  const parts = [
    ...y.ticks.flatMap((tick) => [
      element('path', {
        d: `M${LEFT} ${y.at(tick)}H${WIDTH}`,
        class: tick === 0 ? 'chart-zero' : 'chart-grid',
      }),
      label(format(tick), { x: LEFT - 10, y: y.at(tick) + 4, anchor: 'end' }),
    ]),
    ...bars.map((bar, index) => column(bar, LEFT + index * step, step, y.at)),
    ...bars.flatMap((bar, index) =>
      index % each === 0
        ? label(bar.label, {
            x: rounded(LEFT + index * step + (each > 1 ? 0 : step / 2)),
            y: HEIGHT - 8,
            anchor: each > 1 ? 'start' : 'middle',
          })
        : [],
    ),
  ];
  return { width: WIDTH, height: HEIGHT, parts };
}

/** From zero or below to above the largest value. */
function scaleOf(bars: readonly Bar[]) {
  const values = bars.flatMap(({ value, before }) => [value, before ?? 0]);
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const marks = ticks(least, most || 1, TICKS);
  const step = (marks[1] ?? 1) - (marks[0] ?? 0);
  const top = Math.max(most || 1, marks.at(-1) ?? 0);
  const bottom = Math.min(least, marks[0] ?? 0);
  const height = HEIGHT - TOP - BOTTOM;
  const at = (value: number) => rounded(TOP + ((top - value) / (top - bottom || step)) * height);
  return { at, ticks: marks };
}

function column({ value, before }: Bar, x: number, step: number, at: (value: number) => number): string {
  const width = rounded(Math.max(1, Math.min(MOST_WIDE, step * 0.76)));
  const left = rounded(x + (step - width) / 2);
  const [top, bottom] = [at(Math.max(0, value)), at(Math.min(0, value))];
  const bar = element('rect', { x: left, y: top, width, height: rounded(bottom - top), class: 'chart-bar' });
  if (before === null) return bar;
  return bar + element('path', { d: `M${left} ${at(before)}h${width}`, class: 'chart-before' });
}
