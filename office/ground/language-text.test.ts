import { expect, test } from 'vitest';
import { languageText } from './language-text.ts';

test.each([
  ['de', 'nl', 'Niederländisch'],
  ['en', 'nl', 'Dutch'],
  ['de', 'gsg', 'Deutsche Gebärdensprache'],
  ['en', 'gsg', 'German Sign Language'],
  ['de', 'qqq', 'qqq'],
  ['de', '', '–'],
] as const)('in %s, %s is called %s', (language, code, name) => {
  expect(languageText(code, { language })).toBe(name);
});
