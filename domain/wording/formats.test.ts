import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../language.ts';
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

describe('on a page, a day and its month stay on one line', () => {
  it.each([
    ['de', '3.~Dezember 2026', 'Do., 3.~Dez.', '3.–14.~Dezember 2026'],
    ['en', '3~December 2026', 'Thu 3~Dec', '3 – 14~December 2026'],
    ['fr', '3~décembre 2026', 'jeu. 3~déc.', '3–14~décembre 2026'],
    ['it', '3~dicembre 2026', 'gio 3~dic', '3–14~dicembre 2026'],
    ['nl', '3~december 2026', 'do 3~dec', '3–14~december 2026'],
    ['es', '3~de~diciembre de 2026', 'jue, 3~dic', '3–14~de~diciembre de 2026'],
    ['sv', '3~december 2026', 'tors 3~dec.', '3–14~december 2026'],
    ['da', '3.~december 2026', 'tors. 3.~dec.', '3.–14.~december 2026'],
  ] as const)('%s: %s', (language, long, brief, range) => {
    const formats = createFormats(language, '€', { unbroken: true });
    const shown = [
      formats.day('2026-12-03'),
      formats.day('2026-12-03', 'brief'),
      formats.dayRange('2026-12-03', '2026-12-14'),
    ];
    expect(shown.map((text) => text.replaceAll('\u00a0', '~'))).toEqual([long, brief, range]);
  });

  it('and mails, papers and files have the same words with plain spaces', () => {
    for (const language of LANGUAGES) {
      const plain = createFormats(language);
      const unbroken = createFormats(language, '€', { unbroken: true });
      for (const style of ['short', 'yearless', 'brief', 'long', 'full'] as const) {
        expect(plain.day('2026-12-03', style)).not.toContain('\u00a0');
        expect(unbroken.day('2026-12-03', style).replaceAll('\u00a0', ' ')).toBe(
          plain.day('2026-12-03', style),
        );
      }
    }
  });
});
