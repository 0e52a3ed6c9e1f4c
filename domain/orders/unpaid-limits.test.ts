import { expect, test } from 'vitest';
import { defaultUnpaidLimits, mostUnpaid } from './unpaid-limits.ts';

test.each([
  { what: 'a small house', limit: 120, free: 40, most: 120 },
  { what: 'a sold-out day', limit: 120, free: 0, most: 120 },
  { what: 'a large day, of which a quarter is more than the limit', limit: 120, free: 2000, most: 500 },
  { what: 'a quarter that is no whole number', limit: 1, free: 11, most: 2 },
  { what: 'what is not counted', limit: 120, free: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY },
])('$what: at most $most places unpaid', ({ limit, free, most }) => {
  expect(mostUnpaid(limit, free)).toBe(most);
});

test('a museum that takes larger orders lets more places wait for their payment', () => {
  expect(defaultUnpaidLimits(60)).toEqual({ perCustomer: 120, perNetwork: 240 });
  expect(defaultUnpaidLimits(200)).toEqual({ perCustomer: 400, perNetwork: 800 });
});
