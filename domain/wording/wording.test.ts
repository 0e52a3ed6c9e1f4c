// What holds for every section of the wording in every language. A new section is found by its files.
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../language.ts';
import { createTranslate } from './translate.ts';

type Catalogue = Readonly<Record<string, string>>;

/** Sentences that the spec gives as they are (spec 8). */
const GIVEN = ['This event has expired!'];

function nameOf(path: string): string {
  return path.split('/')[1] ?? '';
}
const written = Object.keys(import.meta.glob('./*/en.ts')).map(nameOf);
const sections = Object.entries(
  import.meta.glob<Record<string, Record<Language, Catalogue>>>('./*/*-wording.ts', { eager: true }),
).flatMap(([path, exported]) =>
  Object.values(exported).map((wording) => ({ section: nameOf(path), wording })),
);

function argumentsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name ?? ''))].sort();
}

function countedIn(message: string): string[] {
  return [...message.matchAll(/\{\s*(\w+)\s*,/g)].map(([, name]) => name ?? '');
}

/** Numbers wherever something is filled in; then words, but for what is counted. */
function valuesOf(message: string, count: number): Record<string, string | number>[] {
  const names = argumentsOf(message);
  const counted = countedIn(message);
  return [
    Object.fromEntries(names.map((name) => [name, count])),
    Object.fromEntries(names.map((name) => [name, counted.includes(name) ? count : 'x'])),
  ];
}

test('every section that is written is one of these', () => {
  expect(written.length).toBeGreaterThan(0);
  expect(sections.map(({ section }) => section).toSorted()).toEqual(written.toSorted());
});

describe.each(sections)('the wording of $section', ({ wording }) => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const said = wording[language];

    test('says everything with the same values as in English', () => {
      for (const [key, english] of Object.entries(wording.en)) {
        expect(said[key]?.trim(), key).toBeTruthy();
        expect(argumentsOf(said[key] ?? ''), key).toEqual(argumentsOf(english));
      }
    });

    test('can be spoken, for none, one and many', () => {
      const compiled = Object.fromEntries(
        Object.entries(said).map(([key, message]) => [key, compile(message)]),
      );
      const t = createTranslate<Record<string, string>>(compiled, language) as (
        key: string,
        values: object,
      ) => string;
      for (const [key, message] of Object.entries(said))
        for (const values of [0, 1, 14].flatMap((count) => valuesOf(message, count)))
          expect(t(key, values), key).not.toMatch(/[{}#]|^$/);
    });

    test('does not shout', () => {
      for (const [key, message] of Object.entries(said))
        if (!GIVEN.includes(message)) expect(message, key).not.toContain('!');
    });
  });
});
