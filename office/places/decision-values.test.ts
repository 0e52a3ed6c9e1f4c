import { expect, test } from 'vitest';
import { areTimes, askedDecision, firstValues, timesIn } from './decision-values.ts';

const POOLS = [
  { id: 'event:moon', kind: 'visit', title: 'Moon', houses: ['north'], all_day: false, event: 'moon' },
  { id: 'day:park', kind: 'visit', title: 'Park', houses: ['south'], all_day: true, event: 'park' },
] as const;
const pools = POOLS.map((pool) => ({ ...pool, houses: [...pool.houses] }));
const given = { day: '2026-11-20', pool: 'event:moon', time: '11:00' };

test.each([
  ['10:00, 14:30', ['10:00', '14:30']],
  [' 9.15;20 ', ['09:15', '20:00']],
  ['', []],
])('%j are the times %j', (text, times) => {
  expect(timesIn(text)).toEqual(times);
  expect(areTimes(text)).toBe(true);
});

test('what is no time is not sent', () => {
  expect(areTimes('noon')).toBe(false);
  expect(areTimes('24:00')).toBe(false);
});

test('one time of one event is what a sheet begins with', () => {
  const values = { ...firstValues('capacity', given, pools), places: '12' };
  expect(askedDecision('capacity', values, pools)).toEqual({
    kind: 'capacity',
    pools: ['event:moon'],
    from: '2026-11-20',
    to: '2026-11-20',
    times: ['11:00'],
    places: 12,
    reason: '',
  });
});

test('a day that is one time has no times, and an extra one no length', () => {
  const values = {
    ...firstValues('extra', { ...given, pool: 'day:park' }, pools),
    places: '5',
    times: '20:00',
  };
  const asked = askedDecision('extra', values, pools);
  expect(asked).toMatchObject({ pools: ['day:park'], times: [], places: 5 });
  expect(asked.minutes).toBeUndefined();
});

test('a closure is about the whole museum unless somebody says otherwise', () => {
  const values = firstValues('closure', { day: '2026-11-20', pool: '', time: '' }, pools);
  expect(askedDecision('closure', values, pools)).not.toHaveProperty('pools');
  expect(askedDecision('closure', { ...values, about: 'house:north' }, pools)).toMatchObject({
    house: 'north',
  });
});

test('kept places are released at a moment, before each visit, or never', () => {
  const values = { ...firstValues('block', given, pools), places: '5', name: 'School' };
  const release = (more: object) => askedDecision('block', { ...values, ...more }, pools).release;
  expect(release({})).toEqual({ kind: 'before', days: 1, time: '12:00' });
  expect(release({ release: 'at' })).toEqual({ kind: 'at', datetime: '2026-11-20 12:00' });
  expect(release({ release: 'never' })).toBeUndefined();
});
