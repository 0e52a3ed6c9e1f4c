import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halvesOf } from './halves-of.ts';

describe('the halves of a word', () => {
  it.each([
    ['noether', { begins: 'noe', ends: 'ther' }],
    ['curi', { begins: 'cu', ends: 'ri' }],
    ['ada', undefined],
    ['', undefined],
  ])('of “%s”', (word, halves) => {
    expect(halvesOf(word)).toEqual(halves);
  });

  it('one is right whichever letter is wrong, missing or too many', () => {
    const letter = fc.constantFrom(...'abcdefgh');
    const word = fc.array(letter, { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.nat(), fc.constantFrom('x', 'xy', ''), (letters, place, instead) => {
        const at = place % letters.length;
        const typed = letters.toSpliced(
          at,
          1,
          ...(instead === 'xy' ? [letters[at] ?? '', 'x'] : [...instead]),
        );
        const halves = halvesOf(typed.join(''));
        const name = letters.join('');
        expect(halves && (name.startsWith(halves.begins) || name.endsWith(halves.ends))).toBe(true);
      }),
    );
  });
});
