import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysApart, weekday } from '../museum-time.ts';
import { daysBefore, daysOf } from './period.ts';
import { PERIODS } from './reports.ts';

// A Wednesday.
const TODAY = '2026-11-18';

test.each([
  ['yesterday', '2026-11-17', '2026-11-17'],
  ['last-week', '2026-11-09', '2026-11-15'],
  ['last-month', '2026-10-01', '2026-10-31'],
  ['this-year', '2026-01-01', '2026-11-18'],
  ['today', '2026-11-18', '2026-11-18'],
  ['next-saturday', '2026-11-21', '2026-11-21'],
  ['next-week', '2026-11-18', '2026-11-24'],
] as const)('%s', (period, from, to) => {
  expect(daysOf(period, TODAY)).toEqual({ from, to });
});

test('a Saturday’s next Saturday is itself, and a Monday’s last week ends yesterday', () => {
  expect(daysOf('next-saturday', '2026-11-21').from).toBe('2026-11-21');
  expect(daysOf('last-week', '2026-11-16')).toEqual({ from: '2026-11-09', to: '2026-11-15' });
});

test.each([
  ['a day', ['2026-11-17', '2026-11-17'], ['2026-11-16', '2026-11-16']],
  ['a week', ['2026-11-09', '2026-11-15'], ['2026-11-02', '2026-11-08']],
  ['a month', ['2026-03-01', '2026-03-31'], ['2026-02-01', '2026-02-28']],
  ['a quarter', ['2026-01-01', '2026-03-31'], ['2025-10-01', '2025-12-31']],
  ['a whole year', ['2026-01-01', '2026-12-31'], ['2025-01-01', '2025-12-31']],
  ['a year so far', ['2026-01-01', '2026-11-18'], ['2025-01-01', '2025-11-18']],
  ['a leap year so far', ['2028-01-01', '2028-02-29'], ['2027-11-01', '2027-12-31']],
] as const)('%s is compared with the one before', (_, [from, to], [earlier, last]) => {
  expect(daysBefore({ from, to })).toEqual({ from: earlier, to: last });
});

test('whatever the day is, a period ends no earlier than it begins, and the one before ends earlier', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PERIODS), fc.nat(4000), (period, days) => {
      const today = addDays('2024-01-01', days);
      const { from, to } = daysOf(period, today);
      expect(from <= to).toBe(true);
      const before = daysBefore({ from, to });
      expect(before.from <= before.to && before.to < from).toBe(true);
      if (period === 'last-week') expect([weekday(from), daysApart(from, to)]).toEqual([1, 6]);
    }),
  );
});
