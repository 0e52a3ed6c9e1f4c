// What a tour costs, takes and prints, for each way of booking and at its bounds; quoted as the shop quotes it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Quote } from '../../domain/orders/quote.ts';
import { vatSums } from '../../domain/products/vat.ts';
import { isRefusal, type Refusal } from '../../domain/refusal.ts';
import type { TourItem } from '../../domain/tours/tour-item.ts';
import type { TourOrderLine } from '../../domain/tours/tour-order-line.ts';
import { emptyAvailability } from '../capacity/availability.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import {
  addTestTours,
  GUIDES_MUSEUM_YAML,
  QUESTIONS_YAML,
  type TourKind,
  tourYaml,
} from '../testing/test-tours.ts';
import { quoteTour } from './quote-tour.ts';
import { loadTours, type TourCatalogue } from './tour-catalogue.ts';

// A Wednesday morning, eight o'clock in the museum.
const START = new Date('2026-11-18T07:00:00Z');
const TEN = '2026-11-18 10:00';

describe.each(testDatabases())('a tour is quoted on $name', ({ open }) => {
  let database: Database;
  let museum: TestMuseum;
  let tours: TourCatalogue;
  let now = START;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', GUIDES_MUSEUM_YAML.replace('horizon_days: 60', 'horizon_days: 400'));
    addTestTours(museum, { group: QUESTIONS_YAML, whole: 'guides: guides\n', 'places-b': 'event: flut\n' });
    const night = tourYaml('places')
      .replaceAll('places-', 'night-')
      .replace('"10:00", ', '"01:30", "02:30", ');
    museum.put('tours/night.yaml', night);
    museum.put(
      'tours/ahead.yaml',
      `book_ahead_hours: 48\n${tourYaml('places').replaceAll('places-', 'ahead-')}`,
    );
    database = await open();
    await importMuseum(database, museum.folder, START);
    tours = await loadTours(database, 'de');
  });
  afterAll(async () => {
    await database.close();
    museum.remove();
  });

  const clock = createMuseumClock('Europe/Berlin', () => now);
  const quote = (
    id: string,
    more: Partial<TourItem>,
    language: 'de' | 'en' = 'de',
  ): Promise<Quote<TourOrderLine> | Refusal> => {
    const item: TourItem = { type: 'guidedTour', tourId: id, datetime: TEN, ...more };
    const shop = { database, now: () => now, availability: emptyAvailability() };
    return quoteTour(item, 3, { ...shop, tours, clock, language });
  };
  const quoted = async (...args: Parameters<typeof quote>): Promise<Quote<TourOrderLine>> => {
    const answer = await quote(...args);
    if (isRefusal(answer)) throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer;
  };
  const said = async (...args: Parameters<typeof quote>): Promise<unknown> => {
    const answer = await quote(...args);
    return isRefusal(answer) ? [answer.refused, answer.details ?? answer.fields ?? {}] : 'quoted';
  };

  const voll = (count: number) => ({ id: 'voll', count });
  const frei = (count: number) => ({ id: 'frei', count });
  const familie = (gross: number, klein: number) => ({
    id: 'familie',
    count: 1,
    subtickets: [
      { id: 'gross', count: gross },
      { id: 'klein', count: klein },
    ],
  });
  const gruppe = (count: number) => ({ id: 'gruppe', count });
  const answers = [{ qId: 'alter', value: 'grosse' }];

  test('single places: each ticket is a place; a family is one ticket and comes in together', async () => {
    const { totalPrice, vatParts, claims, orderLine, admissions } = await quoted(
      'places-de',
      { tickets: [frei(1), voll(2), familie(1, 2)] },
      'en',
    );
    expect(totalPrice).toBe(2 * 1200 + 100 + 1000 + 2 * 300);
    expect(vatSums(vatParts).map(({ vat_value, gross }) => [vat_value, gross])).toEqual([
      [7, 3500],
      [0, 600],
    ]);
    const from = Date.parse('2026-11-18T09:00:00Z');
    expect(claims).toEqual([
      { line: 3, pool: 'tour:places-de', from, until: from + 1, startsAtSlot: true, quantity: 6 },
    ]);
    expect(orderLine).toEqual({
      type: 'guidedTour',
      id: 'places-de',
      name: '2 × Adult, 1 × Kind, 1 × Familie',
      title: 'Tour places',
      venue: 'Haus',
      address: 'Steg 1, 10115 Berlin',
      datetime: TEN,
      datetime_end: '2026-11-18 11:00',
      count: 6,
      parts: [
        { name: 'Adult', count: 2, price: 1200, vat_value: 7 },
        { name: 'Kind', count: 1, price: 0, vat_value: 7 },
        { name: 'Familie', count: 1, price: 100, vat_value: 7, members: 2 },
        { name: 'Große', count: 1, price: 1000, vat_value: 7 },
        { name: 'Kleine', count: 2, price: 300, vat_value: 0 },
      ],
      totalPrice,
      withdrawal_days: 0,
      tour: {
        langIdentifier: 'de',
        langName: 'German',
        meeting_point: 'At the desk',
        eventName: '',
        participants: 6,
        tours: 0,
        book_complete_tour: false,
        answers: [],
      },
    });
    expect(admissions).toEqual([
      { name: 'Adult', persons: 1 },
      { name: 'Adult', persons: 1 },
      { name: 'Kind', persons: 1 },
      { name: 'Familie', persons: 3 },
    ]);
  });

  test('single places without tickets: persons are counted, and each is admitted', async () => {
    const { totalPrice, orderLine, admissions } = await quoted('places-b-de', {
      prices: [{ id: 'person', count: 2 }],
    });
    expect(totalPrice).toBe(1000);
    expect(orderLine).toMatchObject({
      name: '2 × Person',
      count: 2,
      tour: { eventName: 'Flut', participants: 2 },
    });
    expect(admissions).toEqual([
      { name: 'Person', persons: 1 },
      { name: 'Person', persons: 1 },
    ]);
  });

  test('whole tours take all their places and a guide each; the party is split over them', async () => {
    const { totalPrice, claims, orderLine, admissions } = await quoted('whole-de', {
      prices: [gruppe(1), { id: 'schule', count: 1 }],
      tickets: [voll(2), frei(5)],
      participants: 7,
    });
    expect(totalPrice).toBe(8000 + 4000 + 2 * 1200);
    const from = Date.parse('2026-11-18T09:00:00Z');
    const shared = { line: 3, from };
    expect(claims).toEqual([
      { ...shared, pool: 'tour:whole-de', until: from + 1, startsAtSlot: true, quantity: 12, lineCount: 2 },
      { ...shared, pool: 'guides', until: from + 3_600_000, startsAtSlot: false, quantity: 2 },
    ]);
    expect(orderLine).toMatchObject({
      name: '1 × Gruppe, 1 × Schulklasse, 2 × Erwachsene, 5 × Kind',
      count: 2,
      tour: { participants: 7, tours: 2, book_complete_tour: true },
    });
    expect(admissions).toEqual([
      { name: 'Gruppe', persons: 3 },
      { name: 'Schulklasse', persons: 4 },
    ]);
  });

  test('groups take as many places as they have people, and no guide', async () => {
    const { totalPrice, claims, orderLine, admissions } = await quoted('group-b-de', {
      prices: [gruppe(2)],
      participants: 9,
    });
    expect(totalPrice).toBe(16_000);
    expect(claims).toMatchObject([{ pool: 'tour:group-b-de', quantity: 9 }]);
    expect(claims[0]).not.toHaveProperty('lineCount');
    expect(orderLine).toMatchObject({
      count: 2,
      tour: { participants: 9, tours: 2, book_complete_tour: false },
    });
    expect(admissions.map(({ persons }) => persons)).toEqual([4, 5]);
  });

  test('a tour that is sold both ways is booked by what is counted', async () => {
    expect((await quoted('both-de', { tickets: [voll(4)] })).claims).toMatchObject([{ quantity: 4 }]);
    expect((await quoted('both-de', { tickets: [voll(4)], prices: [gruppe(1)] })).claims).toMatchObject([
      { quantity: 6, lineCount: 1 },
    ]);
    expect((await quoted('both-b-de', { prices: [{ id: 'person', count: 1 }] })).totalPrice).toBe(500);
    expect((await quoted('both-b-de', { prices: [gruppe(1)], participants: 3 })).totalPrice).toBe(8000);
  });

  describe('the bounds of every way of booking', () => {
    const party = (kind: TourKind, tourCount: number, people: number): Partial<TourItem> => {
      const without = kind.endsWith('-b');
      return {
        prices: [gruppe(tourCount)],
        participants: people,
        ...(without ? {} : { tickets: [voll(people)] }),
        ...(kind === 'group' ? { answers } : {}),
      };
    };
    test.each<TourKind>(['whole', 'whole-b', 'both', 'both-b', 'group', 'group-b'])(
      'a party on %s: three people to six, twice as many on two',
      async (kind) => {
        const outcome = (tourCount: number, people: number) =>
          said(`${kind}-de`, party(kind, tourCount, people));
        expect(await outcome(1, 2)).toEqual(['TOUR_GROUP_TOO_SMALL', { least: 3 }]);
        expect(await outcome(1, 3)).toBe('quoted');
        expect(await outcome(1, 6)).toBe('quoted');
        expect(await outcome(1, 7)).toEqual(['TOUR_GROUP_TOO_LARGE', { most: 6 }]);
        expect(await outcome(2, 12)).toBe('quoted');
        expect(await outcome(2, 13)).toEqual(['TOUR_GROUP_TOO_LARGE', { most: 12 }]);
        expect(await outcome(1, 0)).toEqual(['TOUR_PARTICIPANTS_MISSING', {}]);
      },
    );

    test.each<TourKind>(['places', 'places-b', 'both', 'both-b'])(
      'places on %s: one to six',
      async (kind) => {
        const outcome = (count: number) =>
          said(
            `${kind}-de`,
            kind.endsWith('-b') ? { prices: [{ id: 'person', count }] } : { tickets: [voll(count)] },
          );
        expect([await outcome(1), await outcome(6)]).toEqual(['quoted', 'quoted']);
        expect(await outcome(7)).toEqual(['TOUR_GROUP_TOO_LARGE', { most: 6 }]);
        expect(await outcome(0)).toEqual(['TOUR_PARTICIPANTS_MISSING', {}]);
      },
    );

    test('each participant has a ticket', async () => {
      expect(await said('whole-de', { prices: [gruppe(1)], participants: 4, tickets: [voll(3)] })).toEqual([
        'TOUR_TICKETS_DIFFER',
        { participants: 4, tickets: 3 },
      ]);
      expect(
        await said('whole-de', { prices: [gruppe(1)], participants: 4, tickets: [voll(1), familie(1, 2)] }),
      ).toBe('quoted');
      expect(await said('whole-de', { prices: [gruppe(1)], tickets: [voll(4)] })).toBe('quoted');
    });

    test('every tour has at least one person', async () => {
      const party = (participants: number) => ({ prices: [gruppe(5)], participants });
      expect(await said('whole-b-de', party(4))).toEqual(['TOUR_GROUP_TOO_SMALL', { least: 5 }]);
      expect((await quoted('whole-b-de', party(5))).admissions.map(({ persons }) => persons)).toEqual([
        1, 1, 1, 1, 1,
      ]);
    });
  });

  describe('answers', () => {
    const with_ = (given: TourItem['answers']) => ({
      prices: [gruppe(1)],
      tickets: [voll(3)],
      answers: given ?? [],
    });
    test('are kept in the words of the buyer’s language', async () => {
      const given = [
        ...answers,
        { qId: 'hilfe', value: ['ohr', 'rad'] },
        { qId: 'wunsch', value: ' leise  ' },
        { qId: 'klasse', value: '7' },
        { qId: 'gestern', value: 'x' },
      ];
      expect((await quoted('group-de', with_(given), 'en')).orderLine.tour.answers).toEqual([
        { qId: 'alter', type: 'radio', label: 'Age', value: 'grosse', text: 'Adults' },
        {
          qId: 'hilfe',
          type: 'checkbox',
          label: 'Hilfen',
          value: ['rad', 'ohr'],
          text: 'Rollstuhl, Höranlage',
        },
        { qId: 'wunsch', type: 'textarea', label: 'Wünsche', value: 'leise', text: 'leise' },
        { qId: 'klasse', type: 'number', label: 'Klasse', value: '7', text: '7' },
      ]);
    });
    test('that are missing or wrong are all reported at once, at their questions', async () => {
      expect(
        await said(
          'group-de',
          with_([
            { qId: 'fach', value: 'sport' },
            { qId: 'schulname', value: 'x'.repeat(201) },
            { qId: 'klasse', value: '0' },
          ]),
        ),
      ).toEqual([
        'TOUR_ANSWERS_INVALID',
        {
          alter: ['REQUIRED'],
          fach: ['OPTION_UNKNOWN'],
          schulname: ['TOO_LONG'],
          klasse: ['NUMBER_INVALID'],
        },
      ]);
    });
  });

  test('the price depends on the day', async () => {
    const price = async (datetime: string) =>
      (await quoted('group-b-de', { datetime, prices: [gruppe(1)], participants: 3 })).totalPrice;
    expect(await price('2026-11-20 10:00')).toBe(8000);
    expect(await price('2026-11-21 10:00')).toBe(9500);
    expect(await price('2026-11-22 16:00')).toBe(9500);
    // Both Christmas days differ; the 26th is a Saturday, and the later rule counts.
    expect(await price('2026-12-25 10:00')).toBe(8000);
    expect(await price('2026-12-26 10:00')).toBe(12_000);
    expect(await price('2026-12-28 10:00')).toBe(8000);
  });

  describe('the time', () => {
    const at = (id: string, datetime: string) => said(id, { datetime, tickets: [voll(1)] });
    const INVALID = ['TOUR_DATETIME_INVALID', {}];
    test('is one of the tour’s', async () => {
      expect(await at('places-de', '2026-11-18 14:00')).toBe('quoted');
      expect(await at('places-de', '2026-11-18 14:30')).toEqual(INVALID);
      expect(await at('places-en', '2026-11-18 11:00')).toEqual(INVALID);
      expect(await at('places-en', '2026-11-21 11:00')).toBe('quoted');
      expect(await at('places-de', '2026-12-24 14:00')).toEqual(INVALID);
      expect(await at('places-de', '2026-02-30 14:00')).toEqual(INVALID);
      expect(await at('places-de', '2026-11-18 24:00')).toEqual(INVALID);
    });

    test('lies in the future, and after the lead time', async () => {
      now = new Date('2026-11-18T08:59:59Z');
      expect([await at('places-de', TEN), await at('ahead-de', '2026-11-20 10:00')]).toEqual([
        'quoted',
        'quoted',
      ]);
      now = new Date('2026-11-18T09:00:00Z');
      expect([await at('places-de', TEN), await at('ahead-de', '2026-11-20 10:00')]).toEqual([
        INVALID,
        INVALID,
      ]);
      expect(await at('ahead-de', '2026-11-20 14:00')).toBe('quoted');
      now = START;
    });

    test('exists on the night when the clocks change, unless they skip it', async () => {
      // 28 March 2027: the hour from two to three does not exist.
      expect(await at('night-de', '2027-03-28 01:30')).toBe('quoted');
      expect(await at('night-de', '2027-03-28 02:30')).toEqual(INVALID);
      expect(await at('night-de', '2027-03-27 02:30')).toBe('quoted');
      const { claims, orderLine } = await quoted('night-de', {
        datetime: '2027-03-28 14:00',
        tickets: [voll(1)],
      });
      expect(claims).toMatchObject([{ from: Date.parse('2027-03-28T12:00:00Z') }]);
      expect(orderLine.datetime_end).toBe('2027-03-28 15:00');
      // 25 October 2026 is over; in October 2027 half past two comes twice, and the first counts.
      expect(
        (await quoted('night-de', { datetime: '2027-10-31 02:30', tickets: [voll(1)] })).claims,
      ).toMatchObject([{ from: Date.parse('2027-10-31T00:30:00Z') }]);
    });
  });

  test('the line at today’s price is the one that the browser would make, with its time slot', async () => {
    const { cartLine } = await quoted('whole-b-de', { prices: [gruppe(2)], participants: 8, totalPrice: 1 });
    const { rows } = await database.executeSql(
      `select id from slot where pool_id = 'tour:whole-b-de' and datetime = $1`,
      [TEN],
    );
    expect(await cartLine()).toMatchObject({
      type: 'guidedTour',
      id: String(rows[0].id),
      tourId: 'whole-b-de',
      date: '2026-11-18',
      time: '10:00',
      datetime_end: '2026-11-18 11:00',
      single_ticketing: 0,
      book_complete_tour: 1,
      participants: 8,
      places: 12,
      totalCount: 2,
      priceId: 'gruppe',
      price: 8000,
      totalPrice: 16_000,
    });
  });
});
