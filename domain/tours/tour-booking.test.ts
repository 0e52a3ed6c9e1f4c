import { describe, expect, test } from 'vitest';
import {
  type BookingKind,
  bookingKinds,
  bookingPrice,
  bookingProblem,
  demandOf,
  isBookable,
  mostParticipants,
  participantCount,
  pricesOf,
  type TourCounts,
  type TourTariff,
  tariffOf,
  ticketCount,
  ticketsOf,
  tourCount,
  toursLeft,
} from './tour-booking.ts';
import {
  examplePrice,
  exampleTour,
  exampleTourOffer,
  exampleTourTicket,
  familyTicket,
  flagsOf,
  personPrice,
} from './tour-examples.ts';

/** Ten people a group, at least three. Flags by their letters: `s` single places, `t` whole tours, `w` without tickets. */
function tariff(letters: string, change: Partial<TourTariff> = {}): TourTariff {
  return {
    ...tariffOf(exampleTourOffer({ detail: { ...flagsOf(letters), min_participants: 3 } })),
    ...change,
  };
}

function counts(change: Partial<TourCounts> = {}): TourCounts {
  return {
    tours: {},
    tickets: {},
    parts: {},
    participants: 0,
    ...change,
  };
}

function problem(letters: string, kind: BookingKind, change: Partial<TourCounts>) {
  return bookingProblem(tariff(letters), kind, counts(change));
}

const FLAGS = ['', 'w', 't', 'tw', 's', 'sw', 'st', 'stw'];

describe('how a tour can be booked', () => {
  test.each([
    ['', ['group']],
    ['w', ['group']],
    ['t', ['whole']],
    ['tw', ['whole']],
    ['s', ['places']],
    ['sw', ['places']],
    ['st', ['places', 'whole']],
    ['stw', ['places', 'whole']],
  ] as [string, BookingKind[]][])('with the flags "%s": %s', (letters, kinds) => {
    expect(bookingKinds(flagsOf(letters))).toEqual(kinds);
    for (const kind of ['places', 'whole', 'group'] as const)
      expect(problem(letters, kind, {})?.code === 'KIND_UNKNOWN').toBe(!kinds.includes(kind));
  });

  test.each([
    ['st', 'places', [], ['adult', 'family']],
    ['stw', 'places', ['person'], []],
    ['st', 'whole', ['group'], ['adult', 'family']],
    ['stw', 'whole', ['group'], []],
    ['', 'group', ['group'], ['adult', 'family']],
    ['w', 'group', ['group'], []],
  ] as [string, BookingKind, string[], string[]][])(
    'with the flags "%s" %s are counted by %s and %s',
    (letters, kind, prices, tickets) => {
      expect(pricesOf(tariff(letters), kind).map(({ id }) => id)).toEqual(prices);
      expect(ticketsOf(tariff(letters)).map(({ id }) => id)).toEqual(tickets);
    },
  );

  test('prices and tickets come in their order', () => {
    const given = tariff('t', {
      priceList: [examplePrice({ id: 'b', sequence_no: 2 }), examplePrice({ id: 'a', sequence_no: 1 })],
      tickets: [
        exampleTourTicket({ id: 'd', sequence_no: 4 }),
        exampleTourTicket({ id: 'c', sequence_no: 3 }),
      ],
    });
    expect(pricesOf(given, 'whole').map(({ id }) => id)).toEqual(['a', 'b']);
    expect(ticketsOf(given).map(({ id }) => id)).toEqual(['c', 'd']);
  });
});

describe('a party that joins a tour', () => {
  const TABLE = [
    [0, { code: 'PARTICIPANTS_MISSING' }],
    [1, undefined],
    [2, undefined],
    [10, undefined],
    [11, { code: 'TOO_MANY', most: 10 }],
    [1001, { code: 'COUNT_INVALID' }],
    [-1, { code: 'COUNT_INVALID' }],
    [1.5, { code: 'COUNT_INVALID' }],
    [Number.NaN, { code: 'COUNT_INVALID' }],
  ] as const;

  for (const letters of ['s', 'st'])
    test.each(TABLE)(`of %s tickets, flags "${letters}"`, (people, expected) => {
      expect(problem(letters, 'places', { tickets: { adult: people } })).toEqual(expected);
    });

  for (const letters of ['sw', 'stw'])
    test.each(TABLE)(`of %s persons without tickets, flags "${letters}"`, (people, expected) => {
      expect(problem(letters, 'places', { tours: { person: people } })).toEqual(expected);
    });

  test('is as large as its tickets say, whatever number of participants is given', () => {
    expect(problem('s', 'places', { tickets: { adult: 4 }, participants: 9 })).toBeUndefined();
    expect(participantCount(tariff('s'), 'places', counts({ tickets: { adult: 4 } }))).toBe(4);
  });

  test('counts every member of a family', () => {
    const family = { adults: 2, children: 4, 'baby-seat': 1 };
    expect(problem('s', 'places', { tickets: { adult: 3 }, parts: { family } })).toBeUndefined();
    expect(problem('s', 'places', { tickets: { adult: 4 }, parts: { family } })).toEqual({
      code: 'TOO_MANY',
      most: 10,
    });
  });
});

describe('a party with a tour of its own', () => {
  // tours, participants, tickets
  const TABLE = [
    [0, 3, 3, { code: 'TOURS_MISSING' }],
    [1, 0, 0, { code: 'PARTICIPANTS_MISSING' }],
    [1, 1, 1, { code: 'TOO_FEW', least: 3 }],
    [1, 2, 2, { code: 'TOO_FEW', least: 3 }],
    [1, 3, 3, undefined],
    [1, 10, 10, undefined],
    [1, 11, 11, { code: 'TOO_MANY', most: 10 }],
    [2, 11, 11, undefined],
    [2, 20, 20, undefined],
    [2, 21, 21, { code: 'TOO_MANY', most: 20 }],
    [4, 3, 3, { code: 'TOO_FEW', least: 4 }],
    [4, 4, 4, undefined],
    [-1, 3, 3, { code: 'COUNT_INVALID' }],
    [1, -3, 3, { code: 'COUNT_INVALID' }],
    [1, 3.5, 3, { code: 'COUNT_INVALID' }],
    [1, 1001, 3, { code: 'COUNT_INVALID' }],
  ] as const;
  const KINDS: [string, BookingKind][] = [
    ['', 'group'],
    ['w', 'group'],
    ['t', 'whole'],
    ['tw', 'whole'],
    ['st', 'whole'],
    ['stw', 'whole'],
  ];

  describe.each(KINDS)('flags "%s", %s', (letters, kind) => {
    test.each(TABLE)('%s tours, %s people, %s tickets', (tours, participants, tickets, expected) => {
      expect(
        problem(letters, kind, { tours: { group: tours }, participants, tickets: { adult: tickets } }),
      ).toEqual(expected);
    });

    test.each([
      [5, 4],
      [5, 6],
      [5, 0],
    ])('%s people and %s tickets', (participants, tickets) => {
      const expected = { code: 'TICKETS_DIFFER', participants, tickets };
      expect(
        problem(letters, kind, { tours: { group: 1 }, participants, tickets: { adult: tickets } }),
      ).toEqual(letters.includes('w') ? undefined : expected);
    });
  });

  test('pays for each of its tours and tickets', () => {
    const chosen = counts({
      tours: { group: 2, person: 7 },
      participants: 6,
      tickets: { adult: 2 },
      parts: { family: { adults: 1, children: 2, 'baby-seat': 1 } },
    });
    expect(bookingPrice(tariff('st'), 'whole', chosen)).toBe(2 * 9000 + 2 * 1200 + 2500 + 4 * 300);
    expect(bookingPrice(tariff('stw'), 'whole', chosen)).toBe(2 * 9000);
    expect(bookingPrice(tariff('st'), 'places', chosen)).toBe(2 * 1200 + 2500 + 4 * 300);
    expect(bookingPrice(tariff('stw'), 'places', chosen)).toBe(7 * 500);
  });

  test('may pay several prices; its people are spread over all of its tours', () => {
    const given = tariff('w', {
      priceList: [examplePrice(), examplePrice({ id: 'school', price: 5000 }), personPrice()],
    });
    const chosen = counts({ tours: { group: 1, school: 1 }, participants: 20 });
    expect(tourCount(given, 'group', chosen)).toBe(2);
    expect(mostParticipants(given, 'group', chosen)).toBe(20);
    expect(bookingProblem(given, 'group', chosen)).toBeUndefined();
    expect(bookingPrice(given, 'group', chosen)).toBe(14_000);
  });
});

describe('tickets with subtickets', () => {
  test.each([
    ['not taken', {}, 0, undefined],
    ['with every count at 0', { adults: 0, children: 0, 'baby-seat': 0 }, 0, undefined],
    ['at the fewest', { adults: 1, children: 1, 'baby-seat': 1 }, 3, undefined],
    ['at the most', { adults: 2, children: 4, 'baby-seat': 1 }, 7, undefined],
    ['without an adult', { adults: 0, children: 2, 'baby-seat': 1 }, 3, { code: 'SUBTICKETS_INVALID' }],
    ['one child too many', { adults: 1, children: 5, 'baby-seat': 1 }, 7, { code: 'SUBTICKETS_INVALID' }],
    ['without the fixed part', { adults: 1, children: 2 }, 3, { code: 'SUBTICKETS_INVALID' }],
    [
      'a part of something else',
      { adults: 1, children: 1, 'baby-seat': 1, dog: 1 },
      3,
      { code: 'SUBTICKETS_INVALID' },
    ],
    ['half a child', { adults: 1, children: 1.5, 'baby-seat': 1 }, 3.5, { code: 'COUNT_INVALID' }],
  ])('%s', (_, family, people, expected) => {
    const chosen = counts({ tickets: { adult: 1 }, parts: { family } });
    expect(ticketCount(tariff('s'), chosen)).toBe(1 + people);
    expect(bookingProblem(tariff('s'), 'places', chosen)).toEqual(expected);
  });

  test('are ignored where a tour is booked without tickets', () => {
    const chosen = counts({ tours: { person: 1 }, parts: { family: { adults: -4 } } });
    expect(bookingProblem(tariff('sw'), 'places', chosen)).toBeUndefined();
  });
});

describe('a tour that is not for sale', () => {
  test.each(['not-bookable', 'no-tickets'] as const)('%s', (state) => {
    const given = tariff('s', { detail: exampleTour({ ...flagsOf('s'), state }) });
    expect(bookingProblem(given, 'places', counts({ tickets: { adult: 1 } }))).toEqual({
      code: 'NOT_BOOKABLE',
    });
  });
});

describe('what is left of a time', () => {
  // places, guides, tours that are left: whole, by the group, of single places alone
  test.each([
    [0, undefined, 0, 0],
    [-5, undefined, 0, 0],
    [1, undefined, 0, 1],
    [9, undefined, 0, 1],
    [10, undefined, 1, 1],
    [11, undefined, 1, 2],
    [20, undefined, 2, 2],
    [20, 1, 1, 1],
    [20, 0, 0, 0],
    [20, -1, 0, 0],
    [10, 5, 1, 1],
  ])('%s places and %s guides are %s whole tours, or %s groups', (places, guides, whole, groups) => {
    const left = (letters: string) => toursLeft(exampleTour(flagsOf(letters)), { places, guides });
    expect(['t', 'tw', 'st', 'stw'].map(left)).toEqual([whole, whole, whole, whole]);
    expect(['', 'w'].map(left)).toEqual([groups, groups]);
    expect(['s', 'sw'].map(left)).toEqual([0, 0]);
  });

  // flags, places, tours, can anything be had; a group is at least three people
  test.each([
    ['s', 1, 0, true],
    ['s', 0, 0, false],
    ['t', 9, 0, false],
    ['t', 10, 1, true],
    ['st', 9, 0, true],
    ['st', 0, 0, false],
    ['', 2, 1, false],
    ['', 3, 1, true],
    ['', 3, 0, false],
  ])('flags "%s", %s places, %s tours: %s', (letters, places, tours, bookable) => {
    const detail = { ...flagsOf(letters), min_participants: 3 };
    expect(isBookable(detail, { places, tours })).toBe(bookable);
  });

  test.each(FLAGS)(
    'flags "%s": places and groups take their people, whole tours all their places',
    (letters) => {
      const kinds = bookingKinds(flagsOf(letters));
      const chosen = counts({ tours: { group: 2, person: 4 }, tickets: { adult: 4 }, participants: 13 });
      const demands = {
        places: { tours: 0, places: 4 },
        whole: { tours: 2, places: 20 },
        group: { tours: 2, places: 13 },
      };
      for (const kind of kinds) expect(demandOf(tariff(letters), kind, chosen)).toEqual(demands[kind]);
    },
  );
});

test('a family ticket counts the people on it, whatever its own count', () => {
  const given = tariff('s', { tickets: [familyTicket()] });
  const chosen = counts({
    tickets: { family: 9 },
    parts: { family: { adults: 1, children: 1, 'baby-seat': 1 } },
  });
  expect(ticketCount(given, chosen)).toBe(3);
  expect(bookingPrice(given, 'places', chosen)).toBe(2500 + 3 * 300);
});
