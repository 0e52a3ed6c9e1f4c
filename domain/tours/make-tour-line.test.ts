import { describe, expect, test } from 'vitest';
import { toCartItem } from '../cart/to-cart-item.ts';
import { lastAnswers, takenTours, toTourLine } from './make-tour-line.ts';
import type { BookingKind } from './tour-booking.ts';
import {
  exampleQuestion,
  exampleTourForm,
  exampleTourOffer,
  exampleTourSale,
  flagsOf,
  TOUR_DAY,
} from './tour-examples.ts';
import { exampleTourLine } from './tour-line-examples.ts';
import { tourLineParts } from './tour-line-parts.ts';
import type { TourForm } from './tour-sale.ts';

function saleOf(letters: string) {
  return exampleTourSale(exampleTourOffer({ detail: flagsOf(letters), times: { '10:00': { places: 25 } } }));
}
function lineOf(letters: string, kind: BookingKind, change: Partial<TourForm>) {
  const sale = saleOf(letters);
  return toTourLine(exampleTourForm(sale, kind, change), sale);
}

const FAMILY = { adults: 1, children: 2, 'baby-seat': 1 };
const GROUP = { id: 'group', name: 'Group', price: 9000, vat_value: 0 };
const PERSON = { id: 'person', name: 'Person', price: 500, vat_value: 19 };

describe('the line of a booking', () => {
  const answers = { name: 'Form 7b' };
  const tickets = { adult: 3 };
  const parts = { family: FAMILY };

  test('single places, by their tickets', () => {
    expect(lineOf('st', 'places', { tickets, parts, tours: { group: 2 }, participants: 99 })).toMatchObject({
      single_ticketing: 1,
      book_complete_tour: 0,
      tours: [],
      participants: 7,
      places: 7,
      totalCount: 7,
      priceId: '',
      price: 0,
      vat_value: 7,
      totalPrice: 3 * 1200 + 2500 + 4 * 300,
    });
  });

  test('single places without tickets, by the number of persons', () => {
    expect(lineOf('stw', 'places', { tours: { person: 4 }, tickets, parts })).toMatchObject({
      tours: [{ ...PERSON, count: 4 }],
      tickets: [],
      participants: 4,
      places: 4,
      totalCount: 4,
      priceId: 'person',
      price: 500,
      vat_value: 19,
      totalPrice: 2000,
    });
  });

  test('whole tours take all of their places', () => {
    expect(lineOf('st', 'whole', { tours: { group: 2 }, tickets, participants: 3 })).toMatchObject({
      single_ticketing: 0,
      book_complete_tour: 1,
      tours: [{ ...GROUP, count: 2 }],
      participants: 3,
      places: 20,
      totalCount: 2,
      priceId: 'group',
      price: 9000,
      vat_value: 0,
      totalPrice: 18_000 + 3600,
    });
  });

  test('groups take the places of their people', () => {
    expect(lineOf('w', 'group', { tours: { group: 3 }, tickets, participants: 25 })).toMatchObject({
      single_ticketing: 0,
      book_complete_tour: 0,
      tours: [{ ...GROUP, count: 3 }],
      tickets: [],
      participants: 25,
      places: 25,
      totalCount: 3,
      totalPrice: 27_000,
    });
  });

  test('names what was booked, where and when, in the wording of the page', () => {
    const offer = exampleTourOffer({ detail: flagsOf('s'), questions: [exampleQuestion()] });
    const sale = exampleTourSale(offer);
    expect(toTourLine(exampleTourForm(sale, 'places', { parts, answers }), sale)).toEqual({
      type: 'guidedTour',
      id: 'slot-20',
      tourId: 'harbour-de',
      name: 'The harbour by lamplight',
      eventName: 'Tide Lines',
      langIdentifier: 'de',
      langName: 'German',
      venue: 'Altes Pumpwerk',
      meeting_point: 'At the cloakroom',
      date: TOUR_DAY,
      time: '10:00',
      datetime_end: `${TOUR_DAY} 11:30`,
      answers: [{ qId: 'name', type: 'text', label: 'Name of the group', value: 'Form 7b', text: 'Form 7b' }],
      tickets: [
        {
          id: 'family',
          name: 'Family',
          price: 2500,
          vat_value: 7,
          count: 1,
          subtickets: [
            { id: 'adults', name: 'adults', price: 300, vat_value: 7, count: 1 },
            { id: 'children', name: 'children', price: 300, vat_value: 7, count: 2 },
            { id: 'baby-seat', name: 'baby-seat', price: 300, vat_value: 7, count: 1 },
          ],
        },
      ],
      tours: [],
      single_ticketing: 1,
      book_complete_tour: 0,
      participants: 4,
      places: 4,
      totalCount: 4,
      priceId: '',
      price: 0,
      vat_value: 7,
      totalPrice: 2500 + 4 * 300,
      withdrawal_days: 0,
      picture: '/media/harbour-{width}.avif',
    });
  });

  test.each([
    ['an empty form', {}],
    ['no day', { tickets, date: '' }],
    ['a time that is not offered', { tickets, time: '23:00' }],
    ['the day of another offer', { tickets, date: '2026-12-25' }],
    ['too many', { tickets: { adult: 11 } }],
    ['half a family', { parts: { family: { adults: 1 } } }],
  ])('is not made for %s', (_, change) => {
    expect(lineOf('s', 'places', change)).toBeUndefined();
  });

  test('is not made for more than is left after what the cart holds', () => {
    const sale = { ...saleOf('s'), taken: [{ datetime: `${TOUR_DAY} 10:00`, places: 23, tours: 0 }] };
    const lineFor = (adult: number) =>
      toTourLine(exampleTourForm(sale, 'places', { tickets: { adult } }), sale);
    expect(lineFor(2)?.participants).toBe(2);
    expect(lineFor(3)).toBeUndefined();
  });
});

describe('what is read from a line', () => {
  const line = exampleTourLine();
  const places = lineOf('s', 'places', { tickets: { adult: 3 } }) ?? line;

  test('what the cart holds of a tour, per booking, without other tours', () => {
    const other = { ...line, tourId: 'harbour-en' };
    expect(takenTours([line, other, places], 'harbour-de')).toEqual([
      { datetime: `${TOUR_DAY} 10:00`, places: 20, tours: 2 },
      { datetime: `${TOUR_DAY} 10:00`, places: 3, tours: 0 },
    ]);
  });

  test('the latest answers for a tour, so that the visitor need not repeat them', () => {
    const answer = { qId: 'school', type: 'text', label: 'School', text: 'x' } as const;
    const asked = (value: string) => ({ ...line, answers: [{ ...answer, value }] });
    expect(lastAnswers([asked('first'), asked('last')], line.tourId)).toEqual({ school: 'last' });
    expect(lastAnswers([asked('first')], 'harbour-en')).toEqual({});
    expect(lastAnswers([], line.tourId)).toEqual({});
  });

  test('its amounts one by one, without family members who do not come', () => {
    const family = line.tickets.map((ticket) => ({
      ...ticket,
      subtickets: ticket.subtickets.map((part) => ({
        ...part,
        count: part.id === 'adults' ? 0 : part.count,
      })),
    }));
    expect(
      tourLineParts({ ...line, tickets: family }).map(({ name, count, price }) => [count, name, price]),
    ).toEqual([
      [2, 'Group', 9000],
      [2, 'Adult', 1200],
      [1, 'Family', 2500],
      [1, 'children', 300],
      [1, 'baby-seat', 300],
    ]);
  });

  test('what the server is sent: identity, counts, answers and the price that was shown', () => {
    expect(toCartItem(line)).toEqual({
      type: 'guidedTour',
      tourId: 'harbour-de',
      datetime: `${TOUR_DAY} 10:00`,
      answers: [{ qId: 'name', value: 'Form 7b' }],
      prices: [{ id: 'group', count: 2 }],
      tickets: [
        { id: 'adult', count: 2, subtickets: [] },
        {
          id: 'family',
          count: 1,
          subtickets: [
            { id: 'adults', count: 1 },
            { id: 'children', count: 1 },
            { id: 'baby-seat', count: 1 },
          ],
        },
      ],
      participants: 5,
      totalPrice: 18_000 + 2400 + 2500 + 900,
    });
  });
});
