import { expect, test } from 'vitest';
import { visitIn, withVisit } from './visit-address.ts';

test.each([
  ['date=2026-12-24&time=10:30', '2026-12-24', '10:30'],
  ['date=2026-02-30&time=25:00', '', ''],
  ['', '', ''],
])('the address "%s" asks for "%s" at "%s"', (search, day, time) => {
  expect(visitIn(new URLSearchParams(search))).toEqual({ day, time });
});

test('the visit is written into the address, and other parameters stay', () => {
  const search = withVisit(new URLSearchParams('partner=hotel&time=09:00'), { day: '2026-12-24', time: '' });
  expect(search.toString()).toBe('partner=hotel&date=2026-12-24');
});
