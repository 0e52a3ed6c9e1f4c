import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { untaxedPart, vatSums } from './vat.ts';

describe('VAT of a sum', () => {
  it.each([
    ['half a cent is rounded up: 14 cents at 12 %', 12, 14, 13, 1],
    ['half a cent is rounded up: 3 cents at 20 %', 20, 3, 3, 0],
    ['11.90 at 19 %', 19, 1190, 1000, 190],
    ['10.55 at 5.5 %', 5.5, 1055, 1000, 55],
    ['one cent at 19 %', 19, 1, 1, 0],
    ['no VAT at 0 %', 0, 1234, 1234, 0],
  ])('%s', (_, vat_value, gross, net, tax) => {
    expect(vatSums([{ vat_value, gross }])).toEqual([{ vat_value, gross, net, tax }]);
  });

  it('is rounded as book-keeping does it by hand, at every rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 250 }),
        fc.integer({ min: 1, max: 100_000_000 }),
        (tenths, gross) => {
          const divisor = BigInt(1000 + tenths);
          const exact = (BigInt(gross) * 2000n + divisor) / (2n * divisor);
          expect(vatSums([{ vat_value: tenths / 10, gross }])[0]?.net).toBe(Number(exact));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe('What of a price has no VAT', () => {
  const taxed = { vat_value: 7, gross: 2800, net: 2617, tax: 183 };
  const voucher = { vat_value: 0, gross: 5000, net: 5000, tax: 0 };

  it.each([
    ['nothing, where all is taxed', 2800, [taxed], 0],
    ['a voucher', 7800, [taxed, voucher], 5000],
    ['a donation, which is in no sum', 3300, [taxed], 500],
    ['a voucher and a donation together', 8300, [taxed, voucher], 5500],
    ['everything, where a donation is all there is', 500, [], 500],
  ])('is %s', (_, price, sums, untaxed) => {
    expect(untaxedPart(price, sums)).toBe(untaxed);
  });
});
