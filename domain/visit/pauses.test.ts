import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween } from '../museum-time.ts';
import {
  dayOutsidePauses,
  lifetimeOutsidePauses,
  type PausedDays,
  pauseOn,
  pausesFrom,
  writtenPause,
} from './pauses.ts';

const TODAY = '2026-11-23';
const rebuilding = { from: '2027-01-10', to: '2027-03-03' };
const loan = { from: '2027-03-04', to: '2027-03-10' };
const forever = { from: '2027-06-01', to: null };

test.each<[string, PausedDays | undefined]>([
  ['2027-01-10', { from: '2027-01-10', to: '2027-01-10' }],
  ['2027-01-10..2027-03-03', rebuilding],
  ['2027-01-10..', { from: '2027-01-10', to: null }],
  ['today..today+14', { from: TODAY, to: '2026-12-07' }],
  ['today-3..', { from: '2026-11-20', to: null }],
  ['2027-03-28..2027-03-28', { from: '2027-03-28', to: '2027-03-28' }],
  ['2027-03-03..2027-01-10', undefined],
  ['2027-02-30', undefined],
  ['2027-01-10..2027-02-30', undefined],
  ['', undefined],
])('“%s” as a museum writes it', (text, days) => expect(writtenPause(text, TODAY)).toEqual(days));

describe('a pause', () => {
  test.each<[string, PausedDays | undefined]>([
    ['2027-01-09', undefined],
    ['2027-01-10', rebuilding],
    ['2027-03-03', rebuilding],
    ['2027-03-04', loan],
    ['2027-03-11', undefined],
    ['2027-06-01', forever],
    ['2031-01-01', forever],
  ])('has both its first and its last day: %s', (day, expected) => {
    expect(pauseOn([rebuilding, loan, forever], day)).toBe(expected);
  });

  test('that another follows ends with the last of them, and one until further notice never', () => {
    expect(dayOutsidePauses([loan, rebuilding], '2027-02-01')).toBe('2027-03-11');
    expect(dayOutsidePauses([rebuilding, loan, forever], '2027-07-01')).toBeUndefined();
    expect(dayOutsidePauses([rebuilding], '2026-12-24')).toBe('2026-12-24');
  });

  test('that is over is not named any more', () => {
    expect(pausesFrom([forever, loan, rebuilding], '2027-03-04')).toEqual([loan, forever]);
  });

  test.each<[string, [string | null, string | null], readonly PausedDays[], [string | null, string | null]]>([
    ['leaves other days alone', ['2026-11-23', '2027-05-01'], [rebuilding], ['2026-11-23', '2027-05-01']],
    ['moves the first day', ['2027-01-15', '2027-05-01'], [rebuilding, loan], ['2027-03-11', '2027-05-01']],
    ['until further notice is the end', ['2026-11-23', null], [forever], ['2026-11-23', '2027-05-31']],
    ['that covers the rest leaves nothing', ['2027-01-15', '2027-03-01'], [rebuilding], [null, null]],
    ['until further notice, today, leaves nothing', ['2027-06-02', null], [forever], [null, null]],
    ['of what is over anyway changes nothing', [null, null], [forever], [null, null]],
  ])('%s', (_, [first, last], pauses, expected) => {
    const { first: from, last: to } = lifetimeOutsidePauses({ first, last }, pauses);
    expect([from, to]).toEqual(expected);
  });
});

test('the first day outside of pauses is in none, and every day before it is in one', () => {
  const stretch = fc.tuple(fc.nat(60), fc.nat(20), fc.boolean()).map(([begins, days, open]) => ({
    from: addDays('2027-03-01', begins),
    to: open && days > 18 ? null : addDays('2027-03-01', begins + days),
  }));
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 5 }), fc.nat(80), (pauses, shift) => {
      const day = addDays('2027-03-01', shift);
      const free = dayOutsidePauses(pauses, day);
      const until = free === undefined ? addDays(day, 120) : addDays(free, -1);
      if (free !== undefined) expect(pauseOn(pauses, free)).toBeUndefined();
      for (const other of daysBetween(day, until)) expect(pauseOn(pauses, other)).toBeDefined();
    }),
    { seed: 86 },
  );
});
