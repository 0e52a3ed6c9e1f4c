// What holds for every message of the office in both languages.
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { OFFICE_LANGUAGES } from '../../staff/office-language.ts';
import { createTranslate } from '../translate.ts';
import { type OfficeWording, officeWording } from './office-catalogue.ts';

const rooms = Object.keys(import.meta.glob('./*/en.ts')).length;

function argumentsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''))].sort();
}

test('every room that is written is in the catalogue', () => {
  const written = Object.values(
    import.meta.glob<Record<string, Record<string, string>>>('./*/en.ts', { eager: true }),
  ).flatMap((exported) => Object.values(exported).flatMap((words) => Object.keys(words)));
  expect(rooms).toBeGreaterThan(2);
  expect(written.filter((key) => !Object.hasOwn(officeWording.en, key))).toEqual([]);
  expect(new Set(written).size).toBe(written.length);
});

describe.each(OFFICE_LANGUAGES)('the office in %s', (language) => {
  const words = Object.entries(officeWording[language]) as [keyof typeof officeWording.en, string][];

  test('can be compiled, and fills the same things in', () => {
    for (const [key, message] of words) {
      expect(() => compile(message), key).not.toThrow();
      expect(argumentsOf(message), key).toEqual(argumentsOf(officeWording.en[key]));
    }
  });

  test('has a typesetter’s signs, and nobody shouts', () => {
    for (const [key, message] of words) expect(message, key).not.toMatch(/['"`!]|\.\.\./);
  });
});

const speechOf = (language: 'de' | 'en') => {
  const words = Object.entries(officeWording[language]).map(([key, message]) => [key, compile(message)]);
  return createTranslate<OfficeWording>(Object.fromEntries(words), language);
};
const [de, en] = [speechOf('de'), speechOf('en')];

test('a single order is not spoken of as if it were several', () => {
  const one = { orders: 1, people: 3, amount: '42,00 €' };
  expect(de('closings.new.effect', one)).toMatch(/^1 Bestellung mit 3 Personen wird angeschrieben\./);
  expect(en('closings.new.effect', one)).toMatch(/^1 order with 3 people gets a mail\./);
  expect(de('closings.new.cameIn', one)).toMatch(/ bleibt außen vor, .* Sie steht in der Absage/);
  expect(en('closings.new.cameIn', one)).toMatch(/ is left out, .* it gets no mail, .* lists this order,/);
});

test('what somebody else has canceled meanwhile is not “only 0 left”', () => {
  const left = (count: number) => ({ title: 'Mondwasser', left: count });
  const germans = [0, 1, 2].map((count) => de('acts.problem.too-many', left(count)));
  expect(germans).toEqual([
    'Von Mondwasser ist nichts mehr übrig.',
    'Von Mondwasser ist nur noch 1 übrig.',
    'Von Mondwasser sind nur noch 2 übrig.',
  ]);
  expect(en('acts.problem.too-many', left(0))).toBe('Of Mondwasser, none is left.');
});
