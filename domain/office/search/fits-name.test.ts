import { describe, expect, it } from 'vitest';
import { fitsName } from './fits-name.ts';
import { foldName } from './fold-name.ts';

describe('a name fits what was typed', () => {
  it.each([
    ['Lovelace', 'Ada Lovelace', true],
    ['ada love', 'Ada Lovelace', true],
    ['Adda Lovelase', 'Ada Lovelace', true],
    ['Mueller', 'Jörg Müller', true],
    ['Lovelaze Byron', 'Ada Lovelace', false],
    ['Lavelaze', 'Ada Lovelace', false],
    ['ad', 'Al Capone', false],
    ['', 'Ada Lovelace', false],
  ])('%s is looked for, and there is %s: %s', (typed, name, fits) => {
    expect(fitsName(foldName(typed), foldName(name))).toBe(fits);
  });
});
