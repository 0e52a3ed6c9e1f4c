import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readShippingCost } from './read-shipping-cost.ts';

describe('a cost of shipping that is read', () => {
  it.each([
    ['cents', 490, 490],
    ['cents as digits', '490', 490],
    ['digits with spaces around them', ' 490 ', 490],
    ['free shipping', 0, 0],
    ['free shipping as a digit', '0', 0],
  ])('is %s', (_, value, cost) => {
    expect(readShippingCost(value)).toBe(cost);
  });

  it.each([
    undefined,
    null,
    '',
    ' ',
    'free',
    '4.90',
    '4,90',
    '-490',
    '1e3',
    '0x10',
    'NaN',
    '9'.repeat(30),
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -490,
    -0,
    4.9,
    2 ** 60,
    490n,
    true,
    [490],
    {},
    { data: 490 },
    new Date(),
    Symbol('490'),
    () => 490,
  ])('counts as 0 when it is %o', (value) => {
    expect(readShippingCost(value)).toBe(0);
  });

  it('is a whole number of cents from 0 for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.double(), fc.string()), (value) => {
        const cost = readShippingCost(value);
        expect(Number.isSafeInteger(cost) && cost >= 0).toBe(true);
      }),
    );
  });
});
