// Bars for things that have names, one below the other: German words need the room.
import type { Bar } from './column-chart.ts';
import { element, label, rounded } from './svg.ts';

const WIDTH = 960;
const ROW = 30;
const LEFT = 300;
/** For the figure beside its bar. */
const RIGHT = 130;
const LETTERS = 38;

export function barChart(
  bars: readonly Bar[],
  format: (value: number) => string,
): { readonly width: number; readonly height: number; readonly parts: string[] } {
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [Math.abs(value), Math.abs(before ?? 0)]));
  const long = (value: number) => rounded((Math.abs(value) / most) * (WIDTH - LEFT - RIGHT));
  const parts = bars.flatMap(({ label: name, value, before }, index) => {
    const y = index * ROW + 4;
    return [
      label(shortened(name), { x: LEFT - 12, y: y + 16, anchor: 'end' }),
      element('rect', {
        x: LEFT,
        y,
        width: long(value),
        height: 22,
        class: value < 0 ? 'chart-less' : 'chart-bar',
      }),
      ...(before === null
        ? []
        : [element('path', { d: `M${LEFT + long(before)} ${y}v22`, class: 'chart-before' })]),
      label(format(value), { x: LEFT + Math.max(long(value), long(before ?? 0)) + 10, y: y + 16 }),
    ];
  });
  return { width: WIDTH, height: bars.length * ROW + 4, parts };
}

function shortened(name: string): string {
  return name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
}
