import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../museum-time.ts';
import { resolveDay } from '../visit/resolve-day.ts';
import { resolveSlotRule, type WrittenSlotRule } from './resolve-slot-rule.ts';
import { longestMinutes, type PoolRules, slotsBetween } from './slot-rule.ts';

const TODAY = '2026-11-20';
const ALWAYS = { from: '2026-01-01', to: null };
function pool(...rules: WrittenSlotRule[]): PoolRules {
  return {
    kind: 'slots',
    rules: rules.map((rule) => resolveSlotRule(rule, TODAY, ALWAYS)),
  };
}
function times(rules: PoolRules, first: Day, last: Day = first) {
  return slotsBetween(rules, first, last).map(({ datetime }) => datetime);
}

test.each([
  ['2026-12-24', '2026-12-24'],
  ['today', '2026-11-20'],
  ['today+14', '2026-12-04'],
  ['today-30', '2026-10-21'],
])('%s is %s', (text, day) => expect(resolveDay(text, TODAY)).toBe(day));

describe('the times of a day', () => {
  test('follow each other in steps, the last one included', () => {
    const rules = pool({ times: { first: '10:00', last: '11:00', every: 30 }, capacity: 5 });
    expect(slotsBetween(rules, TODAY, TODAY)).toEqual([
      { day: TODAY, datetime: '2026-11-20 10:00', datetime_end: '2026-11-20 10:30', capacity: 5 },
      { day: TODAY, datetime: '2026-11-20 10:30', datetime_end: '2026-11-20 11:00', capacity: 5 },
      { day: TODAY, datetime: '2026-11-20 11:00', datetime_end: '2026-11-20 11:30', capacity: 5 },
    ]);
  });

  test('a late slot ends on the next day', () => {
    const [slot] = slotsBetween(
      pool({ times: ['23:00'], minutes: 90, capacity: 5 }),
      '2026-12-31',
      '2026-12-31',
    );
    expect(slot?.datetime_end).toBe('2027-01-01 00:30');
  });

  test('without times, the slot is the day', () => {
    const rules = pool({ capacity: 300 });
    expect(slotsBetween(rules, TODAY, TODAY)).toEqual([
      { day: TODAY, datetime: TODAY, datetime_end: TODAY, capacity: 300 },
    ]);
    expect(longestMinutes(rules)).toBe(25 * 60);
  });

  test('are sold until the last visitors are let in', () => {
    const closes = [null, null, null, null, '18:00', null, null];
    const until = (rule: WrittenSlotRule, minutes: number) =>
      slotsBetween(
        { kind: 'slots', rules: [resolveSlotRule(rule, TODAY, ALWAYS, [], { minutes, closes })] },
        '2026-11-20',
        '2026-11-21',
      ).map(({ sold_until }) => sold_until);
    expect(until({ times: ['23:30'], minutes: 60, capacity: 1 }, 45)).toEqual([
      '2026-11-20 23:45',
      '2026-11-21 23:45',
    ]);
    expect(until({ times: ['10:00'], minutes: 60, capacity: 1 }, 0)).toEqual([undefined, undefined]);
    expect(until({ capacity: 1 }, 0)).toEqual(['2026-11-20 18:00', undefined]);
    expect(until({ capacity: 1 }, 30)).toEqual(['2026-11-20 17:30', undefined]);
  });

  test('the later rule counts where two make the same time', () => {
    const rules = pool(
      { times: ['10:00', '12:00'], minutes: 60, capacity: 9 },
      { times: ['10:00'], minutes: 60, capacity: 2 },
    );
    expect(slotsBetween(rules, TODAY, TODAY).map(({ capacity }) => capacity)).toEqual([2, 9]);
  });

  test('a time that the clocks skip is left out', () => {
    const rules = pool({ times: ['01:30', '02:30', '03:30'], minutes: 30, capacity: 9 });
    const found = slotsBetween(rules, '2027-03-28', '2027-03-28', (time) => time !== '2027-03-28 02:30');
    expect(found.map(({ datetime }) => datetime)).toEqual(['2027-03-28 01:30', '2027-03-28 03:30']);
  });
});

describe('the days of a rule', () => {
  test('are the weekdays it names', () => {
    const rules = pool({ weekdays: ['sat', 'sun'], times: ['10:00'], minutes: 60, capacity: 1 });
    expect(times(rules, '2026-11-20', '2026-11-29')).toEqual([
      '2026-11-21 10:00',
      '2026-11-22 10:00',
      '2026-11-28 10:00',
      '2026-11-29 10:00',
    ]);
  });

  test('lie within its first and last day and leave out exceptions and closing days', () => {
    const rule = resolveSlotRule(
      { from: 'today+1', to: 'today+5', except: ['today+2'], capacity: 1 },
      TODAY,
      ALWAYS,
      ['2026-11-23'],
    );
    expect(times({ kind: 'slots', rules: [rule] }, '2026-11-01', '2026-12-31')).toEqual([
      '2026-11-21',
      '2026-11-24',
      '2026-11-25',
    ]);
  });

  test('never go beyond the run of the event', () => {
    const rule = resolveSlotRule({ from: '2026-01-01', capacity: 1 }, TODAY, {
      from: '2026-11-21',
      to: '2026-11-22',
    });
    expect(rule).toMatchObject({ from: '2026-11-21', to: '2026-11-22' });
  });
});

test('a limit over the whole run is one slot', () => {
  const run: PoolRules = { kind: 'run', from: '2026-11-20', to: '2026-11-22', capacity: 7 };
  expect(slotsBetween(run, '2026-11-21', '2026-11-30')).toEqual([
    { day: '2026-11-20', datetime: '2026-11-20', datetime_end: '2026-11-22', capacity: 7 },
  ]);
  expect(slotsBetween(run, '2026-11-23', '2026-11-30')).toEqual([]);
  expect(longestMinutes(run)).toBe(3 * 1440 + 60);
});

test('places sold elsewhere are taken in turn and never below none', () => {
  const rules = pool({
    times: ['10:00', '11:00', '12:00'],
    minutes: 60,
    capacity: 4,
    sold_elsewhere: [0, 1, 9],
  });
  const capacities = slotsBetween(rules, TODAY, TODAY).map(({ capacity }) => capacity);
  expect([...capacities].sort()).toEqual([0, 3, 4]);
});

const clock = fc.integer({ min: 0, max: 1439 }).map((m) => new Date(m * 60_000).toISOString().slice(11, 16));
const anyRule: fc.Arbitrary<WrittenSlotRule> = fc.record(
  {
    weekdays: fc.uniqueArray(
      fc.constantFrom('mon' as const, 'wed' as const, 'sat' as const, 'sun' as const),
      { minLength: 1 },
    ),
    from: fc.constantFrom('today-9', 'today', 'today+20'),
    to: fc.constantFrom('today+25', 'today+70'),
    times: fc.uniqueArray(clock, { minLength: 1, maxLength: 6 }),
    minutes: fc.integer({ min: 5, max: 1440 }),
    capacity: fc.nat({ max: 50 }),
    sold_elsewhere: fc.array(fc.nat({ max: 60 }), { minLength: 1, maxLength: 5 }),
    except: fc.array(fc.constantFrom('today+1', 'today+22')),
  },
  { requiredKeys: ['capacity', 'minutes'] },
);

test('moving the horizon adds days and changes none, wherever it was before', () => {
  fc.assert(
    fc.property(
      fc.array(anyRule, { maxLength: 3 }),
      fc.nat({ max: 40 }),
      fc.nat({ max: 40 }),
      (rules, a, b) => {
        const all = pool(...rules);
        const [middle, last] = [addDays(TODAY, a), addDays(TODAY, a + b)];
        const parts = [...slotsBetween(all, TODAY, middle), ...slotsBetween(all, addDays(middle, 1), last)];
        expect(slotsBetween(all, TODAY, last)).toEqual(parts);
      },
    ),
  );
});

test('slots are in order, none twice, each longer than nothing and never above its capacity', () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 3 }), (rules) => {
      const slots = slotsBetween(pool(...rules), TODAY, addDays(TODAY, 30));
      const starts = slots.map(({ datetime }) => datetime);
      expect(starts).toEqual([...new Set(starts)].sort());
      const most = Math.max(0, ...rules.map(({ capacity }) => capacity));
      for (const { datetime, datetime_end, capacity } of slots) {
        expect(datetime_end >= datetime).toBe(true);
        expect(capacity).toBeGreaterThanOrEqual(0);
        expect(capacity).toBeLessThanOrEqual(most);
      }
    }),
  );
});
