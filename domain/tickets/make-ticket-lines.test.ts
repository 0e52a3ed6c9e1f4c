import { describe, expect, test } from 'vitest';
import { takenOf, toCartLines } from './make-ticket-lines.ts';
import { exampleOffer, examplePart, exampleSlot, exampleTicket } from './ticket-examples.ts';
import { chooseTime, clearCounts, openForm, setCount, setPart } from './ticket-form.ts';
import type { TicketLine } from './ticket-line.ts';
import type { TicketSale } from './ticket-room.ts';

const DAY = '2026-12-24';
function firstOf<T>(items: readonly T[]): T {
  return items[0] as T;
}
const VISIT = { day: DAY, time: '' };
function saleOf(offer = exampleOffer()): TicketSale {
  return { offer, taken: [] };
}

describe('lines for the cart', () => {
  test('one line per kind of ticket, at the time of the slot', () => {
    const child = exampleTicket({ id: 'child', name: 'Child', price: 700, vat_value: 0 });
    const sale = saleOf(exampleOffer([exampleTicket(), child]));
    let { form } = setCount(openForm(sale.offer, VISIT), sale, firstOf(sale.offer.tickets), 2);
    form = setCount(form, sale, child, 1).form;
    expect(toCartLines(form, sale)).toMatchObject([
      {
        type: 'ticket',
        id: 'adult',
        datetime: `${DAY} 10:00`,
        totalCount: 2,
        price: 1400,
        totalPrice: 2800,
        tax: 7,
      },
      { type: 'ticket', id: 'child', datetime: `${DAY} 10:00`, totalCount: 1, totalPrice: 700, tax: 0 },
    ]);
    expect(toCartLines(clearCounts(form), sale)).toEqual([]);
  });

  test.each([
    ['day' as const, DAY, DAY],
    ['open' as const, '', ''],
  ])('a %s-dated ticket carries "%s"', (dating, datetime, day) => {
    const ticket = exampleTicket({ mode: 3, schedule: [exampleSlot(datetime, 9)] });
    const sale = saleOf(exampleOffer([ticket], [exampleSlot(datetime, 9)], { dating }));
    const { form } = setCount(openForm(sale.offer, { day, time: '' }), sale, ticket, 1);
    expect(toCartLines(form, sale)).toMatchObject([{ type: 'ticket', datetime, mode: 3 }]);
  });

  test('an event that runs all day gives one day-ticket line with all its tickets', () => {
    const slots = [exampleSlot(DAY, 9)];
    const tickets = [
      exampleTicket({ mode: 3, schedule: slots, withdrawal_days: 14 }),
      exampleTicket({ id: 'child', mode: 3, price: 0, schedule: slots }),
      exampleTicket({
        id: 'family',
        mode: 3,
        price: 2000,
        schedule: slots,
        subtickets: [examplePart('a', 1, 2, 100)],
      }),
    ];
    const family = tickets[2] as (typeof tickets)[number];
    const sale = saleOf(exampleOffer(tickets, slots, { dating: 'day', all_day: true }));
    let form = openForm(sale.offer, VISIT);
    for (const ticket of tickets.slice(0, 2)) form = setCount(form, sale, ticket, 2).form;
    form = setPart(form, sale, family, firstOf(family.subtickets), 2).form;
    expect(toCartLines(form, sale)).toMatchObject([
      {
        type: 'dayTicket',
        datetime: DAY,
        totalCount: 5,
        totalPrice: 2 * 1400 + 2200,
        withdrawal_days: 0,
        dayTickets: [
          { id: 'adult', count: 2, totalPrice: 2800 },
          { id: 'child', count: 2, totalPrice: 0 },
          { id: 'family', count: 1, totalPrice: 2200, subtickets: [{ id: 'a', count: 2 }] },
        ],
      },
    ]);
  });

  test('too many for the slot give no line at all', () => {
    const slots = [exampleSlot(`${DAY} 10:00`, 12), exampleSlot(`${DAY} 11:00`, 2)];
    const adult = exampleTicket({ schedule: slots });
    const sale = saleOf(exampleOffer([adult], slots));
    const { form } = setCount(openForm(sale.offer, { ...VISIT, time: '10:00' }), sale, adult, 5);
    expect(toCartLines(form, sale)).toHaveLength(1);
    expect(toCartLines(chooseTime(form, sale.offer, '11:00'), sale)).toEqual([]);
  });

  test('a family ticket names every component with its quantity', () => {
    const family = exampleTicket({
      family: 1,
      book_with_cost: 1,
      book_with_cost_warning: 'Cancelling costs 5 €.',
      subtickets: [examplePart('adults', 1, 2), examplePart('children', 0, 4)],
    });
    const sale = saleOf(exampleOffer([family]));
    const { form } = setPart(openForm(sale.offer, VISIT), sale, family, examplePart('adults', 1, 2), 2);
    expect(toCartLines(form, sale)).toMatchObject([
      {
        totalCount: 1,
        bookWithCost: 1,
        bookWithCostWarning: 'Cancelling costs 5 €.',
        subtickets: [
          { id: 'adults', count: 2 },
          { id: 'children', count: 0 },
        ],
      },
    ]);
  });
});

test('what the cart takes of an event: persons per ticket and time', () => {
  const line: TicketLine = {
    type: 'ticket',
    id: 'adult',
    eventId: 'moon-water',
    eventName: 'Moon Water',
    name: 'Adult',
    mode: 1,
    datetime: `${DAY} 10:00`,
    datetime_end: '',
    totalCount: 3,
    price: 1400,
    totalPrice: 4200,
    tax: 7,
    bookWithCost: 0,
    bookWithCostWarning: '',
    print_separately: 0,
    subtickets: [],
    withdrawal_days: 0,
  };
  const parts = [{ id: 'a', name: '', count: 4, price: 0, vat_value: 7 }];
  expect(
    takenOf(
      [line, { ...line, id: 'family', totalCount: 1, subtickets: parts }, { ...line, eventId: 'other' }],
      'moon-water',
    ),
  ).toEqual([
    { ticketId: 'adult', datetime: `${DAY} 10:00`, persons: 3 },
    { ticketId: 'family', datetime: `${DAY} 10:00`, persons: 4 },
  ]);
});
