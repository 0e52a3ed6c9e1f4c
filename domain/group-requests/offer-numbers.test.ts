import { describe, expect, test } from 'vitest';
import { firstNumbers, itemsWithNumbers, numberProblems, type OfferItem } from './offer-numbers.ts';

const TICKETS: OfferItem = { type: 'ticket', id: 'normal', datetime: '2026-12-20 10:00', count: 20 };
const DAY: OfferItem = {
  type: 'dayTicket',
  datetime: '2026-12-20',
  dayTickets: [
    { id: 'pupil', count: 20 },
    { id: 'teacher', count: 2 },
    { id: 'family', count: 1, subtickets: [{ id: 'adult', count: 2 }] },
  ],
};
const GROUP: OfferItem & { type: 'guidedTour' } = {
  type: 'guidedTour',
  tourId: 'tour',
  datetime: '2026-12-20 10:00',
  prices: [{ id: 'group', count: 1 }],
  participants: 22,
};
const WITH_TICKETS: OfferItem & { type: 'guidedTour' } = {
  ...GROUP,
  tickets: [
    { id: 'full', count: 2 },
    { id: 'free', count: 20 },
  ],
};

describe('the numbers of an offer', () => {
  test('are counts of tickets and people; a family and the tours are not counted', () => {
    expect(firstNumbers([TICKETS, DAY, GROUP, WITH_TICKETS])).toEqual({
      '0:normal': 20,
      '1:pupil': 20,
      '1:teacher': 2,
      '2:people': 22,
      '3:full': 2,
      '3:free': 20,
    });
  });

  test('change the items, and leave out whom nobody comes as', () => {
    expect(
      itemsWithNumbers([TICKETS, DAY, GROUP], {
        '0:normal': 25,
        '1:pupil': 18,
        '1:teacher': 0,
        '2:people': 19,
      }),
    ).toEqual([
      { ...TICKETS, count: 25 },
      {
        ...DAY,
        dayTickets: [
          { id: 'pupil', count: 18 },
          { id: 'family', count: 1, subtickets: [{ id: 'adult', count: 2 }] },
        ],
      },
      { ...GROUP, participants: 19 },
    ]);
  });

  test('of a party with tickets change how many take part', () => {
    expect(itemsWithNumbers([WITH_TICKETS], { '0:full': 3, '0:free': 15 })).toMatchObject([
      { participants: 18 },
    ]);
  });

  test.each([
    ['not whole', { '0:normal': 1.5 }, ['0:normal']],
    ['below nothing', { '0:normal': -1 }, ['0:normal']],
    ['too large', { '0:normal': 1001 }, ['0:normal']],
    ['missing', {}, ['0:normal']],
    ['of something else', { '0:normal': 3, '0:other': 1 }, ['0:other']],
    ['nobody', { '0:normal': 0 }, ['0:normal']],
    ['right', { '0:normal': 3 }, []],
  ])('that are %s are named', (_, numbers, problems) => {
    expect(numberProblems([TICKETS], numbers as Record<string, number>)).toEqual(problems);
  });
});
