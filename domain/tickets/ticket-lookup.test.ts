import { expect, test } from 'vitest';
import { lookupMonths, lookupRange } from './ticket-lookup.ts';

test.each([
  ['2026-12', '2026-12-01;2027-01-31', ['2026-12', '2027-01']],
  ['2027-01', '2027-01-01;2027-02-28', ['2027-01', '2027-02']],
])('a look-up of %s spans it plus one more', (month, range, months) => {
  expect(lookupRange(month)).toBe(range);
  expect(lookupMonths(month)).toEqual(months);
});
