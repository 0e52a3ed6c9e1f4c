import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay, weekday } from '../museum-time.ts';
import {
  type Calendar,
  dayAfterKey,
  dayKind,
  monthCells,
  monthGrid,
  monthInLifetime,
  nextFreeDay,
  tabStop,
} from './visit-calendar.ts';

const OPEN = () => false;
/** Twelve places of twenty are free. */
const SOME = { free: 12, all: 20 };
const FULL = { free: 0, all: 20 };
const LIFE = { first: '2026-11-20', last: '2027-01-31' };

describe('the month', () => {
  test.each([
    ['2026-12', 35, '2026-11-30', '2027-01-03'],
    ['2026-08', 42, '2026-07-27', '2026-09-06'],
    ['2027-02', 35, '2027-02-01', '2027-03-07'],
    ['2028-02', 35, '2028-01-31', '2028-03-05'],
  ])('%s has %i cells, from Monday %s to Sunday %s', (month, count, first, last) => {
    const cells = monthCells(month);
    expect([cells.length, cells[0], cells.at(-1)]).toEqual([count, first, last]);
  });

  test('every month has whole weeks from Monday and all its days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2020, max: 2060 }), fc.integer({ min: 1, max: 12 }), (year, index) => {
        const cells = monthCells(`${year}-${String(index).padStart(2, '0')}`);
        expect([35, 42]).toContain(cells.length);
        expect(weekday(cells[0] as string)).toBe(1);
        expect(cells.every(isDay)).toBe(true);
      }),
    );
  });

  test.each([
    ['2026-11-19', 'past'],
    ['2026-11-20', 'sold-out'],
    ['2026-11-21', 'free'],
    ['2026-11-22', 'none'],
    ['2026-11-23', 'closed'],
    ['2027-02-01', 'none'],
    ['2027-02-08', 'closed'],
  ])('%s is %s', (day, kind) => {
    const calendar = { '2026-11-20': FULL, '2026-11-21': SOME, '2027-02-01': SOME };
    const closedOn = (other: string) => ['2026-11-21', '2026-11-23', '2027-02-08'].includes(other);
    expect(dayKind(day, calendar, LIFE, '2026-11-20', closedOn)).toBe(kind);
  });

  test('a day on which an exhibition pauses is paused, unless the house is closed or it can be visited', () => {
    const closedOn = (day: string) => day === '2026-12-07';
    const pausedOn = (day: string) => day >= '2026-12-05' && day <= '2026-12-08';
    const kindOn = (day: string) =>
      dayKind(day, { '2026-12-08': SOME, '2026-12-09': FULL }, LIFE, '2026-11-20', closedOn, pausedOn);
    const kinds = ['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-08', '2026-12-09'].map(kindOn);
    expect(kinds).toEqual(['none', 'paused', 'closed', 'free', 'sold-out']);
  });

  test('days of a month that is still on its way are unknown, not closed', () => {
    expect(dayKind('2026-12-01', undefined, LIFE, '2026-11-20', OPEN)).toBe('unknown');
  });

  test('what has no day at all has none of them', () => {
    expect(dayKind('2026-12-01', {}, { first: null, last: null }, '2026-11-20', OPEN)).toBe('none');
  });

  test.each([
    ['2026-11-01', '2026-11', '2026-10-26', 6],
    ['2026-11-20', '2026-11', '2026-11-16', 3],
    ['2026-11-29', '2026-11', '2026-11-23', 2],
    ['2026-11-30', '2026-11', '2026-11-30', 1],
    ['2026-11-30', '2026-12', '2026-11-30', 5],
  ])('on %s the sheet of %s begins with the week of %s and has %i weeks', (today, month, monday, count) => {
    const weeks = monthGrid(month, {}, LIFE, today, OPEN);
    expect([weeks[0]?.[0]?.day, weeks.length]).toEqual([monday, count]);
  });

  test.each([
    ['2026-12-14', '2026-12', '2026-12-14', 3],
    ['2026-12-31', '2026-12', '2026-12-28', 1],
    ['2026-12-14', '2027-01', '2026-12-28', 5],
    // The month of today begins with this week, whatever is on in it.
    ['2026-11-24', '2026-11', '2026-11-16', 3],
  ])(
    'what opens on %s has a sheet of %s that begins with the week of %s and has %i weeks',
    (first, month, monday, count) => {
      const weeks = monthGrid(month, {}, { first, last: '2027-06-12' }, '2026-11-20', OPEN);
      expect([weeks[0]?.[0]?.day, weeks.length]).toEqual([monday, count]);
    },
  );

  test('one leafs from the month of the first day to that of the last', () => {
    expect(['2026-10', '2026-11', '2027-01', '2027-02'].map((month) => monthInLifetime(month, LIFE))).toEqual(
      [false, true, true, false],
    );
  });

  test('the next day with places', () => {
    const calendar = { '2026-12-24': FULL, '2026-12-28': SOME, '2026-12-27': FULL, '2026-12-20': SOME };
    expect(nextFreeDay(calendar, '2026-12-24')).toBe('2026-12-28');
    expect(nextFreeDay(calendar, '2026-12-28')).toBeUndefined();
  });

  test('the tab stop is the chosen day, else the first free one, else the first to come', () => {
    const grid = (calendar: Calendar) => monthGrid('2026-11', calendar, LIFE, '2026-11-20', OPEN);
    expect(tabStop(grid({ '2026-11-25': SOME }), '2026-11-28')).toBe('2026-11-28');
    expect(tabStop(grid({ '2026-11-25': SOME }), '2026-12-28')).toBe('2026-11-25');
    expect(tabStop(grid({}), '')).toBe('2026-11-20');
  });
});

describe('the keyboard', () => {
  test.each([
    ['ArrowLeft', false, '2026-12-23'],
    ['ArrowRight', false, '2026-12-25'],
    ['ArrowUp', false, '2026-12-17'],
    ['ArrowDown', false, '2026-12-31'],
    ['Home', false, '2026-12-21'],
    ['End', false, '2026-12-27'],
    ['PageUp', false, '2026-11-24'],
    ['PageDown', false, '2027-01-24'],
    ['PageDown', true, '2027-01-31'],
    ['PageUp', true, '2026-11-20'],
    ['a', false, undefined],
  ])('%s (shift %s) leads from 24 December to %s', (key, shift, day) => {
    expect(dayAfterKey('2026-12-24', key, LIFE, shift)).toBe(day);
  });

  test('a longer month leads to the last day of a shorter one', () => {
    const open = { first: '2026-01-01', last: null };
    expect(dayAfterKey('2027-01-31', 'PageDown', open)).toBe('2027-02-28');
    expect(dayAfterKey('2028-01-31', 'PageDown', open)).toBe('2028-02-29');
  });

  test('no key leads out of the lifetime', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 40 }),
        (presses) => {
          let day = '2026-12-01';
          for (const [key, shift] of presses) {
            day = dayAfterKey(day, key, LIFE, shift) ?? day;
            expect(isDay(day) && day >= LIFE.first && day <= LIFE.last).toBe(true);
          }
        },
      ),
    );
  });
});
