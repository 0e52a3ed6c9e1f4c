import { expect, test } from 'vitest';
import { isMisspelt, spellingsOf } from './spelling.ts';

test.each([
  ['lenz', 'lunz', true],
  ['kohl', 'cohl', true],
  ['rau', 'rao', true],
  ['muller', 'mullers', true],
  ['muller', 'muler', true],
  ['meier', 'miere', false],
  ['meier', 'mieer', true],
  ['muller', 'muller', true],
  ['meier', 'maier', true],
  ['meier', 'mayer', false],
  ['abcd', 'badc', false],
  ['schmidt', 'schmitz', false],
  ['schmidt', 'schmitdt', true],
])('“%s” for “%s”: %s', (one, other, expected) => {
  expect(isMisspelt(one, other)).toBe(expected);
  expect(isMisspelt(other, one)).toBe(expected);
  // What is a misspelling is found by the index.
  if (expected) expect(spellingsOf(one).some((spelling) => spellingsOf(other).includes(spelling))).toBe(true);
});

test('a word of two letters is only itself', () => {
  expect(spellingsOf('ng')).toEqual(['ng']);
});
