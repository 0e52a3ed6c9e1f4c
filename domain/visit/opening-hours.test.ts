import { expect, test } from 'vitest';
import { closingTimes } from './opening-hours.ts';

test.each([
  [['Tu-Su 10:00-18:00'], [null, '18:00', '18:00', '18:00', '18:00', '18:00', '18:00']],
  [
    ['Mo,Su 10:00-17:00', 'Sa-Mo 10:00-19:30'],
    ['19:30', null, null, null, null, '19:30', '19:30'],
  ],
  [
    ['Fr 10:00-13:00', 'Fr 14:00-18:00'],
    [null, null, null, null, '18:00', null, null],
  ],
  [
    ['Fr 10:00-18:00', 'Fr 20:00-02:00'],
    [null, null, null, null, null, null, null],
  ],
  [[], [null, null, null, null, null, null, null]],
])('%j closes at %j', (hours, closes) => {
  expect(closingTimes(hours)).toEqual(closes);
});
