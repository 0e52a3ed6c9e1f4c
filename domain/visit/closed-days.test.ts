import { expect, test } from 'vitest';
import { closedDays } from './closed-days.ts';

// Monday to Sunday.
const WEEK = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
];

test.each([
  [['Tu-Su 10:00-18:00'], '1'],
  [['Tu,We,Su 10:00-18:00', 'Th-Sa 10:00-21:00'], '1'],
  [['Mo-Su 10:00-18:00'], ''],
  [['Sa-Mo 10:00-18:00'], '2345'],
  [['We,Fr-Su 10:00-18:00'], '124'],
  [['Su 10:00-18:00'], '123456'],
  [[], ''],
])('with the hours %j the weekdays "%s" are closed', (openingHours, closed) => {
  const closedOn = closedDays({ closingDays: [], openingHours });
  const found = WEEK.flatMap((day, index) => (closedOn(day) ? [index + 1] : []));
  expect(found.join('')).toBe(closed);
});

test('on a closing day the house is closed, whatever weekday it is', () => {
  const closedOn = closedDays({ closingDays: ['2026-12-24'], openingHours: ['Mo-Su 10:00-18:00'] });
  expect(['2026-12-23', '2026-12-24', '2026-12-25'].map(closedOn)).toEqual([false, true, false]);
});
