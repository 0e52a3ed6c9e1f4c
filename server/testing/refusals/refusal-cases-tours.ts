// Every wrong request about guided tours, for `refusals.test.ts`. The tours are those of `site/test-tours.ts`: groups of
// six, a party of at least three, two groups at ten o'clock; `group-b` asks questions, `desk` is not booked here.
import type { CallKey } from '../../../domain/contract.ts';
import { asked, itemsSaying, order, type RefusalCase, SLOT, sentTo } from './refusal-case.ts';

const items: RefusalCase[] = [
  ...itemsSaying('422 ITEM_UNKNOWN', {
    'a tour that is not there': tour('ebbe-de', tickets(1)),
    'a tour named as an object is built': tour('__proto__', tickets(1)),
    'a ticket that the tour has not': tour('places-de', tickets(1, 'flut-normal')),
    'a price that the tour has not': tour('whole-b-de', { prices: [{ id: 'person', count: 1 }] }),
    'persons where tours are counted': tour('both-b-de', {
      prices: [
        { id: 'gruppe', count: 1 },
        { id: 'person', count: 1 },
      ],
      participants: 3,
    }),
    'tickets where none are asked for': tour('places-b-de', { ...persons(1), ...tickets(1) }),
  }),
  ...itemsSaying('422 TOUR_DATETIME_INVALID', {
    'a time at which the tour is not given': tour('places-de', {
      ...tickets(1),
      datetime: '2026-11-18 10:30',
    }),
    'a day on which the tour is not given': tour('places-en', {
      ...tickets(1),
      datetime: '2026-11-18 11:00',
    }),
    'a tour that has begun': tour('places-de', { ...tickets(1), datetime: '2026-11-17 10:00' }),
    'a tour on the thirtieth of February': tour('places-de', { ...tickets(1), datetime: '2027-02-30 10:00' }),
    'a tour at 24:05': tour('places-de', { ...tickets(1), datetime: '2026-11-18 24:05' }),
    'a tour on a closing day': tour('places-de', { ...tickets(1), datetime: '2026-12-24 10:00' }),
  }),
  ...itemsSaying('422 TOUR_NOT_BOOKABLE', {
    'a tour that is booked at the desk': tour('desk-de', { ...groups(1, 3), ...tickets(3) }),
  }),
  ...itemsSaying('422 ITEM_COUNT_INVALID', {
    'no tour of one’s own': tour('group-de', { ...groups(0, 3), ...tickets(3) }),
  }),
  ...itemsSaying('422 TICKET_SUBTICKETS_INVALID', {
    'three grown-ups of a family on a tour': tour('places-de', family({ id: 'gross', count: 3 })),
    'a family on a tour without grown-ups': tour('places-de', family({ id: 'klein', count: 1 })),
  }),
  ...itemsSaying('422 TOUR_PARTICIPANTS_MISSING', {
    'places for nobody': tour('places-de'),
    'a tour for nobody': tour('whole-b-de', groups(1)),
  }),
  ...itemsSaying('422 TOUR_TICKETS_DIFFER', {
    'fewer tickets than people': tour('whole-de', { ...groups(1, 5), ...tickets(4) }),
    'more tickets than people': tour('group-de', { ...groups(1, 4), ...tickets(5) }),
    'places for more than have tickets': tour('places-de', { ...tickets(2), participants: 3 }),
  }),
  ...itemsSaying('422 TOUR_GROUP_TOO_LARGE', {
    'seven people on a tour for six': tour('whole-b-de', groups(1, 7)),
    'thirteen people on two tours for six': tour('group-de', { ...groups(2, 13), ...tickets(13) }),
    'seven places of six': tour('places-de', tickets(7)),
  }),
  ...itemsSaying('422 TOUR_GROUP_TOO_SMALL', {
    'two people where three are a group': tour('group-de', { ...groups(1, 2), ...tickets(2) }),
    'two people for a tour of their own': tour('both-b-de', groups(1, 2)),
  }),
  ...itemsSaying('422 TOUR_ANSWERS_INVALID', {
    'no answer where one must be': tour('group-b-de', groups(1, 3)),
    'an answer that is not to choose from': asking({ qId: 'fach', value: 'sport' }),
    'two answers where one is asked': asking({ qId: 'fach', value: ['kunst', 'natur'] }),
    'a text of three hundred characters': asking({ qId: 'schulname', value: 'x'.repeat(300) }),
    'a class in words': asking({ qId: 'klasse', value: 'fünf' }),
    'the fourteenth class': asking({ qId: 'klasse', value: '14' }),
  }),
  ...itemsSaying('422 CART_NOT_AVAILABLE', {
    'three whole tours of two': tour('whole-b-de', groups(3, 18)),
    'a tour beyond the horizon': tour('places-de', { ...tickets(1), datetime: '2028-11-18 10:00' }),
  }),
  ...itemsSaying('422 CART_PRICE_CHANGED', {
    'a tour for nothing': tour('places-b-de', { ...persons(2), totalPrice: 0 }),
  }),
  ...sentTo('POST checkout/initPayment', '400 REQUEST_MALFORMED', {
    'a tour on a day alone': order({}, { items: [tour('places-de', { datetime: '2026-11-18' })] }),
    'a tour without a time': order({}, { items: [tour('places-de', { datetime: undefined })] }),
    'a tour with a price of its own': order({}, { items: [tour('places-de', { price: 1 })] }),
    'half a participant': order({}, { items: [tour('group-b-de', { participants: 0.5 })] }),
    'an answer that is a number': order({}, { items: [asking({ qId: 'klasse', value: 5 })] }),
    'fifty-one answers': order({}, { items: [asking(...Array(51).fill({ qId: 'fach', value: 'kunst' }))] }),
  }),
];

const soldOut = 'GET tour/soldout/tour/:id/range/:range';
const soldOutTimes = 'GET tour/soldoutTimeslots/tour/:id/date/:date';
const calendar = 'GET tour/calendar/tour/:id/range/:range';

const calls: RefusalCase[] = [
  ...asked('GET tour/select/event', '400 REQUEST_MALFORMED', {
    'the thirtieth of February': 'tour/select/event?date=2027-02-30',
    'days from late to early': 'tour/select/event?date=2026-11-20;2026-11-19',
    'a year of days': 'tour/select/event?date=2026-11-20;2027-11-20',
    'a day in another notation': 'tour/select/event?date=20.11.2026',
    'minus one tour': 'tour/select/event?limit=-1',
    'tours from nowhere': 'tour/select/event?offset=x',
  }),
  ...asked('GET tour/overview', '400 REQUEST_MALFORMED', {
    'no day': 'tour/overview',
    'the thirty-first of November': 'tour/overview?date=2026-11-31',
    'an outlook of a year': 'tour/overview?date=2026-11-20&lookahead=365',
  }),
  ...notThere('GET tour', (id) => `tour?tour=${id}`),
  ...asked('GET tour', '400 REQUEST_MALFORMED', {
    'no tour': 'tour',
    'the thirtieth of February': 'tour?tour=places-de&date=2027-02-30',
  }),
  ...notThere(soldOut, (id) => `tour/soldout/tour/${id}/range/2026-11-01;2026-11-30`),
  ...asked(soldOut, '400 REQUEST_MALFORMED', {
    'a range with one end': 'tour/soldout/tour/places-de/range/2026-11-01',
    'a range in the calendar’s notation': 'tour/soldout/tour/places-de/range/20261101;20261130',
    'a range to the 31st of November': 'tour/soldout/tour/places-de/range/2026-11-01;2026-11-31',
    'a range of a year': 'tour/soldout/tour/places-de/range/2026-01-01;2026-12-31',
  }),
  ...notThere(soldOutTimes, (id) => `tour/soldoutTimeslots/tour/${id}/date/2026-11-18`),
  ...asked(soldOutTimes, '400 REQUEST_MALFORMED', {
    'the thirtieth of February': 'tour/soldoutTimeslots/tour/places-de/date/2027-02-30',
    'the last day of four digits': 'tour/soldoutTimeslots/tour/places-de/date/9999-12-31',
  }),
  ...notThere(calendar, (id) => `tour/calendar/tour/${id}/range/20261101;20261130`),
  ...asked(calendar, '400 REQUEST_MALFORMED', {
    'a range with one end': 'tour/calendar/tour/places-de/range/20261101',
    'a range in another notation': 'tour/calendar/tour/places-de/range/2026-11-01;2026-11-30',
    'a range from late to early': 'tour/calendar/tour/places-de/range/20261130;20261101',
    'a range to the 31st of November': 'tour/calendar/tour/places-de/range/20261101;20261131',
    'a range of a year': 'tour/calendar/tour/places-de/range/20260101;20261231',
    'a range in the year nought': 'tour/calendar/tour/places-de/range/00000101;00000102',
  }),
  ...notThere('GET tour/lifetime/tour/:id', (id) => `tour/lifetime/tour/${id}`),
];

/** The table's rows about tours. */
export const TOUR_REFUSAL_CASES: readonly RefusalCase[] = [...items, ...calls];

function tour(tourId: string, more: object = {}) {
  return {
    type: 'guidedTour',
    tourId,
    datetime: SLOT,
    ...more,
  };
}

function tickets(count: number, id = 'voll') {
  return { tickets: [{ id, count }] };
}

function groups(count: number, participants?: number) {
  return {
    prices: [{ id: 'gruppe', count }],
    ...(participants === undefined ? {} : { participants }),
  };
}

function persons(count: number) {
  return { prices: [{ id: 'person', count }] };
}

function family(...subtickets: { id: string; count: number }[]) {
  return {
    tickets: [{ id: 'familie', count: 1, subtickets }],
  };
}

function asking(...answers: { qId: string; value: unknown }[]) {
  return tour('group-b-de', { ...groups(1, 3), answers: [{ qId: 'alter', value: 'kinder' }, ...answers] });
}

function notThere(call: CallKey, path: (id: string) => string): RefusalCase[] {
  return asked(call, '404 NOT_FOUND', {
    'a tour that is not there': path('ebbe-de'),
    'a tour named as an object is built': path('constructor'),
  });
}
