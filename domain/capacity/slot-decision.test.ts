// What staff decide beside the rules: a table of cases, and laws that hold for any decisions.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../museum-time.ts';
import { concerns, decidedSlots, releaseTime, type SlotDecision } from './slot-decision.ts';
import type { PoolRules } from './slot-rule.ts';

const DAY = '2026-11-25'; // A Wednesday.
const ALL = [1, 2, 3, 4, 5, 6, 7];
const RULES: PoolRules = {
  kind: 'slots',
  rules: [
    {
      from: '2026-01-01',
      to: null,
      weekdays: ALL,
      times: ['10:00', '11:00'],
      minutes: 60,
      capacity: 30,
      soldElsewhere: [],
      except: ['2026-12-24'],
      lastEntry: { minutes: 15, closes: [null, null, null, null, null, null, null] },
    },
  ],
};
const clock = {
  now: new Date('2026-11-24T12:00:00Z'),
  exists: () => true,
  toInstant: (datetime: string) => new Date(`${datetime.replace(' ', 'T')}:00Z`),
};
const pattern = { id: 'a', from: DAY, to: DAY, weekdays: ALL, times: [] };
const decide = (...decisions: SlotDecision[]) =>
  decidedSlots(RULES, decisions, DAY, DAY, clock).map(
    ({ datetime, capacity }) => `${datetime.slice(11)} ${capacity}`,
  );

describe('a day of a pool', () => {
  test.each<[string, SlotDecision[], string[]]>([
    ['as the folder says', [], ['10:00 30', '11:00 30']],
    ['with fewer places', [{ ...pattern, kind: 'capacity', places: 5 }], ['10:00 5', '11:00 5']],
    [
      'with fewer places at one time, and the later decision counts',
      [
        { ...pattern, kind: 'capacity', places: 5 },
        { ...pattern, id: 'b', kind: 'capacity', places: 50, times: ['11:00'] },
      ],
      ['10:00 5', '11:00 50'],
    ],
    [
      'of which places are kept back twice, more than there are',
      [
        { ...pattern, kind: 'block', places: 20, release: null },
        { ...pattern, id: 'b', kind: 'block', places: 15, release: null },
      ],
      ['10:00 -5', '11:00 -5'],
    ],
    [
      'of which some were released',
      [{ ...pattern, kind: 'block', places: 20, release: { kind: 'at', datetime: '2026-11-24 12:00' } }],
      ['10:00 30', '11:00 30'],
    ],
    [
      'that is closed, whatever else was decided',
      [
        { ...pattern, kind: 'closure' },
        { ...pattern, id: 'b', kind: 'capacity', places: 5 },
      ],
      ['10:00 0', '11:00 0'],
    ],
    [
      'with a time more, which can be changed like the others',
      [
        { ...pattern, kind: 'extra', places: 8, minutes: 30, times: ['20:00'] },
        { ...pattern, id: 'b', kind: 'capacity', places: 9, times: ['20:00'] },
      ],
      ['10:00 30', '11:00 30', '20:00 9'],
    ],
    [
      'with a time that the folder has by itself',
      [{ ...pattern, kind: 'extra', places: 8, minutes: 30, times: ['10:00'] }],
      ['10:00 30', '11:00 30'],
    ],
  ])('%s', (_, decisions, slots) => {
    expect(decide(...decisions)).toEqual(slots);
  });

  test('an extra time ends, and is sold, as the others are', () => {
    const extra: SlotDecision = { ...pattern, kind: 'extra', places: 8, minutes: 90, times: ['23:00'] };
    expect(decidedSlots(RULES, [extra], DAY, DAY, clock).at(-1)).toMatchObject({
      datetime_end: '2026-11-26 00:30',
      sold_until: '2026-11-26 00:15',
      folder: null,
      decisions: ['a'],
    });
  });

  test('nothing is added to a pool that is out of the programme', () => {
    const extra: SlotDecision = { ...pattern, kind: 'extra', places: 8, minutes: 90, times: ['20:00'] };
    expect(decidedSlots({ kind: 'slots', rules: [] }, [extra], DAY, DAY, clock)).toEqual([]);
  });
});

test('a release is a moment, or so many days before each day', () => {
  expect(releaseTime({ kind: 'at', datetime: '2026-11-24 12:00' }, DAY)).toBe('2026-11-24 12:00');
  expect(releaseTime({ kind: 'before', days: 30, time: '08:00' }, DAY)).toBe('2026-10-26 08:00');
});

describe('whatever is decided', () => {
  const decision = fc.record({
    kind: fc.constantFrom('capacity', 'block', 'closure'),
    places: fc.integer({ min: 0, max: 60 }),
    days: fc.tuple(fc.integer({ min: -3, max: 10 }), fc.integer({ min: 0, max: 10 })),
    weekdays: fc.subarray(ALL, { minLength: 1 }),
    times: fc.subarray(['10:00', '11:00']),
  });
  const toDecision = (
    {
      kind,
      places,
      days: [start, length],
      weekdays,
      times,
    }: typeof decision extends fc.Arbitrary<infer T> ? T : never,
    index: number,
  ): SlotDecision => {
    const from = addDays(DAY, start);
    const one = { id: String(index), from, to: addDays(from, length), weekdays, times };
    if (kind === 'capacity') return { ...one, kind, places };
    return kind === 'block' ? { ...one, kind, places, release: null } : { ...one, kind: 'closure' };
  };

  test('a slot that nothing concerns is as the folder has it, and what is kept back is never more for sale', () => {
    fc.assert(
      fc.property(fc.array(decision, { maxLength: 6 }), (made) => {
        const decisions = made.map(toDecision);
        for (const slot of decidedSlots(RULES, decisions, DAY, addDays(DAY, 9), clock)) {
          const mine = decisions.filter((one) => concerns(one, slot));
          expect(slot.decisions).toEqual(mine.map(({ id }) => id));
          if (mine.length === 0) expect(slot.capacity).toBe(30);
          const kept = slot.blocks.reduce((sum, { places }) => sum + places, 0);
          const last = mine.findLast(({ kind }) => kind === 'capacity') as { places: number } | undefined;
          expect(slot.capacity).toBe(slot.closed ? 0 : (last?.places ?? 30) - kept);
        }
      }),
      { seed: 66, numRuns: 200 },
    );
  });
});
