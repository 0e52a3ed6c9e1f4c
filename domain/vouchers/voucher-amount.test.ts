import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountProblem, typedAmount } from './voucher-amount.ts';

describe('an amount that a visitor types', () => {
  it.each([
    ['whole euros', '25', 2500],
    ['a comma', '25,50', 2550],
    ['a point', '25.50', 2550],
    ['one digit of cents', '25,5', 2550],
    ['a comma with nothing behind it, yet', '25,', 2500],
    ['a dash for no cents', '25,-', 2500],
    ['a long dash for no cents', '25,–', 2500],
    ['two dashes for no cents', '25.--', 2500],
    ['cents only', '0,05', 5],
    ['zero', '0', 0],
    ['leading zeros', '0025', 2500],
    ['spaces around it', '  25 ', 2500],
    ['a currency sign behind it', '25€', 2500],
    ['a space and a currency sign behind it', '25,00 €', 2500],
    ['a narrow space that does not break, as a phone makes it', '25,00\u202f€', 2500],
    ['a currency sign in front', '€ 25', 2500],
    ['the currency by name', '25 EUR', 2500],
    ['the currency by name in front', 'eur 25', 2500],
    ['a minus, which is made positive', '-25', 2500],
    ['a typeset minus', '−25,50', 2550],
    ['a plus', '+25', 2500],
    ['a minus behind the currency sign', '€ -25', 2500],
    ['the largest amount that can be read', '999999,99', 99_999_999],
  ])('may have %s', (_, typed, cents) => {
    expect(typedAmount(typed)).toBe(cents);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '   '],
    ['a sign alone', '-'],
    ['a currency sign alone', '€'],
    ['a comma alone', ','],
    ['words', 'twenty'],
    ['another currency', '25 $'],
    ['a percentage', '25 %'],
    ['a sum', '20+5'],
    ['a range', '20-25'],
    ['two signs', '--25'],
    ['three digits behind a point: thousands to some', '1.000'],
    ['three digits behind a comma: thousands to others', '1,000'],
    ['thousands and cents', '1.000,00'],
    ['thousands and cents in English', '1,000.00'],
    ['a space within', '25 50'],
    ['cents without euros', ',50'],
    ['more than cents', '25,505'],
    ['two commas', '25,5,0'],
    ['a million', '1000000'],
    ['forty digits', '9'.repeat(40)],
    ['scientific notation', '1e3'],
    ['hexadecimal notation', '0x10'],
    ['Infinity', 'Infinity'],
    ['NaN', 'NaN'],
    ['digits of another script, which the till cannot read', '٢٥'],
    ['two lines', '25\n30'],
    ['a page of spaces, which is refused quickly', `€${' '.repeat(200_000)}x`],
  ])('may not be %s', (_, typed) => {
    expect(typedAmount(typed)).toBeUndefined();
  });

  it('is read to the cent, with any sign and spelling', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('.', ','),
        fc.constantFrom('', '-', '+', '€', '€ -'),
        fc.constantFrom('', ' €', '€', ' EUR '),
        (cents, point, before, after) => {
          const written = (cents / 100).toFixed(2).replace('.', point);
          expect(typedAmount(before + written + after)).toBe(cents);
        },
      ),
    );
  });

  it('is whole cents from 0 or no amount, and never throws', () => {
    const nearly = fc.string({ unit: fc.constantFrom(...'0123456789.,-−+ €EUR\u00a0'), maxLength: 12 });
    fc.assert(
      fc.property(fc.oneof(nearly, fc.string({ unit: 'binary' })), (typed) => {
        const cents = typedAmount(typed);
        if (cents !== undefined) {
          expect(Number.isSafeInteger(cents)).toBe(true);
          expect(cents).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('a voucher from 10 to 500 euros', () => {
  const VOUCHER = { min_amount: 1000, max_amount: 50_000 };

  it.each([
    ['the least', 1000, undefined],
    ['the most', 50_000, undefined],
    ['something between', 2550, undefined],
    ['a cent too little', 999, 'AMOUNT_TOO_SMALL'],
    ['a cent too much', 50_001, 'AMOUNT_TOO_LARGE'],
    ['nothing at all', 0, 'AMOUNT_INVALID'],
    ['a negative amount', -2500, 'AMOUNT_INVALID'],
    ['an unreadable amount', undefined, 'AMOUNT_INVALID'],
    ['no number', Number.NaN, 'AMOUNT_INVALID'],
    ['a fraction of a cent', 2500.5, 'AMOUNT_INVALID'],
    ['an infinite amount', Number.POSITIVE_INFINITY, 'AMOUNT_INVALID'],
  ])('of %s', (_, amount, problem) => {
    expect(amountProblem(VOUCHER, amount)).toBe(problem);
  });

  it('with a fixed amount has that amount and no other', () => {
    const fixed = { min_amount: 2500, max_amount: 2500 };
    expect([2499, 2500, 2501].map((amount) => amountProblem(fixed, amount))).toEqual([
      'AMOUNT_TOO_SMALL',
      undefined,
      'AMOUNT_TOO_LARGE',
    ]);
  });

  it('of 0 is not sold, even where the minimum is 0', () => {
    expect(amountProblem({ min_amount: 0, max_amount: 50_000 }, 0)).toBe('AMOUNT_INVALID');
  });
});
