import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';

describe('days as a language writes them', () => {
  const french = createFormats('fr');

  it.each([
    ['2027-05-01', 'long', '1er mai 2027'],
    ['2027-05-01', 'full', 'samedi 1er mai 2027'],
    ['2027-05-01', 'yearless', '1er mai'],
    ['2027-05-11', 'long', '11 mai 2027'],
    ['2027-05-21', 'yearless', '21 mai'],
    ['2027-01-01', 'short', '01/01/2027'],
  ] as const)(
    'the first of a month is an ordinal in French, no other day is: %s, %s',
    (day, style, written) => {
      expect(french.day(day, style)).toBe(written);
    },
  );

  it('so it is where a run begins or ends', () => {
    expect(french.dayRange('2027-05-01', '2027-05-14')).toBe('1er–14 mai 2027');
    expect(french.dayRange('2026-12-21', '2027-01-01')).toBe('21 décembre 2026 – 1er janvier 2027');
  });

  it('no other language does so', () => {
    expect(createFormats('en').day('2027-05-01')).toBe('1 May 2027');
    expect(createFormats('de').dayRange('2027-05-01', '2027-05-14')).toBe('1.–14. Mai 2027');
  });
});
