import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditorReference,
  groupReference,
  isCreditorReference,
  REFERENCE_DIGITS,
  referencesIn,
} from './creditor-reference.ts';

const digits = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: REFERENCE_DIGITS, maxLength: REFERENCE_DIGITS })
  .map((each) => each.join(''));

describe('a creditor reference', () => {
  it.each([
    // The check digits were worked out with another implementation of ISO 11649.
    ['0000000000', 'RF040000000000'],
    ['1234567890', 'RF471234567890'],
    ['9999999999', 'RF669999999999'],
  ])('of %s is %s', (number, reference) => {
    expect(creditorReference(number)).toBe(reference);
    expect(isCreditorReference(reference)).toBe(true);
  });

  it('is refused where it is not ten digits', () => {
    expect(() => creditorReference('123')).toThrow(RangeError);
    expect(() => creditorReference('12345678901')).toThrow(RangeError);
  });

  it('is printed in groups of four', () => {
    expect(groupReference('RF471234567890')).toBe('RF47 1234 5678 90');
  });

  it('is found however it is written', () => {
    fc.assert(
      fc.property(
        digits,
        fc.array(fc.constantFrom('', ' ', '  ', '-', '\n', '.'), { minLength: 14, maxLength: 14 }),
        fc.boolean(),
        (number, between, small) => {
          const reference = creditorReference(number);
          const written = [...reference].map((sign, index) => sign + between[index]).join('');
          const text = `Rechnung 12 / ${small ? written.toLowerCase() : written} Klasse 5b`;
          expect(referencesIn(text)).toEqual([reference]);
        },
      ),
    );
  });

  it('is not found with one digit wrong or two neighbours swapped', () => {
    fc.assert(
      fc.property(
        digits,
        fc.integer({ min: 4, max: 13 }),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          const reference = creditorReference(number);
          const wrong = String((Number(reference[at]) + by) % 10);
          expect(referencesIn(reference.slice(0, at) + wrong + reference.slice(at + 1))).toEqual([]);
          const [first, second] = [reference[at], reference[at + 1]];
          if (at === 13 || first === second) return;
          expect(
            referencesIn(`${reference.slice(0, at)}${second}${first}${reference.slice(at + 2)}`),
          ).toEqual([]);
        },
      ),
    );
  });

  it.each([
    ['two of them', 'RF471234567890 RF040000000000', ['RF471234567890', 'RF040000000000']],
    ['the same one twice', 'RF47 1234 5678 90 rf471234567890', ['RF471234567890']],
    ['one before a date', 'RF47 1234 5678 90 27.11.2026', ['RF471234567890']],
    ['none', 'Eintritt Klasse 5b, 27.11.', []],
    ['a longer reference of somebody else', 'RF4712345678901', []],
    ['no text', '', []],
  ])('%s', (_, text, found) => {
    expect(referencesIn(text)).toEqual(found);
  });
});
