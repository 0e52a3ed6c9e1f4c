import { expect, test } from 'vitest';
import { reopenTickets } from './reopen-tickets.ts';
import type { DayTicketEntry, DayTicketLine, LineSubticket } from './ticket-line.ts';
import { exampleTicketLine } from './ticket-line-examples.ts';

const EVENT = 'tide-lines';
const ADULTS = exampleTicketLine();
const CHILD = exampleTicketLine({ id: 'child', totalCount: 1 });
const LATER = exampleTicketLine({ datetime: '2026-12-24 15:00' });
const part = (id: string, count: number): LineSubticket => ({ id, name: id, count, price: 0, vat_value: 7 });
const FAMILY = exampleTicketLine({
  id: 'family',
  totalCount: 1,
  subtickets: [part('adults', 2), part('kids', 3)],
});

test('the tickets of one time are one visit, others are not', () => {
  expect(reopenTickets([LATER, ADULTS, CHILD, FAMILY], 2, EVENT)).toEqual({
    places: [1, 2, 3],
    form: { counts: { child: 1, adult: 2 }, parts: { family: { adults: 2, kids: 3 } } },
    rest: [],
  });
});

test('of two families the one that was asked for', () => {
  const other = { ...FAMILY, subtickets: [part('adults', 1), part('kids', 1)] };
  expect(reopenTickets([FAMILY, other], 1, EVENT)).toMatchObject({
    places: [1],
    form: { parts: { family: { adults: 1, kids: 1 } } },
  });
});

test('of two families on one day line the second stays', () => {
  const family = (adults: number): DayTicketEntry => ({
    id: 'family',
    name: 'Family',
    count: 1,
    price: 2000,
    tax: 7,
    totalPrice: 2000,
    subtickets: [part('adults', adults)],
  });
  const line: DayTicketLine = {
    type: 'dayTicket',
    eventId: EVENT,
    eventName: 'Tide Lines',
    datetime: '2026-12-24',
    dayTickets: [family(1), family(2)],
    totalCount: 2,
    totalPrice: 4000,
    withdrawal_days: 0,
  };
  expect(reopenTickets([line], 0, EVENT)).toMatchObject({
    places: [0],
    form: { counts: {}, parts: { family: { adults: 1 } } },
    rest: [{ dayTickets: [family(2)], totalCount: 1, totalPrice: 2000 }],
  });
});

test.each([
  ['of another event', [exampleTicketLine({ eventId: 'other' })], 0],
  ['of another kind', [{ type: 'donation' }], 0],
  ['that is not there', [ADULTS], 4],
])('a line %s is none', (_, lines, place) => {
  expect(reopenTickets(lines, place, EVENT)).toBeUndefined();
});
