import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test, vi } from 'vitest';

import { createMuseumClock, isTimeZone } from './museum-clock.ts';

const berlin = createMuseumClock('Europe/Berlin', () => new Date('2026-11-20T23:30:00Z'));

test('the museum has its own day and time', () => {
  expect(berlin.today()).toBe('2026-11-21');
  expect(berlin.now()).toBe('2026-11-21 00:30');
});

test.each(['Asia/Kathmandu', 'Australia/Eucla', 'America/St_Johns', 'Europe/Berlin'])(
  'the day of %s changes with its midnight, also where its time differs by quarter-hours',
  (zone) => {
    let present = new Date('2026-11-20T00:00:00Z');
    const clock = createMuseumClock(zone, () => present);
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      present = new Date(present.getTime() + 60_000);
      expect(clock.today()).toBe(clock.now().slice(0, 10));
    }
  },
);

describe('in Berlin', () => {
  test.each([
    ['a winter noon', '2026-11-20 12:00', '2026-11-20T11:00:00.000Z'],
    ['a summer noon', '2026-07-01 12:00', '2026-07-01T10:00:00.000Z'],
    ['a day alone begins at midnight', '2026-07-01', '2026-06-30T22:00:00.000Z'],
    ['before the clocks go forward', '2027-03-28 01:59', '2027-03-28T00:59:00.000Z'],
    ['a skipped time moves on', '2027-03-28 02:30', '2027-03-28T01:30:00.000Z'],
    ['after the clocks went forward', '2027-03-28 03:00', '2027-03-28T01:00:00.000Z'],
    ['of a doubled time, the first', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['after the clocks went back', '2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s', (_, datetime, instant) => expect(berlin.toInstant(datetime).toISOString()).toBe(instant));

  test('a time exists unless the clocks skip it', () => {
    expect(berlin.exists('2027-03-28 02:30')).toBe(false);
    expect(berlin.exists('2027-03-28 03:00')).toBe(true);
    expect(berlin.exists('2026-10-25 02:30')).toBe(true);
  });

  test('both instants of the doubled hour have the same museum time', () => {
    expect(berlin.fromInstant(new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25 02:30');
    expect(berlin.fromInstant(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25 02:30');
  });
});

test.each([
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Havana',
  'Pacific/Apia',
])('there and back again in %s', (timeZone) => {
  const clock = createMuseumClock(timeZone);
  const time = fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(time, (instant) => {
      const datetime = clock.fromInstant(instant);
      expect(clock.exists(datetime)).toBe(true);
      expect(clock.fromInstant(clock.toInstant(datetime))).toBe(datetime);
    }),
  );
});

test('the zone is asked once for a day, however many slots it has', () => {
  const clock = createMuseumClock('Europe/Berlin');
  const asked = vi.spyOn(Temporal.PlainDateTime.prototype, 'toZonedDateTime');
  for (let slot = 0; slot < 38; slot += 1)
    clock.toInstant(`2026-11-20 ${String(8 + (slot >> 2)).padStart(2, '0')}:00`);
  // At noon, and at the noons before and after.
  expect(asked).toHaveBeenCalledTimes(3);
  asked.mockRestore();
});

test('a time zone is one that the machine knows', () => {
  expect(isTimeZone('Europe/Berlin')).toBe(true);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
});
