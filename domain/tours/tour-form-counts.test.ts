import { describe, expect, test } from 'vitest';
import { type BookingKind, bookingProblem } from './tour-booking.ts';
import {
  examplePrice,
  exampleTourForm,
  exampleTourOffer,
  exampleTourSale,
  exampleTourTicket,
  familyTicket,
  flaggedOffer,
  flaggedSale,
  flagsOf,
  personPrice,
  TOUR_DAY,
} from './tour-examples.ts';
import {
  chooseTime,
  formPeople,
  formTickets,
  formTotal,
  formTours,
  openTourForm,
  tourFormProblem,
} from './tour-form.ts';
import {
  leastOfPrice,
  mostOfPart,
  mostOfParticipants,
  mostOfPrice,
  mostOfTicket,
  setPart,
  setParticipants,
  setTickets,
  setTours,
} from './tour-form-counts.ts';
import { roomAt, type TakenTour, tariffAt } from './tour-sale.ts';

const GROUP = examplePrice();
const PERSON = personPrice();
const ADULT = exampleTourTicket();
const FAMILY = familyTicket();
const [ADULTS, CHILDREN, BABY_SEAT] = FAMILY.subtickets as [never, never, never];

function wish(time = '', date = TOUR_DAY) {
  return { date, time };
}

describe('how many can be chosen', () => {
  // flags, kind, places left, guides left; the most tours that can be set, and then the most people
  test.each([
    ['s', 'places', 20, undefined, 0, 10],
    ['s', 'places', 10, undefined, 0, 10],
    ['s', 'places', 7, undefined, 0, 7],
    ['s', 'places', 0, undefined, 0, 0],
    ['st', 'places', 7, undefined, 0, 7],
    ['t', 'whole', 20, undefined, 2, 20],
    ['t', 'whole', 19, undefined, 1, 10],
    ['t', 'whole', 20, 1, 1, 10],
    ['t', 'whole', 9, undefined, 0, 0],
    ['st', 'whole', 20, undefined, 2, 20],
    ['', 'group', 20, undefined, 2, 20],
    ['', 'group', 19, undefined, 2, 19],
    ['', 'group', 7, undefined, 1, 7],
    ['', 'group', 0, undefined, 0, 0],
  ] as [string, BookingKind, number, number | undefined, number, number][])(
    'flags "%s", %s, %s places and %s guides left: %s tours, %s people',
    (letters, kind, places, guides, tours, people) => {
      for (const flags of [letters, `${letters}w`]) {
        const sale = flaggedSale(flags, { places, guides });
        const start = exampleTourForm(sale, kind);
        const form = kind === 'places' ? start : setTours(start, sale, GROUP, 1000);
        expect(formTours(form, sale)).toBe(tours);
        if (kind === 'places' && flags.includes('w')) {
          expect(mostOfPrice(form, sale, PERSON)).toBe(people);
          expect(formPeople(setTours(form, sale, PERSON, people + 1), sale)).toBe(people);
        } else if (kind !== 'places') {
          expect(mostOfParticipants(form, sale)).toBe(people);
          expect(setParticipants(form, sale, people + 1).participants).toBe(people);
        }
        if (!flags.includes('w')) {
          expect(mostOfTicket(form, sale, ADULT)).toBe(people);
          expect(formTickets(setTickets(form, sale, ADULT, people + 1), sale)).toBe(people);
        }
      }
    },
  );

  test.each([[-1], [Number.NaN], [0.9], [Number.NEGATIVE_INFINITY]])('%s counts as 0', (count) => {
    const sale = flaggedSale('s');
    const form = setTickets(openTourForm(sale.offer, wish()), sale, ADULT, 3);
    expect(setTickets(form, sale, ADULT, count).tickets).toEqual({ adult: 0 });
    expect(setParticipants({ ...form, participants: 3 }, sale, count).participants).toBe(0);
    const persons = flaggedSale('sw');
    expect(setTours(openTourForm(persons.offer, wish()), persons, PERSON, count).tours).toEqual({
      person: 0,
    });
  });

  test('all tickets share the places of the tours', () => {
    const sale = flaggedSale('t');
    const form = setTickets(openTourForm(sale.offer, wish()), sale, ADULT, 8);
    expect(mostOfTicket(form, sale, ADULT)).toBe(10);
    expect(mostOfPart(form, sale, FAMILY, CHILDREN)).toBe(0);
    expect(setPart(form, sale, FAMILY, CHILDREN, 1).parts).toEqual({ family: {} });
    const two = setTours(form, sale, GROUP, 2);
    expect(mostOfPart(two, sale, FAMILY, CHILDREN)).toBe(4);
    expect(formTickets(setPart(two, sale, FAMILY, CHILDREN, 4), sale)).toBe(8 + 1 + 4 + 1);
  });

  test('all persons of a price list share the places of the tour', () => {
    const child = personPrice({ id: 'child', price: 200 });
    const offer = exampleTourOffer({ detail: flagsOf('sw'), priceList: [PERSON, child] });
    const sale = exampleTourSale(offer);
    const form = setTours(openTourForm(offer, wish()), sale, PERSON, 7);
    expect(mostOfPrice(form, sale, child)).toBe(3);
    expect(formTotal(setTours(form, sale, child, 9), sale)).toBe(7 * 500 + 3 * 200);
  });

  test('what the cart holds of the time is not offered again', () => {
    const at = (time: string, places: number, tours: number) => ({
      datetime: `${TOUR_DAY} ${time}`,
      places,
      tours,
    });
    const left = (letters: string, ...taken: TakenTour[]) => {
      const sale = flaggedSale(letters, { places: 20 }, taken);
      return roomAt(openTourForm(sale.offer, wish()), sale);
    };
    expect(left('st', at('10:00', 3, 0), at('10:00', 4, 0))).toEqual({ places: 13, tours: 1 });
    expect(left('st', at('10:00', 10, 1), at('10:00', 1, 0))).toEqual({ places: 9, tours: 0 });
    expect(left('t', at('10:00', 10, 1))).toEqual({ places: 10, tours: 1 });
    expect(left('t', at('10:00', 30, 3))).toEqual({ places: 0, tours: 0 });
    expect(left('t', at('14:00', 20, 2))).toEqual({ places: 20, tours: 2 });
    // Groups share their tours: five people leave room for fifteen, in two groups.
    expect(left('', at('10:00', 5, 1))).toEqual({ places: 15, tours: 2 });
    expect(left('', at('10:00', 12, 2))).toEqual({ places: 8, tours: 1 });
  });

  test('what the cart holds takes as much as what somebody else has booked', () => {
    const taken = [{ datetime: `${TOUR_DAY} 10:00`, places: 10, tours: 1 }];
    const mine = flaggedSale('t', { places: 40, guides: 3 }, taken);
    const others = flaggedSale('t', { places: 30, guides: 2 });
    const form = openTourForm(mine.offer, wish());
    expect(roomAt(form, mine)).toEqual(roomAt(form, others));
  });

  test('no party is larger than what can be sent', () => {
    const offer = exampleTourOffer({
      detail: { ...flagsOf('tw'), max_participants: 600 },
      times: { '10:00': { places: 1200 } },
    });
    const sale = exampleTourSale(offer);
    const form = setParticipants(setTours(openTourForm(offer, wish()), sale, GROUP, 2), sale, 1200);
    expect(form.participants).toBe(1000);
    expect(tourFormProblem(form, sale)).toBeUndefined();
  });
});

describe('fewer tours than the people need', () => {
  test('cannot be chosen while the people are counted', () => {
    const sale = flaggedSale('tw');
    const two = setTours(openTourForm(sale.offer, wish()), sale, GROUP, 2);
    const form = setParticipants(two, sale, 15);
    expect(leastOfPrice(form, sale, GROUP)).toBe(2);
    expect(setTours(form, sale, GROUP, 1).tours).toEqual({ group: 2 });
    expect(setTours(setParticipants(form, sale, 10), sale, GROUP, 1).tours).toEqual({ group: 1 });
  });

  test('cannot be chosen while tickets are chosen for the people', () => {
    const sale = flaggedSale('t');
    const form = setTickets(setTours(openTourForm(sale.offer, wish()), sale, GROUP, 2), sale, ADULT, 11);
    expect(leastOfPrice(form, sale, GROUP)).toBe(2);
  });

  test('are possible at a time that has no more', () => {
    const sale = exampleTourSale(flaggedOffer('tw', { '10:00': { places: 20 }, '14:00': { places: 10 } }));
    const two = setTours(openTourForm(sale.offer, { ...wish(), time: '10:00' }), sale, GROUP, 2);
    const form = chooseTime(setParticipants(two, sale, 15), sale.offer, '14:00');
    expect(tourFormProblem(form, sale)).toEqual({ step: 'places', wanted: 2, left: 1, of: 'tours' });
    const one = setTours(form, sale, GROUP, 1);
    expect(tourFormProblem(one, sale)).toEqual({ step: 'counts', problem: { code: 'TOO_MANY', most: 10 } });
    expect(tourFormProblem(setParticipants(one, sale, 10), sale)).toBeUndefined();
  });

  test('one price can replace another without counting the people again', () => {
    const school = examplePrice({ id: 'school', price: 5000 });
    const offer = exampleTourOffer({
      detail: flagsOf('tw'),
      priceList: [GROUP, school],
      times: { '10:00': { places: 10 } },
    });
    const sale = exampleTourSale(offer);
    const form = setParticipants(setTours(openTourForm(offer, wish()), sale, school, 1), sale, 8);
    expect(mostOfPrice(form, sale, GROUP)).toBe(0);
    const none = setTours(form, sale, school, 0);
    expect(tourFormProblem(none, sale)).toEqual({ step: 'counts', problem: { code: 'TOURS_MISSING' } });
    const other = setTours(none, sale, GROUP, 1);
    expect(tourFormProblem(other, sale)).toBeUndefined();
    expect(formTotal(other, sale)).toBe(9000);
  });
});

describe('the people of a group', () => {
  const sale = flaggedSale('t');
  const start = openTourForm(sale.offer, wish());
  const tickets = setPart(setTickets(start, sale, ADULT, 4), sale, FAMILY, CHILDREN, 2);

  test('follow its tickets, so that nobody counts them twice', () => {
    expect(tickets.participants).toBe(formTickets(tickets, sale));
    expect(setTickets(tickets, sale, ADULT, 1).participants).toBe(tickets.participants - 3);
  });

  test('until the visitor has given another number', () => {
    const given = setParticipants(tickets, sale, 9);
    expect(setTickets(given, sale, ADULT, 1).participants).toBe(9);
    const first = setParticipants(start, sale, 6);
    expect(setTickets(first, sale, ADULT, 2).participants).toBe(6);
  });

  test('where places are sold one by one, the tickets are the people', () => {
    const single = flaggedSale('s');
    expect(setTickets(openTourForm(single.offer, wish()), single, ADULT, 3).participants).toBe(0);
  });
});

describe('too many for a time with less room', () => {
  const sale = exampleTourSale(flaggedOffer('s', { '10:00': { places: 20 }, '14:00': { places: 4 } }));
  const young = exampleTourTicket({ id: 'young' });
  const both = { ...sale, offer: { ...sale.offer, tickets: [ADULT, young, FAMILY] } };
  const start = openTourForm(both.offer, { ...wish(), time: '10:00' });
  const form = chooseTime(setTickets(setTickets(start, both, ADULT, 5), both, young, 5), both.offer, '14:00');

  test('stay chosen, are reported with both numbers and keep the form out of the cart', () => {
    expect(formTickets(form, both)).toBe(10);
    expect(tourFormProblem(form, both)).toEqual({ step: 'places', wanted: 10, left: 4, of: 'places' });
  });

  test('fewer is always possible, step by step; more is not', () => {
    expect(setTickets(form, both, ADULT, 4).tickets).toEqual({ adult: 4, young: 5 });
    expect(setTickets(form, both, ADULT, 6).tickets).toEqual({ adult: 5, young: 5 });
    const fits = setTickets(setTickets(form, both, ADULT, 2), both, young, 2);
    expect(tourFormProblem(fits, both)).toBeUndefined();
    expect(setTickets(fits, both, young, 3)).toEqual(fits);
  });

  test('a family becomes smaller person by person', () => {
    const family = { adults: 2, children: 3, 'baby-seat': 1 };
    const large = chooseTime({ ...start, parts: { family } }, both.offer, '14:00');
    expect(setPart(large, both, FAMILY, CHILDREN, 4).parts.family).toEqual(family);
    const smaller = setPart(large, both, FAMILY, CHILDREN, 2);
    expect(smaller.parts.family).toEqual({ ...family, children: 2 });
    expect(tourFormProblem(setPart(smaller, both, FAMILY, ADULTS, 1), both)).toBeUndefined();
  });
});

describe('a ticket with subtickets', () => {
  const sale = flaggedSale('s');
  const empty = openTourForm(sale.offer, wish());

  test('taking the first part raises the others to their fewest', () => {
    expect(setPart(empty, sale, FAMILY, CHILDREN, 2).parts.family).toEqual({
      adults: 1,
      children: 2,
      'baby-seat': 1,
    });
  });

  test('below the fewest of a part it is removed', () => {
    const form = setPart(empty, sale, FAMILY, CHILDREN, 2);
    expect(setPart(form, sale, FAMILY, ADULTS, 0).parts.family).toEqual({});
  });

  test('never has more of a part than is allowed', () => {
    expect(mostOfPart(empty, sale, FAMILY, CHILDREN)).toBe(4);
    expect(setPart(empty, sale, FAMILY, CHILDREN, 40).parts.family).toEqual({
      adults: 1,
      children: 4,
      'baby-seat': 1,
    });
  });

  test('a fixed part cannot be set by hand', () => {
    const form = setPart(empty, sale, FAMILY, CHILDREN, 2);
    for (const count of [0, 1, 5]) {
      expect(setPart(empty, sale, FAMILY, BABY_SEAT, count)).toBe(empty);
      expect(setPart(form, sale, FAMILY, BABY_SEAT, count)).toBe(form);
    }
  });

  test('whose parts are all fixed is taken or not, when there is room for all of them', () => {
    const pair = {
      ...FAMILY,
      id: 'pair',
      subtickets: [{ ...FAMILY.subtickets[0], min_quantity: 2 }] as never,
    };
    const offer = { ...sale.offer, tickets: [ADULT, pair] };
    const pairs = exampleTourSale(offer);
    const form = setTickets(empty, pairs, pair, 7);
    expect(form.parts.pair).toEqual({ adults: 2 });
    expect(mostOfTicket(form, pairs, pair)).toBe(1);
    expect(setTickets(form, pairs, pair, 0).parts.pair).toEqual({});
    const full = setTickets(empty, pairs, ADULT, 9);
    expect(mostOfTicket(full, pairs, pair)).toBe(0);
    expect(formTickets(setTickets(full, pairs, pair, 1), pairs)).toBe(9);
  });

  test('that admits nobody cannot be chosen', () => {
    const nobody = {
      ...FAMILY,
      id: 'nobody',
      subtickets: [{ ...FAMILY.subtickets[0], min_quantity: 0, max_quantity: 0 }] as never,
    };
    const nobodies = exampleTourSale({ ...sale.offer, tickets: [nobody] });
    expect(mostOfTicket(empty, nobodies, nobody)).toBe(0);
  });

  test('whose parts are chosen is counted by them only', () => {
    expect(setTickets(empty, sale, FAMILY, 3)).toBe(empty);
  });
});

describe('the eight ways to offer a tour, at their bounds', () => {
  // Ten people a group, at least two; 25 places left, which are two whole tours or three groups.
  const BOUNDS: Record<BookingKind, [tours: number, people: number, fits: boolean][]> = {
    places: [
      [0, 0, false],
      [0, 1, true],
      [0, 9, true],
      [0, 10, true],
      [0, 11, false],
    ],
    whole: [
      [0, 2, false],
      [1, 0, false],
      [1, 1, false],
      [1, 2, true],
      [1, 10, true],
      [1, 11, false],
      [2, 20, true],
      [2, 21, false],
      [3, 20, false],
    ],
    group: [
      [0, 2, false],
      [1, 0, false],
      [1, 1, false],
      [1, 2, true],
      [1, 10, true],
      [1, 11, false],
      [2, 20, true],
      [3, 25, true],
      [3, 26, false],
      [4, 25, false],
    ],
  };

  const KINDS: [string, BookingKind][] = [
    ['', 'group'],
    ['w', 'group'],
    ['t', 'whole'],
    ['tw', 'whole'],
    ['s', 'places'],
    ['sw', 'places'],
    ['st', 'places'],
    ['st', 'whole'],
    ['stw', 'places'],
    ['stw', 'whole'],
  ];

  describe.each(KINDS)('flags "%s", %s', (letters, kind) => {
    const sale = flaggedSale(letters, { places: 25 });
    const ticketless = letters.includes('w');
    const formOf = (tours: number, participants: number, tickets: number) =>
      exampleTourForm(sale, kind, {
        tours: kind === 'places' ? { person: participants } : { group: tours },
        participants: kind === 'places' ? 0 : participants,
        tickets: { adult: tickets },
      });

    test.each(BOUNDS[kind])('%s tours for %s people: %s', (tours, people, fits) => {
      expect(tourFormProblem(formOf(tours, people, people), sale) === undefined).toBe(fits);
    });

    test('a ticket more or fewer than there are people', () => {
      for (const more of [-1, 1]) {
        const form = formOf(1, 5, 5 + more);
        expect(tourFormProblem(form, sale) === undefined).toBe(ticketless || kind === 'places');
        if (!ticketless && kind !== 'places')
          expect(bookingProblem(tariffAt(form, sale), kind, form)?.code).toBe('TICKETS_DIFFER');
      }
    });
  });
});
