// Who can lead what, as a table; and for any guides and tours: nobody gets what they cannot lead, what is given already stays,
// and the same question has the same answer.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMinutes } from '../museum-time.ts';
import type { Guide } from './guide.ts';
import { type Duty, obstaclesTo } from './obstacles.ts';
import { type Place, propose } from './propose.ts';

const WALK = 30;

function guide(id: string, more: Partial<Guide> = {}): Guide {
  return {
    id,
    name: id,
    email: `${id}@example.org`,
    language: 'de',
    staff_id: null,
    languages: ['de'],
    houses: [],
    tours: [],
    weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
    exceptions: [],
    fee: 7000,
    fee_counts: 'led',
    active: true,
    ...more,
  };
}

function duty(datetime: string, more: Partial<Duty> = {}): Duty {
  return {
    tour: 'flut-de',
    kin: ['flut-de', 'flut-fr'],
    language: 'de',
    house: 'kontor',
    datetime,
    datetime_end: addMinutes(datetime, 60),
    ...more,
  };
}

const place = (datetime: string, more: Partial<Place> = {}): Place => ({ ...duty(datetime, more), place: 1 });
const kinds = (one: Guide, wanted: Duty, taken: readonly Duty[] = []) =>
  obstaclesTo(one, wanted, taken, WALK).map(({ kind }) => kind);

/** A Wednesday. */
const TEN = '2026-12-02 10:00';

describe('who can lead a tour', () => {
  test.each([
    ['whoever can everything', guide('ada'), duty(TEN), []],
    ['not who has left', guide('ada', { active: false }), duty(TEN), ['inactive']],
    ['not who does not speak it', guide('ada', { languages: ['fr'] }), duty(TEN), ['language']],
    ['not who leads other tours', guide('ada', { tours: ['mond-de'] }), duty(TEN), ['tour']],
    ['who leads it in another language, too', guide('ada', { tours: ['flut-fr'] }), duty(TEN), []],
    ['not who works elsewhere', guide('ada', { houses: ['pumpwerk'] }), duty(TEN), ['house']],
    ['not before they come', guide('ada'), duty('2026-12-02 08:30'), ['away']],
    ['not after they go', guide('ada'), duty('2026-12-02 17:30'), ['away']],
    [
      'not on a day off',
      guide('ada', { exceptions: [{ first: '2026-12-01', last: '2026-12-03', can: false, hours: [] }] }),
      duty(TEN),
      ['away'],
    ],
    [
      'on a day besides their week',
      guide('ada', {
        weekly: [],
        exceptions: [
          { first: '2026-12-02', last: '2026-12-02', can: true, hours: [{ from: '09:00', to: '12:00' }] },
        ],
      }),
      duty(TEN),
      [],
    ],
    [
      'past midnight who stays until the end of the day',
      guide('ada', { weekly: [{ weekday: 3, from: '18:00', to: '24:00' }] }),
      duty('2026-12-02 23:30'),
      [],
    ],
  ])('%s', (_, one, wanted, obstacles) => {
    expect(kinds(one, wanted)).toEqual(obstacles);
  });

  test.each([
    ['two at once', duty('2026-12-02 10:30'), ['busy']],
    ['one right after the other in the same house', duty('2026-12-02 11:00'), []],
    ['another house without the time to walk', duty('2026-12-02 11:15', { house: 'pumpwerk' }), ['walk']],
    ['another house with it', duty('2026-12-02 11:30', { house: 'pumpwerk' }), []],
    ['another house before, without it', duty('2026-12-02 08:45', { house: 'pumpwerk' }), ['away', 'walk']],
  ])('%s', (_, wanted, obstacles) => {
    expect(kinds(guide('ada'), wanted, [duty(TEN)])).toEqual(obstacles);
  });
});

describe('a proposal', () => {
  const people = [guide('ada'), guide('bea')];

  test('shares work fairly', () => {
    const places = ['10:00', '11:00', '12:00', '13:00'].map((time) => place(`2026-12-02 ${time}`));
    const given = propose(places, people, [], WALK).map(({ guide: chosen }) => chosen);
    expect(given).toEqual(['ada', 'bea', 'ada', 'bea']);
  });

  test('counts what somebody leads already', () => {
    const leading = [{ ...duty('2026-12-01 10:00'), guide: 'ada' }];
    expect(propose([place(TEN)], people, leading, WALK)).toMatchObject([{ guide: 'bea' }]);
  });

  test('keeps for few what only few can lead', () => {
    const french = guide('ada', { languages: ['de', 'fr'] });
    const places = [place(TEN), place(TEN, { tour: 'flut-fr', language: 'fr' })];
    expect(propose(places, [french, guide('bea')], [], WALK)).toMatchObject([
      { place: { tour: 'flut-de' }, guide: 'bea' },
      { place: { tour: 'flut-fr' }, guide: 'ada' },
    ]);
  });

  test('says of a tour that nobody can lead what speaks against each', () => {
    const leading = [{ ...duty(TEN), guide: 'ada' }];
    expect(
      propose([place(TEN)], [guide('ada'), guide('bea', { languages: [] })], leading, WALK),
    ).toMatchObject([
      {
        guide: null,
        against: [
          { guide: 'ada', obstacles: [{ kind: 'busy', other: { datetime: TEN } }] },
          { guide: 'bea', obstacles: [{ kind: 'language' }] },
        ],
      },
    ]);
  });
});

const time = fc
  .integer({ min: 0, max: 3 * 24 * 4 })
  .map((quarter) => addMinutes('2026-12-01 00:00', quarter * 15));
const anyGuide = fc.record({
  languages: fc.subarray(['de', 'fr']),
  houses: fc.subarray(['kontor', 'pumpwerk']),
  tours: fc.subarray(['flut-de', 'mond-de']),
  active: fc.boolean(),
  from: fc.integer({ min: 0, max: 20 }),
});
const anyPlace = fc.record({
  datetime: time,
  minutes: fc.constantFrom(30, 60, 90),
  tour: fc.constantFrom('flut-de', 'flut-fr', 'mond-de'),
  house: fc.constantFrom('kontor', 'pumpwerk'),
});
const anyCase = fc.record({
  guides: fc.array(anyGuide, { maxLength: 5 }),
  places: fc.array(anyPlace, { maxLength: 12 }),
  fixed: fc.integer({ min: 0, max: 4 }),
});

function caseOf({ guides, places, fixed }: typeof anyCase extends fc.Arbitrary<infer One> ? One : never) {
  const people = guides.map(({ from, ...more }, index) =>
    guide(`g${index}`, {
      ...more,
      weekly: [2, 3, 4].map((weekday) => ({
        weekday,
        from: `${String(from).padStart(2, '0')}:00`,
        to: '24:00',
      })),
    }),
  );
  const all = places.map(
    ({ minutes, ...one }, index): Place => ({
      ...one,
      place: index + 1,
      kin: one.tour.startsWith('flut') ? ['flut-de', 'flut-fr'] : ['mond-de'],
      language: one.tour.slice(-2),
      datetime_end: addMinutes(one.datetime, minutes),
    }),
  );
  const before = propose(all.slice(0, fixed), people, [], WALK);
  const leading = before.flatMap(({ place: led, guide: chosen }) =>
    chosen ? [{ ...led, guide: chosen }] : [],
  );
  return { people, open: all.slice(fixed), leading };
}

describe('any proposal', () => {
  test('never gives anybody what they cannot lead, nor two at once', () => {
    fc.assert(
      fc.property(anyCase, (made) => {
        const { people, open, leading } = caseOf(made);
        const proposals = propose(open, people, leading, WALK);
        expect(proposals).toHaveLength(open.length);
        const all = [
          ...leading,
          ...proposals.flatMap(({ place: led, guide: chosen }) =>
            chosen ? [{ ...led, guide: chosen }] : [],
          ),
        ];
        for (const { place: led, guide: chosen } of proposals) {
          const one = people.find(({ id }) => id === chosen);
          const others = all.filter((other) => other.guide === chosen && !isSame(other, led));
          if (one) expect(obstaclesTo(one, led, others, WALK)).toEqual([]);
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('is the same in whatever order it is asked for, and leaves nobody out who could', () => {
    fc.assert(
      fc.property(anyCase, (made) => {
        const { people, open, leading } = caseOf(made);
        const proposals = propose(open, people, leading, WALK);
        expect(propose(open.toReversed(), people.toReversed(), leading.toReversed(), WALK)).toEqual(
          proposals,
        );
        for (const proposal of proposals)
          if (proposal.guide === null)
            for (const { obstacles } of proposal.against) expect(obstacles).not.toEqual([]);
      }),
      { seed: 2, numRuns: 300 },
    );
  });
});

function isSame(one: object, other: Place): boolean {
  return 'place' in one && one.place === other.place && (one as Place).datetime === other.datetime;
}
