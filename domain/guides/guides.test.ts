import { describe, expect, test } from 'vitest';
import { groupsLed } from './groups-led.ts';
import { owedFor } from './owed.ts';
import { isNothing, whatChanged } from './what-changed.ts';

describe('how many lead a tour at a time', () => {
  const places = { max_participants: 10, single_ticketing: true };
  const whole = { max_participants: 10, single_ticketing: false };
  test.each([
    ['a tour that anybody can join has somebody from the start', [], places, 1],
    ['ten single visitors are one group', [{ tours: 0, participants: 10 }], places, 1],
    ['eleven are two', [{ tours: 0, participants: 11 }], places, 2],
    [
      'a party beside single visitors has somebody of its own',
      [
        { tours: 1, participants: 8 },
        { tours: 0, participants: 3 },
      ],
      places,
      2,
    ],
    ['a tour for parties needs nobody before one has booked', [], whole, 0],
    ['two groups of one party need two', [{ tours: 2, participants: 18 }], whole, 2],
  ])('%s', (_, bookings, tour, count) => {
    expect(groupsLed(bookings, tour)).toBe(count);
  });
});

describe('what a guide is owed', () => {
  const led = { datetime_end: '2026-11-18 11:00', participants: 3, fee: 7000, fee_counts: 'led' as const };
  test.each([
    ['a tour that is over', led, '2026-11-18 11:00', 7000],
    ['nothing for one that is not', led, '2026-11-18 10:59', 0],
    ['nothing where nobody came', { ...led, participants: 0 }, '2026-11-19 09:00', 0],
    [
      'also that where it was agreed so',
      { ...led, participants: 0, fee_counts: 'assigned' as const },
      '2026-11-19 09:00',
      7000,
    ],
  ])('%s', (_, one, now, amount) => {
    expect(owedFor([one], now).amount).toBe(amount);
  });
});

describe('what a guide is told', () => {
  const tour = (datetime: string, end = '11:00') => ({
    tour: 'flut-de',
    datetime,
    datetime_end: `${datetime.slice(0, 10)} ${end}`,
  });
  const now = '2026-11-18 09:00';
  const [first, next] = [tour('2026-12-01 10:00'), tour('2026-12-02 10:00')];

  test('a month of tours is one list', () => {
    expect(whatChanged([], [next, first], now)).toEqual({ added: [first, next], changed: [], gone: [] });
  });

  test('what was given and taken back meanwhile is nothing', () => {
    expect(isNothing(whatChanged([first], [first], now))).toBe(true);
  });

  test('what is gone, and what ends at another time', () => {
    const longer = tour('2026-12-02 10:00', '11:30');
    expect(whatChanged([first, next], [longer], now)).toEqual({
      added: [],
      changed: [longer],
      gone: [first],
    });
  });

  test('nothing that has begun', () => {
    expect(isNothing(whatChanged([], [tour('2026-11-18 09:00')], now))).toBe(true);
  });
});
