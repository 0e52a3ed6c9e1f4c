import { describe, expect, test } from 'vitest';
import { readTourItem } from './read-tour-item.ts';
import { type BookingKind, bookingProblem, tariffOf } from './tour-booking.ts';
import { exampleTourOffer, flagsOf, TOUR_DAY } from './tour-examples.ts';
import type { TourItem } from './tour-item.ts';

function tariff(letters: string) {
  return tariffOf(exampleTourOffer({ detail: flagsOf(letters) }));
}
function item(change: Partial<TourItem>): TourItem {
  return {
    type: 'guidedTour',
    tourId: 'harbour-de',
    datetime: `${TOUR_DAY} 10:00`,
    ...change,
  };
}
function read(letters: string, change: Partial<TourItem>) {
  return readTourItem(item(change), tariff(letters));
}

function group(count: number) {
  return { id: 'group', count };
}
function person(count: number) {
  return { id: 'person', count };
}
function adult(count: number) {
  return { id: 'adult', count };
}
function family(count: number, ...counts: number[]) {
  return {
    id: 'family',
    count,
    subtickets: ['adults', 'children', 'baby-seat'].map((id, index) => ({ id, count: counts[index] ?? 0 })),
  };
}

describe('the kind of a booking', () => {
  test.each([
    ['st', { tickets: [adult(2)] }, 'places'],
    ['st', { prices: [group(0)], tickets: [adult(2)] }, 'places'],
    ['st', { prices: [group(1)], tickets: [adult(2)] }, 'whole'],
    ['stw', { prices: [person(2)] }, 'places'],
    ['stw', { prices: [group(1), person(0)], participants: 2 }, 'whole'],
    ['s', { tickets: [adult(2)] }, 'places'],
    ['sw', { prices: [person(2)] }, 'places'],
    ['t', { prices: [group(1)], tickets: [adult(2)] }, 'whole'],
    ['tw', { prices: [group(1)], participants: 2 }, 'whole'],
    ['', { prices: [group(1)], tickets: [adult(2)] }, 'group'],
    ['w', { prices: [group(1)], participants: 2 }, 'group'],
  ] as [string, Partial<TourItem>, BookingKind][])('flags "%s", %j: %s', (letters, change, kind) => {
    const booking = read(letters, change);
    expect(booking).toMatchObject({ kind });
    if (booking === 'ITEM_UNKNOWN') return;
    expect(bookingProblem(tariff(letters), booking.kind, booking.counts)).toBeUndefined();
  });

  // Without counts the kind follows from what the tour offers, and what is missing is reported for that kind.
  test.each([
    ['t', 'TOURS_MISSING'],
    ['', 'TOURS_MISSING'],
    ['st', 'PARTICIPANTS_MISSING'],
    ['sw', 'PARTICIPANTS_MISSING'],
  ])('flags "%s" with no counts: %s', (letters, code) => {
    const booking = read(letters, {});
    if (booking === 'ITEM_UNKNOWN') throw new Error('not read');
    expect(bookingProblem(tariff(letters), booking.kind, booking.counts)).toEqual({ code });
  });

  test('a whole tour is refused where only single places are sold', () => {
    const booking = read('s', { prices: [group(1)], tickets: [adult(2)] });
    if (booking === 'ITEM_UNKNOWN') throw new Error('not read');
    expect(bookingProblem(tariff('s'), booking.kind, booking.counts)).toEqual({ code: 'KIND_UNKNOWN' });
  });
});

describe('the counts of a booking', () => {
  test('are those of the item; without a number of participants, the tickets count', () => {
    const tickets = [adult(1), family(1, 1, 2, 1), adult(2)];
    const counts = {
      tours: { group: 3 },
      tickets: { adult: 3 },
      parts: { family: { adults: 1, children: 2, 'baby-seat': 1 } },
      participants: 7,
    };
    expect(read('t', { prices: [group(1), group(2)], tickets })).toMatchObject({ counts });
    expect(read('t', { prices: [group(3)], tickets, participants: 6 })).toMatchObject({
      counts: { ...counts, participants: 6 },
    });
    expect(read('tw', { prices: [group(1)] })).toMatchObject({ counts: { participants: 0 } });
  });

  test('are empty where every count is 0', () => {
    const nothing = { tours: {}, tickets: {}, parts: {}, participants: 0 };
    const prices = [group(0), person(0)];
    expect(read('st', { prices, tickets: [adult(0), family(0, 0, 0, 0)] })).toMatchObject({
      counts: nothing,
    });
  });

  test('are refused when they add up to too many', () => {
    const booking = read('s', { tickets: [adult(1000), adult(1000)] });
    if (booking === 'ITEM_UNKNOWN') throw new Error('not read');
    expect(bookingProblem(tariff('s'), booking.kind, booking.counts)).toEqual({ code: 'COUNT_INVALID' });
  });

  test('come with the last answer to each question', () => {
    const answers = [
      { qId: 'name', value: '7a' },
      { qId: 'who', value: ['a', 'b'] },
      { qId: 'name', value: '7b' },
    ];
    expect(read('s', { answers })).toMatchObject({ answers: { name: '7b', who: ['a', 'b'] } });
  });
});

describe('an unknown item', () => {
  test.each([
    ['a price of another tour', 't', { prices: [group(1), { id: 'opera', count: 1 }] }],
    ['a price of another tour, even with count 0', 't', { prices: [{ id: 'opera', count: 0 }] }],
    ['a ticket of another tour', 's', { tickets: [{ id: 'opera', count: 1 }] }],
    ['a ticket of another tour, even with count 0', 's', { tickets: [{ id: 'opera', count: 0 }] }],
    ['a property that every object has', 's', { tickets: [{ id: 'constructor', count: 1 }] }],
    ['persons in addition to a whole tour', 'stw', { prices: [group(1), person(3)] }],
    ['persons in addition to single tickets', 's', { prices: [person(3)], tickets: [adult(3)] }],
    ['persons in addition to a group', 'w', { prices: [group(1), person(3)] }],
    ['tickets where none are asked for', 'sw', { prices: [person(3)], tickets: [adult(3)] }],
    ['a family where no tickets are asked for', 'tw', { prices: [group(1)], tickets: [family(1, 1, 1, 1)] }],
    ['two families in one', 's', { tickets: [family(2, 2, 2, 1)] }],
    ['two families', 's', { tickets: [family(1, 1, 1, 1), family(1, 1, 1, 1)] }],
    ['a family with count 0 and members', 's', { tickets: [family(0, 1, 1, 1)] }],
    ['a family without members', 's', { tickets: [family(1)] }],
    ['a family without named members', 's', { tickets: [{ id: 'family', count: 1 }] }],
    [
      'members of a plain ticket',
      's',
      { tickets: [{ ...adult(1), subtickets: [{ id: 'adults', count: 1 }] }] },
    ],
  ] as [string, string, Partial<TourItem>][])('%s', (_, letters, change) => {
    expect(read(letters, change)).toBe('ITEM_UNKNOWN');
  });

  test('a member that the family ticket does not have is left to the tour’s rules', () => {
    const odd = {
      ...family(1, 1, 1, 1),
      subtickets: [...family(1, 1, 1, 1).subtickets, { id: 'dog', count: 1 }],
    };
    const booking = read('s', { tickets: [odd] });
    if (booking === 'ITEM_UNKNOWN') throw new Error('not read');
    expect(bookingProblem(tariff('s'), booking.kind, booking.counts)).toEqual({ code: 'SUBTICKETS_INVALID' });
  });
});
