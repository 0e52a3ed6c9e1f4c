import { expect, test } from 'vitest';
import { termEnd } from './term-end.ts';

test.each([
  ['2026-11-02', 14, '2026-11-16'],
  ['2026-11-06', 14, '2026-11-20'],
  ['2026-11-07', 14, '2026-11-23'],
  ['2026-11-08', 14, '2026-11-23'],
  ['2026-12-19', 14, '2027-01-04'],
])('a term that began on %s and has %i days ends on %s', (begun, days, last) => {
  expect(termEnd(begun, days)).toBe(last);
});
