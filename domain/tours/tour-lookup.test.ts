import { expect, test } from 'vitest';
import { placesPerDay, tourRange } from './tour-lookup.ts';

function time(tickets: number, soldout = tickets === 0) {
  return { tickets, capacity: 15, soldout, timeslotId: 'a' };
}

test('a look-up spans one month, written without dashes', () => {
  expect(tourRange('2028-02')).toBe('20280201;20280229');
});

test('a day has as many places as its time with the most free places, because a group stays together', () => {
  expect(placesPerDay({ '2026-12-24': { '10:00': time(3), '11:00': time(12), '12:00': time(0) } })).toEqual({
    '2026-12-24': { free: 12, all: 15 },
  });
});

test('places at a time that is sold out do not count, and a day without times is not in the calendar', () => {
  expect(placesPerDay({ '2026-12-24': { '10:00': time(7, true) }, '2026-12-25': {} })).toEqual({
    '2026-12-24': { free: 0, all: 15 },
  });
});
