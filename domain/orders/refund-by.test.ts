import { expect, it } from 'vitest';
import { refundBy } from './refund-by.ts';

it.each([
  ['a Wednesday', '2026-11-18', '2026-12-02'],
  ['a Saturday: the term ends on a Monday', '2026-11-21', '2026-12-07'],
  ['a Sunday: the same Monday', '2026-11-22', '2026-12-07'],
  ['the end of the year', '2026-12-24', '2027-01-07'],
])('what was declared on %s', (_, received, last) => {
  expect(refundBy(received)).toBe(last);
});
