import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { describe, expect, test } from 'vitest';
import { SAMPLE, SAMPLE_WIDTHS, standInFor } from './stand-in.ts';

const { resolve } = createRequire(import.meta.url);

describe('the widths of the system’s faces are those of their published measures', () => {
  const folder = join(dirname(resolve('pdfkit')), 'data');
  test.each([
    ['Helvetica', SAMPLE_WIDTHS.sans.regular],
    ['Helvetica-Bold', SAMPLE_WIDTHS.sans.bold],
    ['Times-Roman', SAMPLE_WIDTHS.serif.regular],
    ['Times-Bold', SAMPLE_WIDTHS.serif.bold],
  ])('%s', (name, width) => {
    const measures = readFileSync(join(folder, `${name}.afm`), 'latin1');
    const widths = new Map(
      [...measures.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, units]) => [Number(code), Number(units)]),
    );
    const sum = [...SAMPLE].reduce((all, letter) => all + (widths.get(letter.charCodeAt(0)) ?? 0), 0);
    expect(sum / 1000).toBeCloseTo(width, 3);
  });
});

describe('what is computed for a face is what the shop’s own stand-ins were measured to be (ui/faces.css)', () => {
  const HANKEN = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';
  const BRICOLAGE =
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2';
  const standIns = shopStandIns();
  test.each([
    // Every weight that style sheets use.
    ...[400, 560, 600, 650, 700, 800].map((wght) => ['Hanken Grotesk', HANKEN, { wght }] as const),
    ['Bricolage Grotesque', BRICOLAGE, { wght: 640, opsz: 48 }] as const,
  ])('%s, %s %j', async (family, file, axes) => {
    const fixed = await subsetFont(readFileSync(resolve(file)), SAMPLE, {
      targetFormat: 'truetype',
      variationAxes: axes,
    });
    const found = standIns.filter(
      (one) => one.family === family && one.from <= axes.wght && axes.wght <= one.to,
    );
    expect(found).toHaveLength(1);
    const [measured] = found as [(typeof found)[0]];
    const computed = standInFor(create(fixed) as Font, false, measured.bold);
    expect(Math.abs(computed.size - measured.size)).toBeLessThan(0.7);
    expect(Math.abs(computed.ascent - measured.ascent)).toBeLessThan(0.8);
    expect(Math.abs(computed.descent - measured.descent)).toBeLessThan(0.3);
  });
});

/** The rules of `ui/faces.css` for faces that stand in for others. */
function shopStandIns() {
  const css = readFileSync('ui/faces.css', 'utf8');
  const percent = (rule: string, name: string) =>
    Number(new RegExp(`${name}: ([\\d.]+)%`).exec(rule)?.[1] ?? Number.NaN);
  return [...css.matchAll(/font-family: '([\w ]+) Stand-in';\s*font-weight: (\d+) (\d+);([^}]*)/g)].map(
    ([, family = '', from = '', to = '', rule = '']) => ({
      family,
      from: Number(from),
      to: Number(to),
      bold: rule.includes("local('Arial Bold')"),
      size: percent(rule, 'size-adjust'),
      ascent: percent(rule, 'ascent-override'),
      descent: percent(rule, 'descent-override'),
    }),
  );
}
