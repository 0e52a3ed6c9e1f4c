import { describe, expect, test } from 'vitest';
import { dayTicketLine, groupsLine, part, ticketLine } from '../returns/return-examples.ts';
import type { OfferItem } from './offer-numbers.ts';
import { changeOfPaid, itemsForMore, numbersLeft, orderedPlaces, type PlaceLeft } from './paid-numbers.ts';

const AT = '2026-12-24 10:00';
const TICKETS: OfferItem = { type: 'ticket', id: 'adult', datetime: AT, count: 5 };
const DAY: OfferItem = {
  type: 'dayTicket',
  datetime: AT,
  dayTickets: [
    { id: 'family', count: 1, subtickets: [{ id: 'child', count: 2 }] },
    { id: 'pupil', count: 20 },
    { id: 'teacher', count: 2 },
  ],
};
const GROUP: OfferItem = {
  type: 'guidedTour',
  tourId: 'tour',
  datetime: AT,
  prices: [{ id: 'group', count: 1 }],
  participants: 20,
};
const ordered = [TICKETS, DAY, GROUP].map((item, index) => ({ index, item }));
const LINES = [
  ticketLine(part('Adult', 5, 1200)),
  dayTicketLine(
    part('Family', 1, 0, 7, 1),
    part('Child', 2, 300),
    part('Pupil', 20, 500),
    part('Teacher', 2, 0),
  ),
  groupsLine(1, 9000, 20),
];

describe('the people of a paid offer', () => {
  test('are found in the parts of its order, without those of a family and of a party', () => {
    expect(orderedPlaces(ordered, LINES)).toEqual([
      { key: '0:adult', line: 0, part: 0 },
      { key: '1:pupil', line: 1, part: 2 },
      { key: '1:teacher', line: 1, part: 3 },
    ]);
  });

  test('are not found on a line that the museum has moved, or of which parts are not what was offered', () => {
    const moved: OfferItem = { ...TICKETS, datetime: '2026-12-24 11:00' };
    expect(orderedPlaces([{ index: 0, item: moved }], LINES)).toEqual([]);
    expect(orderedPlaces([{ index: 0, item: DAY }], [dayTicketLine(part('Pupil', 20, 500))])).toEqual([]);
  });

  test('of one more order keep their keys, and are those who come besides alone', () => {
    const more = itemsForMore([TICKETS, DAY, GROUP], { '1:pupil': 3 });
    expect(more).toEqual([{ index: 1, item: { ...DAY, dayTickets: [{ id: 'pupil', count: 3 }] } }]);
    expect(orderedPlaces(more, [dayTicketLine(part('Pupil', 3, 500))])).toEqual([
      { key: '1:pupil', line: 0, part: 0 },
    ]);
  });

  test('of a tour are added by their tickets, and not as a party', () => {
    const tour: OfferItem = { ...GROUP, prices: [], participants: 5, tickets: [{ id: 'full', count: 5 }] };
    expect(itemsForMore([tour], { '0:full': 2 })).toEqual([
      {
        index: 0,
        item: {
          type: 'guidedTour',
          tourId: 'tour',
          datetime: AT,
          prices: [],
          tickets: [{ id: 'full', count: 2 }],
        },
      },
    ]);
  });
});

describe('numbers of a paid offer', () => {
  const place = (key: string, line: number, left: number): PlaceLeft => ({ key, line, part: 0, left });
  const ORDERS = [[place('0:adult', 0, 5), place('1:pupil', 1, 20)], [place('0:adult', 0, 3)]];

  test('are what its orders still have', () => {
    expect(numbersLeft(ORDERS)).toEqual({ '0:adult': 8, '1:pupil': 20 });
  });

  test.each([
    [{ '0:adult': 8, '1:pupil': 20 }, [], {}],
    [{ '0:adult': 10 }, [], { '0:adult': 2 }],
    [{ '0:adult': 6 }, [{ order: 1, line: 0, part: 0, count: 2 }], {}],
    [
      { '0:adult': 4 },
      [
        { order: 1, line: 0, part: 0, count: 3 },
        { order: 0, line: 0, part: 0, count: 1 },
      ],
      {},
    ],
    [
      { '0:adult': 7, '1:pupil': 22, '2:new': 1 },
      [{ order: 1, line: 0, part: 0, count: 1 }],
      { '1:pupil': 2, '2:new': 1 },
    ],
  ])('changed to %j, give back who came last and order who comes besides', (wanted, fewer, more) => {
    expect(changeOfPaid(ORDERS, wanted)).toEqual({ fewer, more });
  });
});
