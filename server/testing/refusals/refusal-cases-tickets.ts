// Every wrong request about events, timed tickets and day tickets, for `refusals.test.ts`.
import { adult, asked, itemsSaying, type RefusalCase, SLOT } from './refusal-case.ts';

const PAUSE = 'pauses: [{days: today+2}]\n';
export const DAY_EVENT_YAML = `id: tag
venue: haus
custom_groups: []
sequence_no: 4
name: {de: Tageskarte}
subtitle: {de: Ein Tag}
teaser: {de: Ein Satz.}
description: {de: Ein Absatz.}
picture: {file: steg.svg, alt: {de: Ein Steg}}
accent: {light: "#1f6f78", dark: "#7fd0d8"}
start: today-10
dating: day
all_day: true
days: [{capacity: 100}]
${PAUSE}tickets:
  - {id: tag-normal, group: einzel, mode: 3, name: {de: Erwachsene}, price: 1500, vat_value: 7}
  - {id: tag-frei, group: einzel, mode: 3, name: {de: Kinder}, price: 0, vat_value: 7}
`;
export const ENDED_EVENT_YAML = DAY_EVENT_YAML.replace('id: tag\n', 'id: vorbei\n')
  .replace('start: today-10\n', 'start: today-10\nend: today-1\n')
  .replace('dating: day\nall_day: true\ndays: [{capacity: 100}]\n', 'dating: open\n')
  .replace(PAUSE, '')
  .replace('tag-normal', 'vorbei-karte')
  .replace('tag-frei', 'vorbei-frei');

const dayTicket = { type: 'dayTicket', datetime: '2026-11-18', dayTickets: [{ id: 'tag-normal', count: 1 }] };
const collect = 'GET ticket/collect/event/:id/date/:date';

const calls: RefusalCase[] = [
  ...asked('GET event/programme', '400 REQUEST_MALFORMED', {
    'minus one event': 'event/programme?limit=-1',
    'events from nowhere': 'event/programme?offset=x',
    'a search for a whole page': `event/programme?q=${'x'.repeat(65)}`,
    'the thirtieth of February': 'event/programme?date=2027-02-30',
    'a day in words': 'event/programme?date=tomorrow',
    'what ran last year': 'event/programme?run=before',
  }),
  ...asked('GET ticket/collect/event/:id', '404 NOT_FOUND', {
    'an event that is not there': 'ticket/collect/event/ebbe',
    'an event named as an object is built': 'ticket/collect/event/constructor',
  }),
  ...asked('GET ticket/lifetime', '404 NOT_FOUND', {
    'an event that is not there': 'ticket/lifetime?event=ebbe',
  }),
  ...asked('GET ticket/lifetime', '400 REQUEST_MALFORMED', { 'no event': 'ticket/lifetime' }),
  ...asked(collect, '404 NOT_FOUND', {
    'an event that is not there': 'ticket/collect/event/ebbe/date/2026-11-18',
  }),
  ...asked(collect, '400 REQUEST_MALFORMED', {
    'the thirtieth of February': 'ticket/collect/event/flut/date/2026-02-30',
    'a day in another notation': 'ticket/collect/event/flut/date/18.11.2026',
    'the last day of four digits': 'ticket/collect/event/flut/date/9999-12-31',
    'the year nought': 'ticket/collect/event/flut/date/0000-01-01',
  }),
  ...wrongRanges('calendar'),
  ...wrongRanges('places'),
];

/** What both calendars refuse. */
function wrongRanges(call: 'calendar' | 'places'): RefusalCase[] {
  const of = (id: string, range: string) => `ticket/${call}/event/${id}/range/${range}`;
  return [
    ...asked(`GET ticket/${call}/event/:id/range/:range`, '404 NOT_FOUND', {
      'an event that is not there': of('ebbe', '2026-11-01;2026-11-30'),
    }),
    ...asked(`GET ticket/${call}/event/:id/range/:range`, '400 REQUEST_MALFORMED', {
      'a range with one end': of('flut', '2026-11-01'),
      'a range in another notation': of('flut', '20261101;20261130'),
      'a range from late to early': of('flut', '2026-11-30;2026-11-01'),
      'a range to the 31st of November': of('flut', '2026-11-01;2026-11-31'),
      'a range of a year': of('flut', '2026-01-01;2026-12-31'),
      'a range at the end of time': of('flut', '9999-12-30;9999-12-31'),
      'a range in the year nought': of('flut', '0000-01-01;0000-01-02'),
    }),
  ];
}

const items: RefusalCase[] = [
  ...itemsSaying('422 ITEM_UNKNOWN', {
    'a ticket that is not there': { ...adult, id: 'flut-gratis' },
    'a ticket named as an object is built': { ...adult, id: '__proto__' },
    'an event for a ticket': { ...adult, id: 'flut' },
    'a timed ticket sold as a day ticket': { ...dayTicket, dayTickets: [{ id: 'flut-normal', count: 1 }] },
    'a day ticket sold as a ticket': { ...adult, id: 'tag-normal', datetime: '2026-11-18' },
  }),
  ...itemsSaying('422 ITEM_COUNT_INVALID', {
    'no tickets': { ...adult, count: 0 },
    'more tickets than a line holds': { ...adult, count: 501 },
    'two families in one line': { ...family(1, 1), count: 2 },
  }),
  ...itemsSaying('422 TICKET_SUBTICKETS_INVALID', {
    'a family of nobody': family(),
    'a family without children': family(2),
    'a family without grown-ups': family(0, 2),
    'a family of three grown-ups': family(3, 1),
    'a family with somebody else': {
      ...family(1, 1),
      subtickets: [...family(1, 1).subtickets, { id: 'hund', count: 1 }],
    },
    'a single ticket with a family in it': { ...adult, subtickets: [{ id: 'gross', count: 1 }] },
  }),
  ...itemsSaying('422 TICKET_DATETIME_INVALID', {
    'a day where a time is wanted': { ...adult, datetime: '2026-11-18' },
    'no time where one is wanted': { ...adult, datetime: undefined },
    'a time where a day is wanted': { ...dayTicket, datetime: SLOT },
    'a day where none is wanted': { ...adult, id: 'dauer-karte', datetime: '2026-11-18' },
    yesterday: { ...adult, datetime: '2026-11-17 10:00' },
    'the thirtieth of February': { ...adult, datetime: '2026-02-30 10:00' },
    'five past midnight, as 24:05': { ...adult, datetime: '2026-11-18 24:05' },
    'twenty-five o’clock': { ...adult, datetime: '2026-11-18 25:00' },
    'the last day of four digits': { ...adult, datetime: '9999-12-31 10:00' },
  }),
  ...itemsSaying('422 EVENT_ENDED', {
    'an event that is over': { ...adult, id: 'vorbei-karte', datetime: undefined },
  }),
  ...itemsSaying('422 EVENT_PAUSED', {
    'a day on which the event pauses': { ...dayTicket, datetime: '2026-11-20' },
  }),
  ...itemsSaying('422 CART_NOT_AVAILABLE', {
    'a time that no slot has': { ...adult, datetime: '2026-11-18 10:07' },
    'a day on which the museum is closed': { ...adult, datetime: '2026-12-24 10:00' },
    'more than there are': { ...adult, count: 21 },
  }),
  ...itemsSaying('422 CART_TOO_LARGE', { 'sixty-one people': { ...adult, count: 61 } }),
  ...itemsSaying('422 CART_TOO_MANY_FREE_TICKETS', {
    'twenty-one who pay nothing': { ...dayTicket, dayTickets: [{ id: 'tag-frei', count: 21 }] },
  }),
  ...itemsSaying('422 CART_PRICE_CHANGED', {
    'a ticket for nothing': { ...adult, totalPrice: 0 },
    'a ticket that pays the buyer': { ...adult, totalPrice: -1200 },
  }),
];

/** The table's rows about tickets. */
export const TICKET_REFUSAL_CASES: readonly RefusalCase[] = [...calls, ...items];

function family(...counts: number[]) {
  return {
    type: 'ticket',
    id: 'flut-familie',
    datetime: SLOT,
    count: 1,
    subtickets: ['gross', 'klein'].flatMap((id, index) =>
      counts[index] === undefined ? [] : { id, count: counts[index] },
    ),
  };
}
