// Bars for things that have names, one below the other: German words need the room. On a phone each name stands above its bar.
import type { Bar } from './column-chart.ts';
import { element, label, NARROW, type PlainDrawing, rounded, WIDE } from './svg.ts';

const ROW = 30;
const LEFT = 300;
/** For the figure beside its bar. */
const RIGHT = 130;
const LETTERS = 38;

const NARROW_ROW = 46;
const NARROW_LETTERS = 24;

export function barChart(bars: readonly Bar[], format: (value: number) => string): PlainDrawing {
  const long = lengthIn(bars, WIDE - LEFT - RIGHT);
  const parts = bars.flatMap((bar, index) => {
    const { label: name, value, before } = bar;
    const y = index * ROW + 4;
    return [
      label(shortened(name, LETTERS), { x: LEFT - 12, y: y + 16, anchor: 'end' }),
      ...barAt(bar, { x: LEFT, y, height: 22 }, long),
      label(format(value), { x: LEFT + Math.max(long(value), long(before ?? 0)) + 10, y: y + 16 }),
    ];
  });
  return { width: WIDE, height: bars.length * ROW + 4, parts };
}

/** The figure at the right end of the line that has the name. */
export function narrowBarChart(bars: readonly Bar[], format: (value: number) => string): PlainDrawing {
  const long = lengthIn(bars, NARROW - 2);
  const parts = bars.flatMap((bar, index) => {
    const y = index * NARROW_ROW;
    return [
      label(shortened(bar.label, NARROW_LETTERS), { x: 0, y: y + 14 }),
      label(format(bar.value), { x: NARROW, y: y + 14, anchor: 'end' }),
      ...barAt(bar, { x: 0, y: y + 20, height: 14 }, long),
    ];
  });
  return { width: NARROW, height: bars.length * NARROW_ROW, parts };
}

function lengthIn(bars: readonly Bar[], width: number): (value: number) => number {
  const most = Math.max(1, ...bars.flatMap(({ value, before }) => [Math.abs(value), Math.abs(before ?? 0)]));
  return (value) => rounded((Math.abs(value) / most) * width);
}

function barAt(
  { value, before }: Bar,
  { x, y, height }: { x: number; y: number; height: number },
  long: (value: number) => number,
): string[] {
  const bar = element('rect', {
    ...{ x, y, width: long(value), height },
    class: value < 0 ? 'chart-less' : 'chart-bar',
  });
  if (before === null) return [bar];
  return [bar, element('path', { d: `M${x + long(before)} ${y}v${height}`, class: 'chart-before' })];
}

function shortened(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}
