import { expect, test } from 'vitest';
import { daysApart } from './museum-time.ts';

test.each([
  ['2026-11-18', '2026-12-02', 14],
  ['2026-12-02', '2026-12-02', 0],
  ['2026-12-05', '2026-12-02', -3],
  // The clocks change in between.
  ['2027-03-27', '2027-03-29', 2],
])('from %s to %s', (one, other, days) => {
  expect(daysApart(one, other)).toBe(days);
});
