import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../language.ts';
import { customersWording } from '../customers/customers-wording.ts';
import { listsWording } from '../lists/lists-wording.ts';
import { refusalsWording } from './refusals-wording.ts';

const argumentsOf = (message: string) => [...new Set(message.match(/\{(\w+)(?=[,}])/g))].sort();

describe.each(LANGUAGES)('what only the server says in %s', (language) => {
  test.each([
    ['refusals', refusalsWording],
    ['fields', customersWording],
    ['lists', listsWording],
  ])('%s: names the same numbers as in English', (_, wording) => {
    const english: Readonly<Record<string, string>> = wording.en;
    const said: Readonly<Record<string, string>> = wording[language];
    for (const [key, message] of Object.entries(english)) {
      expect(said[key]?.trim(), key).toBeTruthy();
      expect(argumentsOf(said[key] ?? ''), key).toEqual(argumentsOf(message));
    }
  });
});
