import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import { describe, expect, test } from 'vitest';
import { FONTS } from '../../testing/test-look.ts';
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

test.each([
  // As measured in Chromium for the shop's own text face (ui/faces.css).
  ['regular', FONTS.regular, false, { size: 99.24, ascent: 100.76, descent: 29.64 }],
  ['bold', FONTS.headings, true, { size: 94.3, ascent: 106.05, descent: 31.18 }],
])('what is computed for a face is what a browser measures: %s', (_, font, bold, measured) => {
  const computed = standInFor(create(font), false, bold);
  expect(Math.abs(computed.size - measured.size)).toBeLessThan(0.6);
  expect(Math.abs(computed.ascent - measured.ascent)).toBeLessThan(1.5);
  expect(Math.abs(computed.descent - measured.descent)).toBeLessThan(1.5);
});
