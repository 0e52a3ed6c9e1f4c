// A drawing on a phone: everything that it says lies within its width, at the size of the letters around it.
import { expect, test } from 'vitest';
import type { Group, ReportName } from '../../../domain/figures/reports.ts';
import { REPORTS } from '../../../domain/figures/reports.ts';
import { figuresI18n } from '../figures-i18n.ts';
import { drawReport } from './draw-report.ts';

/** A letter of 14 pixels is at most so wide on average. */
const LETTER = 7;
const NAME = 'Mit einem sehr langen Namen, wie ihn Ausstellungen in Deutschland haben';

function drawingsOf(name: ReportName, group: Group, keys: readonly { key: string; label: string }[]) {
  const { columns } = REPORTS[name];
  const rows = keys.map(({ key, label }, index) => ({
    ...{ key, label, before: null },
    values: columns.map(({ unit }) => (unit === 'cents' ? 3_333_00 * (index + 1) : 100 - index)),
  }));
  const i18n = figuresI18n('de');
  return drawReport(REPORTS[name], group, rows, i18n).split(/(?=<svg )/);
}

/** Where the texts of a drawing begin and end. */
function textsOf(drawing: string): { text: string; from: number; to: number }[] {
  const found = drawing.matchAll(/<text x="([\d.-]+)" y="[\d.-]+" text-anchor="(\w+)"[^>]*>([^<]*)</g);
  return [...found].map(([, x, anchor, text = '']) => {
    const long = text.length * LETTER;
    const from = Number(x) - (anchor === 'end' ? long : anchor === 'middle' ? long / 2 : 0);
    return { text, from, to: from + long };
  });
}

const days = Array.from({ length: 30 }, (_, index) => ({
  key: `2026-11-${index + 1}`,
  label: `Mo., ${index + 1}. Nov.`,
}));
const fields = Array.from({ length: 7 }, (_, index) => ({ key: `${index + 1} 10`, label: '' }));

test.each([
  ['sales', 'event', [{ key: 'a', label: NAME }]],
  ['sales', 'day', days],
  ['fill', 'weekday', fields],
] as const)('of %s by %s there is one for a wide page and one for a phone', (name, group, keys) => {
  const drawings = drawingsOf(name, group, keys);
  expect(drawings.map((drawing) => /class="([^"]*)"/.exec(drawing)?.[1])).toEqual([
    'chart chart-wide',
    'chart chart-narrow',
  ]);
  const ids = drawings.flatMap((drawing) => [...drawing.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  expect(new Set(ids).size).toBe(4);
  for (const [index, width] of [960, 340].entries()) {
    const drawing = drawings[index] ?? '';
    expect(drawing).toContain(`viewBox="0 0 ${width} `);
    const texts = textsOf(drawing);
    expect(texts.length).toBeGreaterThan(1);
    for (const { text, from, to } of texts) {
      expect(from, text).toBeGreaterThanOrEqual(-1);
      expect(to, text).toBeLessThanOrEqual(width + 1);
    }
  }
});
