import { expect, test } from 'vitest';
import { fiscalYearStart, isOneBatch, isYearStart } from './fiscal-year.ts';

test.each([
  ['2026-11-18', '01-01', '2026-01-01'],
  ['2026-01-01', '01-01', '2026-01-01'],
  ['2026-06-30', '07-01', '2025-07-01'],
  ['2026-07-01', '07-01', '2026-07-01'],
])('the fiscal year of %s that begins on %s began on %s', (day, start, began) => {
  expect(fiscalYearStart(day, start)).toBe(began);
});

test.each([
  ['2026-11-01', '2026-11-30', '01-01', true],
  ['2026-01-01', '2026-12-31', '01-01', true],
  ['2026-06-01', '2026-07-31', '07-01', false],
  ['2025-12-01', '2026-01-31', '07-01', false],
  ['2026-11-02', '2026-11-01', '01-01', false],
])('from %s to %s, with years from %s: one batch is %s', (from, to, start, is) => {
  expect(isOneBatch({ from, to }, start)).toBe(is);
});

test('a fiscal year begins on a day that every year has', () => {
  expect(['01-01', '07-01', '02-29', '13-01', '1-1'].map(isYearStart)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
