import { describe, expect, test } from 'vitest';
import type { BookingKind, TourRoom } from '../tours/tour-booking.ts';
import {
  examplePrice,
  exampleQuestion,
  exampleTourOffer,
  exampleTourSale,
  flagsOf,
  TOUR_DAY,
} from '../tours/tour-examples.ts';
import {
  beginTour,
  chooseTour,
  countTourRow,
  deskTourProblem,
  deskTourRows,
  hasKinds,
  stepTourTime,
} from './desk-tour.ts';

const tour = (id: string, times: Readonly<Record<string, TourRoom>>, letters = 's') =>
  exampleTourOffer({ detail: { id, ...flagsOf(letters) }, times });
const some = { places: 20 };
const none = { places: 0 };
const harbour = tour('harbour', { '10:00': none, '11:00': some, '15:00': some });
const attic = tour('attic', { '10:30': some });

describe('the tour that the desk begins with', () => {
  test('is the one that begins next and has something left', () => {
    expect(beginTour([harbour, attic], TOUR_DAY)).toMatchObject({
      tourId: 'attic',
      form: { date: TOUR_DAY, time: '10:30' },
    });
    expect(beginTour([], TOUR_DAY)).toBeUndefined();
  });

  test('stays, and goes to the next time once its own has filled up', () => {
    const before = chooseTour(harbour, TOUR_DAY);
    expect(before.form.time).toBe('11:00');
    expect(beginTour([harbour, attic], TOUR_DAY, before)).toMatchObject({
      tourId: 'harbour',
      form: { time: '11:00' },
    });
    const full = tour('harbour', { '11:00': none, '15:00': some });
    expect(beginTour([full, attic], TOUR_DAY, before)?.form.time).toBe('15:00');
    expect(beginTour([attic], TOUR_DAY, before)?.tourId).toBe('attic');
  });

  test('its times follow each other around those that are full', () => {
    const { form } = chooseTour(harbour, TOUR_DAY);
    const later = stepTourTime(harbour, form, 1);
    expect([later.time, stepTourTime(harbour, later, 1).time, stepTourTime(harbour, form, -1).time]).toEqual([
      '15:00',
      '11:00',
      '15:00',
    ]);
  });
});

describe('the rows to count on', () => {
  test.each<[string, string, BookingKind, string[]]>([
    ['single places', 's', 'places', ['ticket.adult', 'part.family.adults', 'part.family.children']],
    ['single places without tickets', 'sw', 'places', ['price.person']],
    ['a group', 'w', 'group', ['price.group', 'people']],
    [
      'a whole tour',
      't',
      'whole',
      ['price.group', 'ticket.adult', 'part.family.adults', 'part.family.children', 'people'],
    ],
  ])('of %s', (_, letters, kind, keys) => {
    const offer = tour('harbour', { '10:00': some }, letters);
    const { form } = chooseTour(offer, TOUR_DAY);
    expect(form.kind).toBe(kind);
    expect(deskTourRows(form, exampleTourSale(offer)).map(({ key }) => key)).toEqual(keys);
  });

  test('hold what there is room for', () => {
    const offer = tour('harbour', { '10:00': { places: 3 } }, 'w');
    const sale = exampleTourSale(offer);
    const { form } = chooseTour(offer, TOUR_DAY);
    const people = deskTourRows(form, sale).at(-1);
    if (!people) throw new Error('nobody');
    expect(people.most).toBe(3);
    expect(countTourRow(form, sale, people, 5).participants).toBe(3);
  });

  test('are of two kinds where single places and whole tours are sold', () => {
    expect([hasKinds(tour('a', {}, 'st')), hasKinds(tour('a', {}, 's'))]).toEqual([true, false]);
  });
});

describe('what keeps a tour from being sold', () => {
  const offer = exampleTourOffer({
    detail: flagsOf('w'),
    priceList: [examplePrice()],
    questions: [exampleQuestion({ required: true })],
  });
  const sale = exampleTourSale(offer);
  const { form } = chooseTour(offer, TOUR_DAY);

  test('is said, unless nobody was counted and something else is sold', () => {
    expect(deskTourProblem(form, sale, false)).toMatchObject({ step: 'counts' });
    expect(deskTourProblem(form, sale, true)).toBeUndefined();
    const counted = { ...form, participants: 4 };
    expect(deskTourProblem(counted, sale, true)).toMatchObject({ step: 'questions' });
  });
});
