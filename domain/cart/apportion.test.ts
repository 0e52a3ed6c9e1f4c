import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VatPart } from '../products/vat.ts';
import { apportion } from './apportion.ts';

function part(vat_value: number, gross: number): VatPart {
  return { vat_value, gross };
}

describe('an amount shared over rates', () => {
  it.each([
    ['all of it at the only rate', 490, [part(7, 2300)], [part(7, 490)]],
    ['halves', 100, [part(7, 50), part(19, 50)], [part(19, 50), part(7, 50)]],
    [
      'two thirds and one third, the cent to the greater rest',
      490,
      [part(7, 2000), part(19, 1000)],
      [part(19, 163), part(7, 327)],
    ],
    [
      'an odd cent between equals to the higher rate',
      101,
      [part(7, 50), part(19, 50)],
      [part(19, 51), part(7, 50)],
    ],
    [
      'parts of one rate as one',
      300,
      [part(7, 10), part(19, 10), part(7, 10)],
      [part(19, 100), part(7, 200)],
    ],
    ['a rate without VAT takes its share', 100, [part(0, 300), part(19, 100)], [part(19, 25), part(0, 75)]],
    ['one cent goes to one rate, and the others are not named', 1, [part(7, 99), part(19, 1)], [part(7, 1)]],
    [
      'a discount is shared as a cost is',
      -490,
      [part(7, 2000), part(19, 1000)],
      [part(19, -163), part(7, -327)],
    ],
    ['what is free takes nothing', 490, [part(19, 0), part(7, 100)], [part(7, 490)]],
    ['nothing shared is nothing', 0, [part(7, 100)], []],
    ['nothing off is nothing', -0, [part(7, 100)], []],
    ['where all is free, its rate', 490, [part(7, 0)], [part(7, 490)]],
    ['where all is free, the highest of its rates', 490, [part(7, 0), part(20, 0)], [part(20, 490)]],
    ['where there is nothing, no VAT', -490, [], [part(0, -490)]],
    [
      'amounts whose product is too large for a number, to the cent',
      27_765_496_742_800,
      [part(25, 3_649_072_804_559), part(19, 34_550_364_175_137), part(7, 24_174_509_766_381)],
      [part(25, 1_624_369_217_515), part(19, 15_379_947_462_241), part(7, 10_761_180_063_044)],
    ],
  ] as [string, number, VatPart[], VatPart[]][])('%s', (_, amount, parts, shares) => {
    expect(apportion(amount, parts)).toEqual(shares);
  });

  const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 });
  const parts = fc.array(
    fc.record({
      vat_value: fc.constantFrom(0, 2.1, 5.5, 7, 10, 19, 21, 25),
      gross: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    { maxLength: 12 },
  );
  const sum = (list: readonly VatPart[]) => list.reduce((total, { gross }) => total + gross, 0);

  it('adds up to the cent, in whole cents of its own sign, each rate once', () => {
    fc.assert(
      fc.property(amounts, parts, (amount, list) => {
        const shares = apportion(amount, list);
        expect(sum(shares)).toBe(amount);
        expect(new Set(shares.map(({ vat_value }) => vat_value)).size).toBe(shares.length);
        for (const { gross } of shares) {
          expect(Number.isInteger(gross)).toBe(true);
          expect(Math.sign(gross)).toBe(Math.sign(amount));
        }
      }),
    );
  });

  it('is in proportion within a cent, for rates that got nothing too', () => {
    fc.assert(
      fc.property(amounts, parts, (amount, list) => {
        const whole = sum(list);
        fc.pre(whole > 0);
        const shares = apportion(amount, list);
        for (const { vat_value } of list) {
          const ofRate = (some: readonly VatPart[]) => sum(some.filter((one) => one.vat_value === vat_value));
          expect(Math.abs(ofRate(shares) - (amount * ofRate(list)) / whole)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });

  it('never takes more off a rate than there is, when no more is taken off than there is', () => {
    const someOff = parts.chain((list) =>
      fc.tuple(fc.constant(list), fc.integer({ min: 0, max: sum(list) })),
    );
    fc.assert(
      fc.property(someOff, ([list, off]) => {
        for (const { vat_value, gross } of apportion(-off, list)) {
          const there = sum(list.filter((one) => one.vat_value === vat_value));
          expect(there + gross).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('is the same in any order of the parts', () => {
    fc.assert(
      fc.property(amounts, parts, (amount, list) => {
        expect(apportion(amount, list.toReversed())).toEqual(apportion(amount, list));
      }),
    );
  });
});
