import { expect, test } from 'vitest';
import { nearDays } from './near-days.ts';

test.each([
  ['on a Monday', '2026-11-23', '23 24 28 29'],
  ['on a Thursday', '2026-11-26', '26 27 28 29'],
  ['on a Friday', '2026-11-27', '27 28 29'],
  ['on a Saturday', '2026-11-28', '28 29'],
  ['on a Sunday, the next weekend', '2026-11-22', '22 23 28 29'],
])('%s', (_, today, days) => {
  expect(
    nearDays(today)
      .map((day) => day.slice(8))
      .join(' '),
  ).toBe(days);
});
