// Every wrong request that the shop knows how to answer, for `refusals.test.ts`: what is wrong, what is sent, and the
// status and code that decisions 2 name.
import type { CallKey } from '../domain/contract.ts';
import {
  adult,
  asked,
  HOME,
  init,
  itemsSaying,
  type Known,
  order,
  type RefusalCase,
  SLOT,
  sentTo,
} from './refusal-case.ts';
import { COUNTER_REFUSAL_CASES } from './refusal-cases-counter.ts';
import { TOUR_REFUSAL_CASES } from './refusal-cases-tours.ts';

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
tickets:
  - {id: tag-normal, group: einzel, mode: 3, name: {de: Erwachsene}, price: 1500, vat_value: 7}
`;
export const ENDED_EVENT_YAML = DAY_EVENT_YAML.replace('id: tag\n', 'id: vorbei\n')
  .replace('start: today-10\n', 'start: today-10\nend: today-1\n')
  .replace('dating: day\nall_day: true\ndays: [{capacity: 100}]\n', 'dating: open\n')
  .replace('tag-normal', 'vorbei-karte');

const family = (...counts: number[]) => ({
  type: 'ticket',
  id: 'flut-familie',
  datetime: SLOT,
  count: 1,
  subtickets: ['gross', 'klein'].flatMap((id, index) =>
    counts[index] === undefined ? [] : { id, count: counts[index] },
  ),
});
const dayTicket = { type: 'dayTicket', datetime: '2026-11-18', dayTickets: [{ id: 'tag-normal', count: 1 }] };
const again = (id: string, more: object = {}) => ({
  payart: 177,
  id,
  url: { continue: HOME, cancel: HOME },
  ...more,
});

const initOrder = 'POST checkout/initPaymentOrder';
const exec = 'POST checkout/execPayment';
const cancel = 'POST checkout/cancel';
const guest = 'POST auth/guest';
const collect = 'GET ticket/collect/event/:id/date/:date';
const calendar = 'GET ticket/calendar/event/:id/range/:range';

const cartsSaying = (
  call: CallKey,
  says: RefusalCase['says'],
  states: readonly (keyof Known['carts'])[],
  body: (id: string) => unknown,
): RefusalCase[] =>
  states.map((state) => ({
    what: `a cart that is ${state}`,
    call,
    body: ({ carts }: Known) => body(carts[state]),
    says,
  }));

const unreadable: RefusalCase[] = [
  { what: 'JSON that breaks off', call: guest, raw: '{"c":', says: '400 REQUEST_MALFORMED' },
  { what: 'no body', call: guest, raw: '', says: '400 REQUEST_MALFORMED' },
  {
    what: 'a poisoned prototype',
    call: guest,
    raw: '{"c":{"__proto__":{"email":"a@b.de"}}}',
    says: '400 REQUEST_MALFORMED',
  },
  {
    what: 'lists nested ten thousand deep',
    call: init,
    raw: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    says: '400 REQUEST_MALFORMED',
  },
  {
    what: 'objects nested five thousand deep around a half character',
    call: guest,
    raw: `${'{"c":'.repeat(5_000)}"\\ud800"${'}'.repeat(5_000)}`,
    says: '400 REQUEST_MALFORMED',
  },
  {
    what: 'seventy kilobytes',
    call: guest,
    raw: JSON.stringify({ c: { lname: 'x'.repeat(70_000) } }),
    says: '413 BODY_TOO_LARGE',
  },
  ...[
    'text/plain',
    'text/html',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ].map(
    (type): RefusalCase => ({
      what: `a body of ${type}`,
      call: exec,
      raw: 'cartId=x',
      headers: () => ({ 'content-type': type }),
      says: '415 MEDIA_TYPE_UNSUPPORTED',
    }),
  ),
];

const misshapen: RefusalCase[] = [
  ...sentTo(init, '400 REQUEST_MALFORMED', {
    'a list for a body': [],
    'null for a body': null,
    'no payment type': { ...order(), payart: undefined },
    'a payment type in words': order({ payart: 'card' }),
    'a field that is not known': order({ coupon: 'FREE' }),
    'a field that is not known in the cart': order({}, { total: 1 }),
    'a field that is not known in a line': order({}, { items: [{ ...adult, price: 1 }] }),
    'items that are no list': order({}, { items: 'all' }),
    'a hundred and one lines': order({}, { items: Array(101).fill(adult) }),
    'a line of no kind': order({}, { items: [{ ...adult, type: 'pony' }] }),
    'a ticket without an id': order({}, { items: [{ ...adult, id: undefined }] }),
    'an id of 65 characters': order({}, { items: [{ ...adult, id: 'x'.repeat(65) }] }),
    'minus one ticket': order({}, { items: [{ ...adult, count: -1 }] }),
    'one and a half tickets': order({}, { items: [{ ...adult, count: 1.5 }] }),
    'a thousand million tickets': order({}, { items: [{ ...adult, count: 1e9 }] }),
    'a count in words': order({}, { items: [{ ...adult, count: '2' }] }),
    'a price of half a cent': order({}, { items: [{ ...adult, totalPrice: 1200.5 }] }),
    'a time in another notation': order({}, { items: [{ ...adult, datetime: '18.11.2026 10:00' }] }),
    'an unknown wallet': order({ aux: { wallet: 'SEASHELLS' } }),
    'a NUL in a text': order({}, { external_document_number: '\0' }),
    'half a character in a text': order({ aux: { partner: '\ud83d' } }),
  }),
  ...sentTo(guest, '400 REQUEST_MALFORMED', {
    'no registration': {},
    'a registration that is a text': { c: 'Ada' },
    'a field that no registration has': { c: { email: 'a@b.de', admin: true } },
    'a name that is a number': { c: { lname: 7 } },
    'a name with a NUL in it': { c: { lname: 'A\0da', email: 'a@b.de', country: 'DE' } },
  }),
  ...sentTo(exec, '400 REQUEST_MALFORMED', {
    'no cart': {},
    'a cart without a name': { cartId: '' },
    'a list of carts': { cartId: ['x'] },
  }),
  ...sentTo(initOrder, '400 REQUEST_MALFORMED', { 'no cart': again('x', { id: undefined }) }),
  { what: 'no cart', call: cancel, path: 'checkout/cancel?noRedirect=1', says: '400 REQUEST_MALFORMED' },
  {
    what: 'a NUL in the address',
    call: cancel,
    path: 'checkout/cancel?cartId=%00',
    says: '400 REQUEST_MALFORMED',
  },
  ...asked('GET order/review', '400 REQUEST_MALFORMED', {
    'no order': 'order/review',
    'two orders': 'order/review?id=a&id=b',
    'an order named NUL': 'order/review?id=%00',
  }),
  ...asked('GET page/:id', '400 REQUEST_MALFORMED', { 'an address that is no UTF-8': 'page/%E0%A4%A' }),
];

const addresses: RefusalCase[] = [
  ...asked('GET page/:id', '404 NOT_FOUND', {
    'a page that is not there': 'page/nowhere',
    'a page up the tree': 'page/..%2f..%2fetc%2fpasswd',
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
  ...asked(calendar, '404 NOT_FOUND', {
    'an event that is not there': 'ticket/calendar/event/ebbe/range/2026-11-01;2026-11-30',
  }),
  ...asked(calendar, '400 REQUEST_MALFORMED', {
    'a range with one end': 'ticket/calendar/event/flut/range/2026-11-01',
    'a range in another notation': 'ticket/calendar/event/flut/range/20261101;20261130',
    'a range from late to early': 'ticket/calendar/event/flut/range/2026-11-30;2026-11-01',
    'a range to the 31st of November': 'ticket/calendar/event/flut/range/2026-11-01;2026-11-31',
    'a range of a year': 'ticket/calendar/event/flut/range/2026-01-01;2026-12-31',
    'a range at the end of time': 'ticket/calendar/event/flut/range/9999-12-30;9999-12-31',
    'a range in the year nought': 'ticket/calendar/event/flut/range/0000-01-01;0000-01-02',
  }),
  ...asked('GET order/review', '406 ORDER_NOT_AVAILABLE', {
    'an order that is not there': 'order/review?id=nobody',
  }),
];

const wares: RefusalCase[] = [
  ...sentTo(init, '422 CART_EMPTY', { 'an empty cart': order({}, { items: [] }) }),
  ...sentTo(init, '422 PAYMENT_TYPE_UNKNOWN', {
    'a payment type that is not offered': order({ payart: 999 }),
  }),
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
  ...itemsSaying('422 CART_NOT_AVAILABLE', {
    'a time that no slot has': { ...adult, datetime: '2026-11-18 10:07' },
    'a day on which the museum is closed': { ...adult, datetime: '2026-12-24 10:00' },
    'more than there are': { ...adult, count: 21 },
  }),
  ...itemsSaying('422 CART_PRICE_CHANGED', {
    'a ticket for nothing': { ...adult, totalPrice: 0 },
    'a ticket that pays the buyer': { ...adult, totalPrice: -1200 },
  }),
];

const FOREIGN_ADDRESSES = [
  'https://evil.example/',
  '//evil.example/',
  '/de/checkout/success',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:3000/1',
  'http://localhost:3000.evil.example/',
  'http://localhost:3000@evil.example/',
  'http://ada:secret@localhost:3000/',
  'https://localhost:3000/',
  'http://localhost:3001/',
  'http:\\\\evil.example\\',
  '',
];
const returns: RefusalCase[] = FOREIGN_ADDRESSES.flatMap((address) => [
  ...sentTo(init, '400 REQUEST_MALFORMED', {
    [`a way back to ‘${address}’`]: order({ url: { continue: address, cancel: HOME } }),
    [`a way out to ‘${address}’`]: order({ url: { continue: HOME, cancel: address } }),
  }),
  ...cartsSaying(initOrder, '400 REQUEST_MALFORMED', ['held'], (id) =>
    again(id, { url: { continue: HOME, cancel: address } }),
  ),
]);

const FORGERIES = ['altered', 'unsigned', 'otherSecret', 'expired', 'ofNobody'] as const;
const tokens: RefusalCase[] = [
  { what: 'nobody’s data', call: 'GET CUSTOMER_DATA', says: '401 TOKEN_MISSING' },
  { what: 'an empty token', call: 'GET CUSTOMER_DATA', path: 'CUSTOMER_DATA?_=', says: '401 TOKEN_MISSING' },
  ...sentTo(init, '401 TOKEN_MISSING', { 'a credit card without a name': order({ payart: 166 }) }),
  ...cartsSaying(initOrder, '401 TOKEN_MISSING', ['held'], (id) => again(id, { payart: 166 })),
  ...FORGERIES.flatMap((forgery): RefusalCase[] => [
    {
      what: `a token that is ${forgery}`,
      call: 'GET CUSTOMER_DATA',
      path: (known) => `CUSTOMER_DATA?_=${known.tokens[forgery]}`,
      says: '401 TOKEN_INVALID',
    },
    {
      what: `a bearer’s token that is ${forgery}`,
      call: init,
      body: order({ payart: 166 }),
      headers: (known) => ({ authorization: `Bearer ${known.tokens[forgery]}` }),
      says: '401 TOKEN_INVALID',
    },
  ]),
  {
    what: 'a token that is altered',
    call: initOrder,
    path: ({ tokens: { altered } }) => `checkout/initPaymentOrder?_=${altered}`,
    body: again('x'),
    says: '401 TOKEN_INVALID',
  },
];

const canceling = (what: string, id: (known: Known) => string): RefusalCase => ({
  what,
  call: cancel,
  path: (known) => `checkout/cancel?noRedirect=1&cartId=${id(known)}`,
  says: '410 CART_GONE',
});
const carts: RefusalCase[] = [
  ...sentTo(exec, '410 CART_GONE', { 'a cart that is not there': { cartId: 'nobody' } }),
  ...cartsSaying(exec, '410 CART_GONE', ['canceled', 'lapsed', 'swept'], (cartId) => ({ cartId })),
  ...cartsSaying(exec, '202 PAYMENT_PENDING', ['held', 'pending'], (cartId) => ({ cartId })),
  ...cartsSaying(exec, '422 PAYMENT_FAILED', ['failed'], (cartId) => ({ cartId })),
  ...cartsSaying(exec, '410 PAYMENT_REFUNDED', ['refunded'], (cartId) => ({ cartId })),
  canceling('a cart that is not there', () => 'nobody'),
  canceling('a cart that is confirmed', ({ carts: { confirmed } }) => confirmed),
  canceling('a cart that is swept', ({ carts: { swept } }) => swept),
  ...sentTo(initOrder, '410 CART_GONE', { 'a cart that is not there': again('nobody') }),
  ...cartsSaying(initOrder, '410 CART_GONE', ['canceled', 'lapsed', 'swept'], (id) => again(id)),
  ...cartsSaying(initOrder, '422 CART_NOT_PAYABLE', ['confirmed'], (id) => again(id)),
  ...cartsSaying(initOrder, '422 PAYMENT_TYPE_UNKNOWN', ['held'], (id) => again(id, { payart: 999 })),
  ...cartsSaying(init, '409 ALREADY_DECIDED', ['confirmed'], (cartId) => order({}, { cartId })),
];

const asGuest = ({ tokens: { good } }: Known) => ({ authorization: `Bearer ${good}` });
const DEBITS = {
  'a direct debit from nowhere': {},
  'a direct debit from nobody': { IBAN: 'DE02120300000000202051' },
  'a direct debit from an account that cannot be': { Accountholder: 'Ada', IBAN: 'DE03120300000000202051' },
};
const debits = Object.entries(DEBITS).flatMap(([what, aux]): RefusalCase[] => [
  { what, call: init, body: order({ payart: 74, aux }), headers: asGuest, says: '422 FIELDS_INVALID' },
  {
    what,
    call: initOrder,
    body: again('x', { payart: 74, aux }),
    headers: asGuest,
    says: '422 FIELDS_INVALID',
  },
]);

const FIELDS = { c: { email: 'ada', phone: 'x', zip: '<', country: 'XX', shipping: {} } };
const fields: RefusalCase[] = [
  ...sentTo(guest, '422 FIELDS_INVALID', {
    'a guest without a name': { c: {} },
    'a guest with everything wrong': FIELDS,
    'a guest to whom no mail could go': { c: { lname: 'Ada', email: 'ada:x@example.org', country: 'DE' } },
    'a guest with a bell in the address': {
      c: { lname: 'Ada', email: 'ada\x07@example.org', country: 'DE' },
    },
  }),
  ...sentTo('POST customer/validate', '422 FIELDS_INVALID', { 'a guest with everything wrong': FIELDS }),
];

/** The table. */
export const REFUSAL_CASES: readonly RefusalCase[] = [
  ...unreadable,
  ...misshapen,
  ...addresses,
  ...wares,
  ...returns,
  ...tokens,
  ...carts,
  ...fields,
  ...debits,
  ...TOUR_REFUSAL_CASES,
  ...COUNTER_REFUSAL_CASES,
];
