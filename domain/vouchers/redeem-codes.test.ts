import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyVoucherCodes, fitsNothing, trimCode } from './redeem-codes.ts';

describe('a typed code', () => {
  it.each(['SUMMER-26', '  SUMMER-26', 'SUMMER-26\n', '\tSUMMER-26 \u00a0'])('is trimmed: %j', (typed) => {
    expect(trimCode(typed)).toBe('SUMMER-26');
  });

  it('keeps its case and the spaces within it', () => {
    expect(trimCode(' Gift 50 ')).toBe('Gift 50');
  });
});

function has(amount: number, used_amount = 0) {
  return { amount, used_amount };
}

describe('codes that pay for a cart', () => {
  it.each([
    ['no code takes nothing', 5000, [], []],
    ['a code gives what it has', 5000, [has(2000)], [[2000, 0]]],
    ['a code that is just enough', 5000, [has(5000)], [[5000, 0]]],
    ['a code never gives more than is to be paid, and keeps the rest', 5000, [has(8000)], [[5000, 3000]]],
    ['only what earlier orders left', 5000, [has(8000, 6500)], [[1500, 0]]],
    ['a used-up code gives nothing', 5000, [has(8000, 8000)], [[0, 0]]],
    [
      'an overdrawn code takes nothing back',
      5000,
      [has(8000, 9000), has(1000)],
      [
        [0, 0],
        [1000, 0],
      ],
    ],
    [
      'the first code is used up first',
      5000,
      [has(4000), has(3000)],
      [
        [4000, 0],
        [1000, 2000],
      ],
    ],
    [
      'in another order, the other code is used up first',
      5000,
      [has(3000), has(4000)],
      [
        [3000, 0],
        [2000, 2000],
      ],
    ],
    [
      'codes that are no longer needed keep their amount',
      5000,
      [has(5000), has(700), has(1)],
      [
        [5000, 0],
        [0, 700],
        [0, 1],
      ],
    ],
    [
      'a used-up code between two others',
      5000,
      [has(2000), has(9, 9), has(9000)],
      [
        [2000, 0],
        [0, 0],
        [3000, 6000],
      ],
    ],
    [
      'codes keep their amount when the cart costs nothing',
      0,
      [has(2000), has(10, 3)],
      [
        [0, 2000],
        [0, 7],
      ],
    ],
    ['a cart below 0 gets nothing', -4000, [has(2000)], [[0, 2000]]],
    [
      'shipping is paid like everything else',
      5000 + 490,
      [has(5200), has(1000)],
      [
        [5200, 0],
        [290, 710],
      ],
    ],
  ] as [string, number, { amount: number; used_amount: number }[], [number, number][]][])(
    '%s',
    (_, total, codes, applied) => {
      expect(applyVoucherCodes(total, codes)).toEqual(
        applied.map(([discount, remaining]) => ({ discount, remaining })),
      );
    },
  );

  const single = (amount: number, vat_value: number) => ({ ...has(amount), vat_value });
  const CART = [
    { vat_value: 7, gross: 3000 },
    { vat_value: 19, gross: 2000 },
  ];
  it.each([
    ['a single-purpose code pays for its rate alone', [single(5000, 7)], [[3000, 2000]]],
    ['and for nothing of another one', [single(5000, 16)], [[0, 5000]]],
    [
      'it comes before one that is good for everything, wherever it stands',
      [has(4000), single(3000, 7)],
      [
        [2000, 2000],
        [3000, 0],
      ],
    ],
    [
      'two of one rate pay in their order',
      [single(2000, 7), single(2000, 7)],
      [
        [2000, 0],
        [1000, 1000],
      ],
    ],
    [
      'those of different rates pay for one each',
      [single(9000, 19), single(1000, 7)],
      [
        [2000, 7000],
        [1000, 0],
      ],
    ],
  ] as [string, { amount: number; used_amount: number }[], [number, number][]][])(
    '%s',
    (_, codes, applied) => {
      expect(applyVoucherCodes(5000, codes, CART)).toEqual(
        applied.map(([discount, remaining]) => ({ discount, remaining })),
      );
    },
  );

  it.each([
    [7, false],
    [16, true],
    [undefined, false],
  ])('a code of %s percent fits nothing: %s', (vat_value, nothing) => {
    expect(fitsNothing({ vat_value }, CART)).toBe(nothing);
  });

  const cents = fc.integer({ min: 0, max: 500_000 });
  const codes = fc.array(fc.record({ amount: cents, used_amount: cents }), { maxLength: 8 });
  const given = (total: number, list: { amount: number; used_amount: number }[]) =>
    applyVoucherCodes(total, list).reduce((sum, { discount }) => sum + discount, 0);

  it('never take off more than remains to pay, and lose no cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 500_000 }), codes, (total, list) => {
        let open = Math.max(0, total);
        applyVoucherCodes(total, list).forEach(({ discount, remaining }, index) => {
          const { amount, used_amount } = list[index] ?? has(0);
          expect(discount).toBeGreaterThanOrEqual(0);
          expect(discount).toBeLessThanOrEqual(open);
          expect(discount + remaining).toBe(Math.max(0, amount - used_amount));
          if (remaining > 0) expect(discount).toBe(open);
          open -= discount;
        });
        expect(open).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('take off the same sum in any order', () => {
    fc.assert(
      fc.property(cents, codes, (total, list) => {
        expect(given(total, list.toReversed())).toBe(given(total, list));
      }),
    );
  });
});
