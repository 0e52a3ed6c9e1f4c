// Columns for days, weeks, months and hours, side by side; what was before stands behind each as a line.
import { ticks } from 'd3-array';
import { element, label, type PlainDrawing, rounded, WIDE } from './svg.ts';

export type Bar = { readonly label: string; readonly value: number; readonly before: number | null };

const HEIGHT = 280;
const TOP = 14;
const BOTTOM = 32;
const TICKS = 4;
const MOST_WIDE = 72;
/** Labels below the columns, so that none touches the next: so many at most, and each with room for its letters. */
const MOST_LABELS = 10;
const LETTER = 7.4;

export function columnChart(
  bars: readonly Bar[],
  format: (value: number) => string,
  width: number = WIDE,
): PlainDrawing {
  const y = scaleOf(bars);
  const left = rounded(16 + LETTER * Math.max(...y.ticks.map((tick) => format(tick).length)));
  const step = (width - left) / bars.length;
  const each = Math.ceil(bars.length / labelsIn(width - left, bars));
  const parts = [
    ...y.ticks.flatMap((tick) => [
      element('path', {
        d: `M${left} ${y.at(tick)}H${width}`,
        class: tick === 0 ? 'chart-zero' : 'chart-grid',
      }),
      label(format(tick), { x: left - 10, y: y.at(tick) + 4, anchor: 'end' }),
    ]),
    ...bars.map((bar, index) => column(bar, left + index * step, step, y.at)),
    ...bars.flatMap((bar, index) => {
      const x = left + index * step;
      // Whole, or not at all.
      if (index % each > 0 || (each > 1 && x + bar.label.length * LETTER > width)) return [];
      const at = each > 1 ? { x: rounded(x) } : { x: rounded(x + step / 2), anchor: 'middle' as const };
      return label(bar.label, { ...at, y: HEIGHT - 8 });
    }),
  ];
  return { width, height: HEIGHT, parts };
}

function labelsIn(width: number, bars: readonly Bar[]): number {
  const longest = Math.max(...bars.map(({ label: { length } }) => length));
  return Math.min(MOST_LABELS, Math.max(1, Math.floor(width / (longest * LETTER))));
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
