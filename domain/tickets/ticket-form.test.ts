import { describe, expect, test } from 'vitest';
import { exampleOffer, examplePart, exampleSlot, exampleTicket } from './ticket-examples.ts';
import {
  chooseDay,
  chooseTime,
  chosenCount,
  costWarning,
  formProblem,
  formTotal,
  mostOfPart,
  mostOfTicket,
  offeredTickets,
  openForm,
  setCount,
  setPart,
  shownTickets,
  ticketGroups,
  ticketLimit,
  visitLimit,
} from './ticket-form.ts';
import type { TicketSale } from './ticket-room.ts';

const DAY = '2026-12-24';
function firstOf<T>(items: readonly T[]): T {
  return items[0] as T;
}
const VISIT = { day: DAY, time: '' };
const AT_TEN = { day: DAY, time: '10:00' };
function saleOf(offer = exampleOffer(), taken: TicketSale['taken'] = []): TicketSale {
  return { offer, taken };
}

describe('which tickets are offered', () => {
  test.each([
    ['a timed ticket with places', { mode: 1 as const, schedule: [exampleSlot(`${DAY} 10:00`, 1)] }, true],
    [
      'a timed ticket that is sold out',
      { mode: 1 as const, schedule: [exampleSlot(`${DAY} 10:00`, 0)] },
      false,
    ],
    ['a timed ticket without times', { mode: 1 as const, schedule: [] }, false],
    [
      'a long stay with places at one of its times',
      { mode: 5 as const, schedule: [exampleSlot(`${DAY} 10:00`, 0), exampleSlot(`${DAY} 11:00`, 2)] },
      true,
    ],
    ['a long stay that is sold out', { mode: 5 as const, schedule: [exampleSlot(`${DAY} 10:00`, 0)] }, false],
    [
      'an open-date ticket, which is shown even when sold out',
      { mode: 3 as const, schedule: [exampleSlot('', 0)] },
      true,
    ],
  ])('%s', (_, change, shown) => {
    expect(offeredTickets(exampleOffer([exampleTicket(change)]))).toHaveLength(shown ? 1 : 0);
  });

  test('nothing of an event that has ended', () => {
    const offer = exampleOffer(undefined, undefined, { state: 'ended' });
    expect(offeredTickets(offer)).toEqual([]);
    expect(formProblem(openForm(offer, VISIT), saleOf(offer))).toEqual({ step: 'event' });
  });

  test('a group shows its own tickets and the tickets already chosen', () => {
    const adult = exampleTicket();
    const school = exampleTicket({
      id: 'school',
      group_id: 'schools',
      group_name: 'Schools',
      sequence_no: 2,
    });
    const offer = exampleOffer([school, adult]);
    expect(ticketGroups(offer).map(({ id }) => id)).toEqual(['single', 'schools']);
    const form = openForm(offer, VISIT);
    expect(shownTickets({ ...form, group: 'schools' }, offer)).toEqual([school]);
    expect(shownTickets({ ...form, group: 'schools', counts: { adult: 1 } }, offer)).toEqual([adult, school]);
    expect(shownTickets({ ...form, group: 'no-such' }, offer)).toEqual([adult, school]);
  });
});

describe('day and time', () => {
  const slots = [
    exampleSlot(`${DAY} 10:00`, 0),
    exampleSlot(`${DAY} 10:30`, 5),
    exampleSlot(`${DAY} 11:00`, 5),
  ];

  test.each([
    ['11:00', '11:00', 'the same clock time is kept'],
    ['15:00', '', 'a time that is not offered is not moved to another'],
    ['10:00', '', 'a sold-out time is not kept'],
    ['', '', 'without a wish none of several'],
  ])('wanted %s, chosen %j: %s', (time, chosen) => {
    expect(openForm(exampleOffer(undefined, slots), { day: DAY, time }).time).toBe(chosen);
  });

  test('as long as no time is chosen there is room for as many as at the roomiest time', () => {
    const times = [exampleSlot(`${DAY} 10:00`, 3), exampleSlot(`${DAY} 11:00`, 5)];
    const adult = exampleTicket({ schedule: times });
    const sale = saleOf(exampleOffer([adult], times), [
      { ticketId: 'adult', datetime: `${DAY} 11:00`, persons: 1 },
    ]);
    const form = openForm(sale.offer, VISIT);
    expect(mostOfTicket(form, sale, adult)).toBe(4);
    expect(formProblem(setCount(form, sale, adult, 4).form, sale)).toEqual({ step: 'time' });
  });

  test('another day keeps the clock time and the counts', () => {
    const offer = exampleOffer(undefined, slots);
    const form = { ...chooseTime(openForm(offer, VISIT), offer, '11:00'), counts: { adult: 2 } };
    const next = exampleOffer(undefined, [
      exampleSlot('2026-12-25 10:30', 4),
      exampleSlot('2026-12-25 11:00', 4),
    ]);
    expect(chooseDay(form, next, '2026-12-25')).toMatchObject({
      day: '2026-12-25',
      time: '11:00',
      counts: { adult: 2 },
    });
  });

  test('a sold-out time and one that is not offered cannot be chosen', () => {
    const offer = exampleOffer(undefined, slots);
    const form = openForm(offer, VISIT);
    expect(chooseTime(form, offer, '10:00')).toBe(form);
    expect(chooseTime(form, offer, '23:00')).toBe(form);
  });
});

describe('how many', () => {
  test('up to the places of the slot, and not one more', () => {
    const sale = saleOf();
    const form = openForm(sale.offer, VISIT);
    const adult = firstOf(sale.offer.tickets);
    const full = setCount(form, sale, adult, 12);
    expect(full.refused).toBeUndefined();
    expect(mostOfTicket(full.form, sale, adult)).toBe(12);
    expect(visitLimit(form, sale)).toBeUndefined();
    expect(visitLimit(full.form, sale)).toEqual({ places: 12, exceeded: false });
    const over = setCount(form, sale, adult, 13);
    expect(over).toEqual({ form, refused: { limit: 'visit', places: 12 } });
  });

  test('all tickets of the time share its places', () => {
    const child = exampleTicket({ id: 'child', price: 700 });
    const sale = saleOf(exampleOffer([exampleTicket(), child]));
    const { form } = setCount(openForm(sale.offer, VISIT), sale, firstOf(sale.offer.tickets), 10);
    expect(mostOfTicket(form, sale, child)).toBe(2);
    expect(setCount(form, sale, child, 3).refused).toEqual({ limit: 'visit', places: 12 });
    expect(formTotal(setCount(form, sale, child, 2).form, sale.offer)).toBe(10 * 1400 + 2 * 700);
  });

  test("a ticket's own schedule may have fewer places than the slot", () => {
    const few = exampleTicket({ schedule: [exampleSlot(`${DAY} 10:00`, 3)] });
    const sale = saleOf(exampleOffer([few]));
    const form = openForm(sale.offer, VISIT);
    expect(setCount(form, sale, few, 4).refused).toEqual({ limit: 'ticket', places: 3 });
    expect(mostOfTicket(form, sale, few)).toBe(3);
    expect(ticketLimit(form, sale, few)).toBeUndefined();
    expect(ticketLimit(setCount(form, sale, few, 3).form, sale, few)).toBe(3);
  });

  test('what lies in the cart for the same time is counted', () => {
    const sale = saleOf(undefined, [
      { ticketId: 'adult', datetime: `${DAY} 10:00`, persons: 6 },
      { ticketId: 'child', datetime: `${DAY} 10:00`, persons: 4 },
      { ticketId: 'adult', datetime: `${DAY} 11:00`, persons: 9 },
    ]);
    const form = openForm(sale.offer, VISIT);
    expect(mostOfTicket(form, sale, firstOf(sale.offer.tickets))).toBe(2);
    expect(setCount(form, sale, firstOf(sale.offer.tickets), 3).refused).toEqual({
      limit: 'visit',
      places: 2,
    });
  });

  test.each([[-1], [Number.NaN], [0.4]])('%s is none', (count) => {
    const sale = saleOf();
    const { form } = setCount(openForm(sale.offer, VISIT), sale, firstOf(sale.offer.tickets), count);
    expect(chosenCount(form, firstOf(sale.offer.tickets))).toBe(0);
  });

  test('too many for a smaller slot stay written, are said and keep the form from the cart; fewer is always possible', () => {
    const slots = [exampleSlot(`${DAY} 10:00`, 12), exampleSlot(`${DAY} 11:00`, 2)];
    const adult = exampleTicket({ schedule: slots });
    const sale = saleOf(exampleOffer([adult], slots));
    const chosen = setCount(openForm(sale.offer, AT_TEN), sale, adult, 5).form;
    const form = chooseTime(chosen, sale.offer, '11:00');
    expect(chosenCount(form, adult)).toBe(5);
    expect(formProblem(form, sale)).toEqual({ step: 'places', refusal: { limit: 'visit', places: 2 } });
    expect(visitLimit(form, sale)).toEqual({ places: 2, exceeded: true });
    expect(setCount(form, sale, adult, 6).refused).toEqual({ limit: 'visit', places: 2 });
    expect(chosenCount(setCount(form, sale, adult, 4).form, adult)).toBe(4);
    expect(formProblem(setCount(form, sale, adult, 2).form, sale)).toBeUndefined();
  });
});

describe('subtickets', () => {
  const family = exampleTicket({
    id: 'family',
    family: 1,
    price: 2500,
    subtickets: [examplePart('adults', 1, 2), examplePart('children', 1, 4, 300), examplePart('guide', 1, 1)],
  });
  const [adults, children, guide] = family.subtickets as [never, never, never];
  const sale = saleOf(exampleOffer([family]));
  const empty = openForm(sale.offer, VISIT);

  test('taking the first raises the others to their minimum and sets the fixed ones', () => {
    const { form } = setPart(empty, sale, family, children, 2);
    expect(form.parts.family).toEqual({ adults: 1, children: 2, guide: 1 });
    expect(chosenCount(form, family)).toBe(1);
    expect(formTotal(form, sale.offer)).toBe(2500 + 2 * 300);
  });

  test('a fixed subticket cannot be set by hand', () => {
    expect(setPart(empty, sale, family, guide, 1).form).toBe(empty);
  });

  test('below the minimum of a part the ticket is given back', () => {
    const { form } = setPart(empty, sale, family, children, 2);
    expect(setPart(form, sale, family, adults, 0).form.parts.family).toEqual({});
    expect(chosenCount(setPart(form, sale, family, adults, 0).form, family)).toBe(0);
  });

  test('a step up from 0 leads to the minimum, and never beyond the maximum', () => {
    const group = exampleTicket({ id: 'group', subtickets: [examplePart('pupils', 10, 12)] });
    const groupSale = saleOf(exampleOffer([group]));
    const pupils = firstOf(group.subtickets);
    const { form } = setPart(openForm(groupSale.offer, VISIT), groupSale, group, pupils, 1);
    expect(form.parts.group).toEqual({ pupils: 10 });
    expect(setPart(form, groupSale, group, pupils, 40).form.parts.group).toEqual({ pupils: 12 });
    expect(setPart(form, groupSale, group, pupils, 9).form.parts.group).toEqual({});
  });

  test('a part whose minimum is 0 may stay out', () => {
    const ticket = exampleTicket({ id: 'duo', subtickets: [examplePart('a', 0, 2), examplePart('b', 0, 2)] });
    const duoSale = saleOf(exampleOffer([ticket]));
    const one = setPart(openForm(duoSale.offer, VISIT), duoSale, ticket, firstOf(ticket.subtickets), 1).form;
    expect(one.parts.duo).toEqual({ a: 1, b: 0 });
    expect(chosenCount(setPart(one, duoSale, ticket, firstOf(ticket.subtickets), 0).form, ticket)).toBe(0);
  });

  test('a ticket whose subtickets are all fixed is taken or not', () => {
    const pair = exampleTicket({
      id: 'pair',
      price: 0,
      subtickets: [examplePart('a', 2, 2, 500), examplePart('b', 1, 1)],
    });
    const pairSale = saleOf(exampleOffer([pair]));
    const { form } = setCount(openForm(pairSale.offer, VISIT), pairSale, pair, 1);
    expect(form.parts.pair).toEqual({ a: 2, b: 1 });
    expect(mostOfTicket(form, pairSale, pair)).toBe(1);
    expect(formTotal(form, pairSale.offer)).toBe(1000);
    expect(chosenCount(setCount(form, pairSale, pair, 0).form, pair)).toBe(0);
  });

  test('the sum of subtickets is held against the places', () => {
    const tight = saleOf(exampleOffer([family], [exampleSlot(`${DAY} 10:00`, 4)]));
    expect(mostOfPart(empty, tight, family, children)).toBe(2);
    const { form } = setPart(empty, tight, family, children, 2);
    expect(setPart(form, tight, family, children, 3).refused).toEqual({ limit: 'visit', places: 4 });
    const full = saleOf(exampleOffer([family], [exampleSlot(`${DAY} 10:00`, 2)]));
    expect(mostOfPart(empty, full, family, children)).toBe(0);
    expect(setPart(empty, full, family, children, 1).refused).toEqual({ limit: 'visit', places: 2 });
  });
});

describe('before it can be added', () => {
  test('the first step that wants something is named', () => {
    const sale = saleOf();
    expect(formProblem(openForm(sale.offer, { day: '', time: '' }), sale)).toEqual({ step: 'day' });
    const noTimes = saleOf(exampleOffer(undefined, []));
    expect(formProblem(openForm(noTimes.offer, VISIT), noTimes)).toEqual({ step: 'time' });
    expect(formProblem(openForm(sale.offer, VISIT), sale)).toEqual({ step: 'tickets' });
  });

  test('tickets whose booking costs something warn once they are chosen', () => {
    const ticket = exampleTicket({ book_with_cost: 1, book_with_cost_warning: 'Cancelling costs 5 €.' });
    const sale = saleOf(exampleOffer([ticket]));
    const form = openForm(sale.offer, VISIT);
    expect(costWarning(form, ticket)).toBeUndefined();
    const taken = setCount(form, sale, ticket, 1).form;
    expect(costWarning(taken, ticket)).toBe('Cancelling costs 5 €.');
  });
});
