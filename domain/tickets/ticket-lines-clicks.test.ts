// Random clicks in any order: the form never produces a line that the server would refuse (spec 5).
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { toCartItem } from '../cart/to-cart-item.ts';
import { isDay, isMuseumDateTime } from '../museum-time.ts';
import { CartItem } from '../product-schemas.ts';
import type { EventTickets, Ticket } from './event.ts';
import { toCartLines } from './make-ticket-lines.ts';
import { partsWithinBounds, personsOf, priceOf, ticketCount } from './ticket-counts.ts';
import { exampleOffer, examplePart, exampleSlot, exampleTicket } from './ticket-examples.ts';
import {
  chooseDay,
  chooseTime,
  formTotal,
  mostOfPart,
  mostOfTicket,
  openForm,
  setCount,
  setPart,
  type TicketForm,
} from './ticket-form.ts';
import type { DayTicketLine, TicketLine } from './ticket-line.ts';
import type { TicketSale } from './ticket-room.ts';

const TIMES = ['10:00', '10:30', '11:00'];
const DAYS = ['2026-12-24', '2026-12-25'];

const part = fc.record({ min: fc.nat(4), more: fc.nat(4), price: fc.constantFrom(0, 300) }).map(
  ({ min, more, price }) =>
    (id: number) =>
      examplePart(`p${id}`, min, min + more, price),
);

const ticketKind = fc.record({
  mode: fc.constantFrom(1 as const, 3 as const, 5 as const),
  price: fc.nat(5000),
  parts: fc.array(part, { maxLength: 3 }),
  own: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
});

const world = fc.record({
  dating: fc.constantFrom('slot' as const, 'day' as const, 'open' as const),
  all_day: fc.boolean(),
  places: fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
  kinds: fc.array(ticketKind, { minLength: 1, maxLength: 4 }),
  inCart: fc.nat(4),
});

const click = fc.oneof(
  fc.record({ do: fc.constant('day' as const), index: fc.nat(1) }),
  fc.record({ do: fc.constant('time' as const), index: fc.nat(3) }),
  fc.record({ do: fc.constant('count' as const), index: fc.nat(3), count: fc.integer({ min: -2, max: 14 }) }),
  fc.record({
    do: fc.constant('part' as const),
    index: fc.nat(3),
    part: fc.nat(2),
    count: fc.integer({ min: -2, max: 14 }),
  }),
);

type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

function datetimes(dating: World['dating'], day: string): string[] {
  return dating === 'open' ? [''] : dating === 'day' ? [day] : TIMES.map((time) => `${day} ${time}`);
}

function offersOf({ dating, all_day, places, kinds }: World): EventTickets[] {
  return DAYS.map((day, dayIndex) => {
    const schedule = (numbers: readonly number[]) =>
      datetimes(dating, day).map((datetime, index) =>
        exampleSlot(datetime, numbers[dayIndex * 3 + index] ?? 0),
      );
    const tickets = kinds.map(({ mode, price, parts, own }, index) =>
      exampleTicket({
        id: `t${index}`,
        mode,
        price,
        subtickets: parts.map((make, id) => make(id)),
        schedule: schedule(own),
        sequence_no: index,
      }),
    );
    return exampleOffer(tickets, schedule(places), { dating, all_day });
  });
}

type Entry = { ticket: Ticket; count: number; parts: Record<string, number>; price: number };

type EventLine = TicketLine | DayTicketLine;

function entriesOf(line: EventLine, offer: EventTickets): Entry[] {
  return (
    line.type === 'ticket'
      ? [{ id: line.id, count: line.totalCount, subtickets: line.subtickets, price: line.totalPrice }]
      : line.dayTickets.map(({ id, count, subtickets, totalPrice }) => ({
          id,
          count,
          subtickets,
          price: totalPrice,
        }))
  ).map(({ id, count, subtickets, price }) => ({
    ticket: offer.tickets.find((ticket) => ticket.id === id) as Ticket,
    count,
    parts: Object.fromEntries(subtickets.map((sub) => [sub.id, sub.count])),
    price,
  }));
}

/** What the server checks of a cart. */
function expectSellable(lines: readonly EventLine[], { offer, taken }: TicketSale) {
  const { event, timeslot } = offer;
  let persons = 0;
  for (const line of lines) {
    expect(Value.Check(CartItem, toCartItem(line))).toBe(true);
    expect(line.type === 'dayTicket').toBe(event.all_day);
    const { datetime } = line;
    expect(
      event.dating === 'slot'
        ? isMuseumDateTime(datetime)
        : event.dating === 'day'
          ? isDay(datetime)
          : datetime === '',
    ).toBe(true);
    for (const { ticket, count, parts, price } of entriesOf(line, offer)) {
      expect(partsWithinBounds(ticket, parts)).toBe(true);
      expect(count).toBe(ticketCount(ticket, count, parts));
      expect(count).toBeGreaterThan(0);
      expect(price).toBe(priceOf(ticket, count, parts));
      const coming = personsOf(ticket, count, parts);
      expect(coming).toBeLessThanOrEqual(
        ticket.schedule.find((entry) => entry.datetime === datetime)?.max_tickets ?? 0,
      );
      persons += coming;
    }
  }
  const datetime = lines[0]?.datetime;
  if (datetime === undefined) return;
  const before = datetime === taken[0]?.datetime ? taken[0].persons : 0;
  expect(persons + before).toBeLessThanOrEqual(
    timeslot.find((entry) => entry.datetime === datetime)?.max_tickets ?? 0,
  );
}

test('no order of clicks yields a line that the server refuses, and the total is always that of the lines', () => {
  fc.assert(
    fc.property(world, fc.array(click, { maxLength: 25 }), (given, clicks) => {
      const offers = offersOf(given);
      const taken = [{ ticketId: 'other', datetime: `${DAYS[0]} 10:00`, persons: given.inCart }];
      let sale: TicketSale = { offer: offers[0] as EventTickets, taken };
      let form: TicketForm = openForm(sale.offer, { day: DAYS[0] as string, time: '' });
      for (const step of clicks) {
        const ticket = sale.offer.tickets[step.index % sale.offer.tickets.length] as Ticket;
        if (step.do === 'day') {
          sale = { ...sale, offer: offers[step.index] as EventTickets };
          form = chooseDay(form, sale.offer, DAYS[step.index] as string);
        } else if (step.do === 'time') form = chooseTime(form, sale.offer, TIMES[step.index] ?? '23:00');
        else if (step.do === 'count') form = setCount(form, sale, ticket, step.count).form;
        else {
          const subticket = ticket.subtickets[step.part];
          if (subticket) form = setPart(form, sale, ticket, subticket, step.count).form;
        }
        const lines = toCartLines(form, sale) as EventLine[];
        expectSellable(lines, sale);
        if (lines.length > 0)
          expect(lines.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(formTotal(form, sale.offer));
      }
    }),
    { numRuns: 400 },
  );
});

test('what a stepper offers at most is never refused, and one more always is', () => {
  fc.assert(
    fc.property(world, fc.array(fc.nat(9), { minLength: 4, maxLength: 4 }), (given, counts) => {
      const sale: TicketSale = { offer: offersOf(given)[0] as EventTickets, taken: [] };
      let form = openForm(sale.offer, { day: DAYS[0] as string, time: '' });
      for (const [index, ticket] of sale.offer.tickets.entries())
        if (ticket.subtickets.length === 0) {
          const most = mostOfTicket(form, sale, ticket);
          expect(setCount(form, sale, ticket, most).refused).toBeUndefined();
          expect(setCount(form, sale, ticket, most + 1).refused).toBeDefined();
          form = setCount(form, sale, ticket, Math.min(counts[index] ?? 0, most)).form;
        } else
          for (const subticket of ticket.subtickets) {
            const most = mostOfPart(form, sale, ticket, subticket);
            expect(setPart(form, sale, ticket, subticket, most).refused).toBeUndefined();
          }
    }),
    { numRuns: 200 },
  );
});
