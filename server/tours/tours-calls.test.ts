// The calls about guided tours over HTTP: what they return, and by which rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { addTestTours, GUIDES_MUSEUM_YAML, QUESTIONS_YAML, tourYaml } from '../testing/test-tours.ts';

// A Wednesday morning, eight o'clock in the museum.
const START = new Date('2026-11-18T07:00:00Z');
const TODAY = '2026-11-18';

const GUIDED_YAML = `guides: guides\n${tourYaml('whole').replaceAll('whole-', 'guided-').replace('sequence_no: 3', 'sequence_no: 20').replace('minutes: 60', 'minutes: 90')}`;
const AHEAD_YAML = `book_ahead_hours: 48\n${tourYaml('places').replaceAll('places-', 'ahead-').replace('sequence_no: 1', 'sequence_no: 21')}`;
const PAST_YAML = `end: today-1\n${tourYaml('places').replaceAll('places-', 'past-').replace('sequence_no: 1', 'sequence_no: 22')}`;
const DESK_YAML = `bookable: false\n${tourYaml('group').replaceAll('group-', 'desk-').replace('sequence_no: 7', 'sequence_no: 23')}`;
const TICKETLESS_YAML = tourYaml('places')
  .replace(/tickets:\n(?: {2,}.*\n)+(?=languages)/, '')
  .replaceAll('places-', 'ticketless-')
  .replace('sequence_no: 1', 'sequence_no: 24');

function museumOfTours(): TestMuseum {
  const museum = makeTestMuseum();
  museum.put(
    'museum.yaml',
    GUIDES_MUSEUM_YAML.replace(
      'custom_groups: [',
      'custom_groups: [{id: natur, name: {de: Natur, en: Nature}}, {id: leer, name: {de: Leer}}, ',
    ).replace(
      'venues:\n',
      'venues:\n  - {id: turm, name: {de: Turm, en: Tower}, address: "x", hours: {de: x}, directions: {de: x}}\n',
    ),
  );
  addTestTours(museum, { group: QUESTIONS_YAML });
  museum.put('tours/places.yaml', `event: flut\n${tourYaml('places').replace('[kunst]', '[natur, kunst]')}`);
  museum.put('tours/whole.yaml', tourYaml('whole').replace('venue: haus', 'venue: turm'));
  museum.put('tours/guided.yaml', GUIDED_YAML);
  museum.put('tours/ahead.yaml', AHEAD_YAML);
  museum.put('tours/past.yaml', PAST_YAML);
  museum.put('tours/desk.yaml', DESK_YAML);
  museum.put('tours/ticketless.yaml', TICKETLESS_YAML);
  return museum;
}

describe.each(oneDatabase())('the calls about tours on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = museumOfTours();
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const ask = async (path: string, language = 'de') => (await shop.get(`/api/${language}/${path}`)).body.data;
  const idsOf = (answer: { tours: { id: string }[] }) => answer.tours.map(({ id }) => id);
  const select = async (query: string) => idsOf(await ask(`tour/select/event?${query}`));
  const book = async (tourId: string, datetime: string, more: object) => {
    const item = { type: 'guidedTour', tourId, datetime, ...more };
    const { status, body } = await shop.post('/api/de/checkout/initPayment', purchase([item]));
    expect([status, body.code]).toEqual([200, undefined]);
    return body.data.cartId as string;
  };
  const cancel = (cartId: string) => shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`);
  const people = (count: number) => ({ tickets: [{ id: 'voll', count }] });
  const groups = (count: number, of: number) => ({ prices: [{ id: 'gruppe', count }], ...people(of) });

  describe('tour/select/event', () => {
    test('lists every tour in its order, in the caller’s language', async () => {
      const { tours, total } = await ask('tour/select/event', 'en');
      expect(total).toBe(26);
      expect(idsOf({ tours })).toEqual(
        [
          ...['places', 'places-b', 'whole', 'whole-b', 'both', 'both-b', 'group', 'group-b'],
          ...['guided', 'ahead', 'past', 'desk', 'ticketless'],
        ].flatMap((id) => [`${id}-de`, `${id}-en`]),
      );
      expect(tours[0]).toMatchObject({
        name: 'Tour places',
        eventName: 'Tide',
        langIdentifier: 'de',
        langName: 'German',
        museumId: 'haus',
        venue: 'Haus',
        address: 'Steg 1, 10115 Berlin',
        meeting_point: 'At the desk',
        custom_groups: [
          { id: 'natur', name: 'Nature' },
          { id: 'kunst', name: 'Kunst' },
        ],
        description: ['Ein Absatz.', 'Noch einer.'],
        duration_minutes: 60,
        max_participants: 6,
        state: 'on-sale',
        next_date: TODAY,
        next_slot: { datetime: `${TODAY} 10:00`, available: 12 },
        price_from: 1100,
        price_from_per: 'person',
      });
      expect(Object.keys(tours[0].schedule)).toEqual(['10:00', '14:00', '16:00']);
      expect(tours[1]).toMatchObject({ langName: 'English', next_date: '2026-11-21' });
    });

    test('returns one page of the tours and the count of all', async () => {
      const answer = await ask('tour/select/event?limit=2&offset=3');
      expect([idsOf(answer), answer.total]).toEqual([['places-b-en', 'whole-de'], 26]);
      expect(await ask('tour/select/event?limit=0')).toEqual({ tours: [], total: 26 });
      expect(await ask('tour/select/event?offset=99')).toEqual({ tours: [], total: 26 });
    });

    test('filters by languages, category and venue, and by all of them at once', async () => {
      expect((await ask('tour/select/event?language=en&limit=0')).total).toBe(13);
      expect((await ask('tour/select/event?language=en,de&limit=0')).total).toBe(26);
      expect((await ask('tour/select/event?language=fr&limit=0')).total).toBe(0);
      expect(await select('category=natur')).toEqual(['places-de', 'places-en']);
      expect(await select('category=nowhere')).toEqual([]);
      expect(await select('venue=turm&language=de')).toEqual(['whole-de']);
      expect(await select('venue=turm&category=natur')).toEqual([]);
    });

    test('filters by the days on which something is left', async () => {
      expect(await select(`date=${TODAY}&language=en`)).toEqual([]);
      expect(await select(`date=${TODAY};2026-11-21&venue=turm`)).toEqual(['whole-de', 'whole-en']);
      expect(await select('date=2026-11-24;2026-11-27&language=en')).toEqual([]);
      expect(await select('date=2026-11-17')).toEqual([]);
      expect(await select('date=2026-12-24')).toEqual([]);
    });

    test('states why a tour cannot be booked', async () => {
      const { tours } = await ask('tour/select/event');
      const states = Object.fromEntries(
        tours.map(({ id, state }: { id: string; state: string }) => [id, state]),
      );
      expect(states).toMatchObject({
        'past-de': 'ended',
        'desk-de': 'not-bookable',
        'ticketless-de': 'no-tickets',
        'ahead-de': 'on-sale',
        'guided-de': 'on-sale',
      });
      expect(tours.find(({ id }: { id: string }) => id === 'past-de')).toMatchObject({
        schedule: {},
        next_date: null,
        next_slot: null,
        price_from: 1100,
      });
      expect(tours.find(({ id }: { id: string }) => id === 'ticketless-de').price_from).toBe(null);
    });

    test('names the lowest price', async () => {
      const { tours } = await ask('tour/select/event');
      const from = (id: string) => {
        const tour = tours.find((one: { id: string }) => one.id === id);
        return [tour.price_from, tour.price_from_per];
      };
      expect(from('places-b-de')).toEqual([500, 'person']);
      expect(from('both-b-de')).toEqual([500, 'person']);
      expect(from('whole-de')).toEqual([4000, 'tour']);
      expect(from('group-b-en')).toEqual([4000, 'tour']);
    });
  });

  test('a tour names the same tour in its other languages', async () => {
    const { detail } = await ask('tour?tour=places-de', 'en');
    expect(detail.other_languages).toEqual([{ id: 'places-en', langIdentifier: 'en', langName: 'English' }]);
    const { tours } = await ask('tour/select/event?language=en');
    const [other] = tours.filter(({ id }: { id: string }) => id === 'places-en');
    expect(other.other_languages).toEqual([{ id: 'places-de', langIdentifier: 'de', langName: 'Deutsch' }]);
  });

  test('tour/attr lists the filters for tours, without values that no tour has', async () => {
    expect(await ask('tour/attr', 'en')).toEqual({
      category: [
        { id: 'natur', name: 'Nature' },
        { id: 'kunst', name: 'Kunst' },
      ],
      language: [
        { id: 'en', name: 'English' },
        { id: 'de', name: 'German' },
      ],
      venue: [
        { id: 'turm', name: 'Tower' },
        { id: 'haus', name: 'Haus' },
      ],
    });
  });

  test('tour/overview says for each day what is available', async () => {
    const overview = await ask(`tour/overview?date=${TODAY}&lookahead=3`);
    expect(Object.keys(overview)).toEqual([TODAY, '2026-11-19', '2026-11-20', '2026-11-21']);
    expect(overview[TODAY]).toContain('places-de');
    expect(overview[TODAY]).toContain('guided-de');
    expect(overview[TODAY]).not.toContain('ahead-de');
    expect(overview['2026-11-20']).toContain('ahead-de');
    expect(overview['2026-11-20']).not.toContain('places-en');
    expect(overview['2026-11-21']).toContain('places-en');
    expect(Object.keys(await ask(`tour/overview?date=${TODAY}`))).toEqual([TODAY]);
  });

  describe('tour', () => {
    test('without a day returns the next day with something left, and the one after it', async () => {
      const offer = await ask('tour?tour=places-en', 'en');
      expect(offer).toMatchObject({ date: '2026-11-21', next_date: '2026-11-28', questions: [] });
      expect(offer.schedule).toEqual({
        '11:00': {
          tours: 0,
          tickets: 6,
          priceList: [],
          timeslotId: expect.stringMatching(/^\d+$/),
          datetime_end: '2026-11-21 12:00',
          soldout: false,
        },
      });
      expect(offer.detail.schedule).toEqual(offer.schedule);
      expect(offer.tickets.map(({ id }: { id: string }) => id)).toEqual(['voll', 'frei', 'familie']);
    });

    test('asks its questions in the caller’s language', async () => {
      const { questions } = await ask('tour?tour=group-de', 'en');
      expect(questions[0]).toEqual({
        qId: 'alter',
        label: 'Age',
        hint: '',
        type: 'radio',
        required: true,
        options: [
          { value: 'kinder', label: 'Children' },
          { value: 'grosse', label: 'Adults' },
        ],
      });
      expect(questions.at(-1)).toMatchObject({ qId: 'klasse', type: 'number', min: 1, max: 13 });
    });

    test('has the prices of the day', async () => {
      const priceOn = async (date: string) => {
        const { priceList, schedule, detail } = await ask(`tour?tour=group-de&date=${date}`);
        expect(schedule['14:00']?.priceList ?? priceList).toEqual(priceList);
        expect(detail.priceList[0].price).toBe(8000);
        return priceList.map(({ price }: { price: number }) => price);
      };
      expect(await priceOn('2026-11-20')).toEqual([8000, 4000]);
      expect(await priceOn('2026-11-21')).toEqual([9500, 4000]);
      expect(await priceOn('2026-12-26')).toEqual([12000, 4000]);
      expect(await priceOn('2026-12-28')).toEqual([8000, 4000]);
    });

    test('on a day without times has an empty schedule, and names the next day with times', async () => {
      expect(await ask('tour?tour=places-en&date=2026-11-20')).toMatchObject({
        schedule: {},
        date: '2026-11-20',
        next_date: '2026-11-21',
      });
      expect(await ask('tour?tour=places-de&date=2026-12-24')).toMatchObject({
        schedule: {},
        next_date: '2026-12-25',
      });
      expect(await ask('tour?tour=places-de&date=2020-01-01')).toMatchObject({
        schedule: {},
        next_date: TODAY,
      });
      expect(await ask('tour?tour=places-de&date=2099-01-01')).toMatchObject({
        schedule: {},
        next_date: null,
      });
    });

    test('that is over offers nothing', async () => {
      const offer = await ask('tour?tour=past-de');
      expect(offer).toMatchObject({ date: null, next_date: null, schedule: {} });
      expect(offer.detail.state).toBe('ended');
    });

    test('offers a day’s sold-out times as such, and the next day with something left', async () => {
      const cart = await book('whole-en', '2026-11-21 11:00', groups(1, 4));
      const offer = await ask('tour?tour=whole-en&date=2026-11-21');
      expect(offer).toMatchObject({
        schedule: { '11:00': { tours: 0, tickets: 0, soldout: true } },
        date: '2026-11-21',
        next_date: '2026-11-28',
      });
      expect(await ask('tour?tour=whole-en')).toMatchObject({ date: '2026-11-28', next_date: '2026-12-05' });
      expect(await ask('tour/soldout/tour/whole-en/range/2026-11-18;2026-11-30')).toEqual(['2026-11-21']);
      expect(await ask('tour/soldoutTimeslots/tour/whole-en/date/2026-11-21')).toEqual(['11:00']);
      await cancel(cart);
      expect(await ask('tour?tour=whole-en')).toMatchObject({ date: '2026-11-21' });
      expect(await ask('tour/soldout/tour/whole-en/range/2026-11-18;2026-11-30')).toEqual([]);
    });
  });

  describe('what is left', () => {
    const left = async (id: string, time = '10:00') => {
      const { tours, tickets, soldout } = (await ask(`tour?tour=${id}&date=${TODAY}`)).schedule[time];
      return { tours, tickets, soldout };
    };

    test('is counted in places, whole tours and groups, as the tour is booked', async () => {
      expect(await left('places-de')).toEqual({ tours: 0, tickets: 12, soldout: false });
      expect(await left('whole-de')).toEqual({ tours: 2, tickets: 12, soldout: false });
      expect(await left('both-de')).toEqual({ tours: 2, tickets: 12, soldout: false });
      expect(await left('group-de')).toEqual({ tours: 2, tickets: 12, soldout: false });
    });

    test('of a tour that is sold both ways: one place less is one whole tour less', async () => {
      const cart = await book('both-de', `${TODAY} 10:00`, people(1));
      expect(await left('both-de')).toEqual({ tours: 1, tickets: 11, soldout: false });
      const other = await book('both-de', `${TODAY} 10:00`, groups(1, 3));
      expect(await left('both-de')).toEqual({ tours: 0, tickets: 5, soldout: false });
      for (const id of [cart, other]) await cancel(id);
    });

    test('of groups: bookable while there is room for the smallest', async () => {
      const cart = await book('group-b-de', `${TODAY} 10:00`, {
        prices: [{ id: 'gruppe', count: 2 }],
        participants: 9,
      });
      expect(await left('group-b-de')).toEqual({ tours: 1, tickets: 3, soldout: false });
      await cancel(cart);
      const more = await book('group-b-de', `${TODAY} 10:00`, {
        prices: [{ id: 'gruppe', count: 2 }],
        participants: 10,
      });
      expect(await left('group-b-de')).toEqual({ tours: 1, tickets: 2, soldout: true });
      await cancel(more);
    });

    test('of shared guides: a tour takes one for as long as it lasts, in any language', async () => {
      const [ten, two] = [`${TODAY} 10:00`, '2026-11-21 10:00'];
      const first = await book('guided-de', ten, groups(2, 6));
      expect(await left('guided-de')).toEqual({ tours: 0, tickets: 0, soldout: true });
      expect(await left('guided-de', '14:00')).toEqual({ tours: 2, tickets: 12, soldout: false });
      await cancel(first);
      // On Saturday the English tour begins while the German ones are still under way.
      const german = await book('guided-de', two, groups(2, 6));
      expect((await ask('tour?tour=guided-en&date=2026-11-21')).schedule['11:00']).toMatchObject({
        tours: 0,
        tickets: 6,
        soldout: true,
      });
      expect(await ask('tour?tour=guided-en')).toMatchObject({ date: '2026-11-28', next_date: '2026-12-05' });
      expect(await ask('tour/soldout/tour/guided-en/range/2026-11-18;2026-11-30')).toEqual(['2026-11-21']);
      expect(await select('date=2026-11-21&language=en')).not.toContain('guided-en');
      expect(await select('date=2026-11-21;2026-11-28&language=en')).toContain('guided-en');
      expect((await ask('tour/overview?date=2026-11-21'))['2026-11-21']).not.toContain('guided-en');
      const refused = await shop.post(
        '/api/de/checkout/initPayment',
        purchase([
          { type: 'guidedTour', tourId: 'guided-en', datetime: '2026-11-21 11:00', ...groups(1, 3) },
        ]),
      );
      expect(refused.body).toMatchObject({ code: 'CART_NOT_AVAILABLE', lines: [{ available: 0 }] });
      await cancel(german);
      expect(await ask('tour?tour=guided-en')).toMatchObject({ date: '2026-11-21' });
    });
  });

  describe('the calendar', () => {
    test('has every time of the range and no other', async () => {
      const calendar = await ask('tour/calendar/tour/places-de/range/20261130;20261201');
      const time = { tickets: 12, capacity: 12, timeslotId: expect.any(String), soldout: false };
      const day = { '10:00': time, '14:00': time, '16:00': time };
      expect(calendar).toEqual({ '2026-11-30': day, '2026-12-01': day });
      expect(Object.keys(await ask('tour/calendar/tour/places-en/range/20261101;20261130'))).toEqual([
        '2026-11-21',
        '2026-11-28',
      ]);
    });

    test('begins where the lead time ends', async () => {
      const calendar = await ask('tour/calendar/tour/ahead-de/range/20261118;20261120');
      expect(calendar).toMatchObject({ '2026-11-20': { '10:00': {} } });
      expect(Object.keys(calendar)).toEqual(['2026-11-20']);
    });

    test('reaches a hundred days and no further', async () => {
      expect((await shop.get('/api/de/tour/calendar/tour/places-de/range/20261118;20270226')).status).toBe(
        200,
      );
      expect((await shop.get('/api/de/tour/calendar/tour/places-de/range/20261118;20270227')).status).toBe(
        400,
      );
    });
  });

  test('tour/lifetime is from the first time that can be booked to the last', async () => {
    expect(await ask('tour/lifetime/tour/places-de')).toEqual({ first: TODAY, last: '2027-01-17' });
    expect(await ask('tour/lifetime/tour/ahead-de')).toEqual({ first: '2026-11-20', last: '2027-01-17' });
    expect(await ask('tour/lifetime/tour/places-en')).toEqual({ first: '2026-11-21', last: '2027-01-16' });
    expect(await ask('tour/lifetime/tour/past-de')).toEqual({ first: null, last: null });
  });
});

describe.each(oneDatabase())('as the day goes by, on $name', (engine) => {
  test('what has begun, or begins within the lead time, is no longer offered', async () => {
    const museum = museumOfTours();
    const shop = await openTestShop(engine, museum.folder, {}, START);
    const times = async (id: string, date = TODAY) =>
      Object.keys((await shop.get(`/api/de/tour?tour=${id}&date=${date}`)).body.data.schedule);
    // One minute to ten: the tour at ten can be booked, the one in two days at ten as well.
    shop.pass(2 * 3600 - 60);
    expect(await times('places-de')).toEqual(['10:00', '14:00', '16:00']);
    expect(await times('ahead-de', '2026-11-20')).toEqual(['10:00', '14:00', '16:00']);
    shop.pass(60);
    expect(await times('places-de')).toEqual(['14:00', '16:00']);
    expect(await times('ahead-de', '2026-11-20')).toEqual(['14:00', '16:00']);
    // After four o'clock there is nothing left today.
    shop.pass(6 * 3600);
    expect(await times('places-de')).toEqual([]);
    const offer = (await shop.get('/api/de/tour?tour=places-de')).body.data;
    expect(offer).toMatchObject({ date: '2026-11-19', next_date: '2026-11-20' });
    await shop.close();
    museum.remove();
  });
});
