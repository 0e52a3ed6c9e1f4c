// All wrong requests of the checkout, for `refusals.test.ts`: orders, return addresses, payments and ended carts.
import type { CallKey } from '../../../domain/contract.ts';
import {
  adult,
  asked,
  exec,
  FORGERIES,
  HOME,
  init,
  type Known,
  order,
  type RefusalCase,
  sentTo,
} from './refusal-case.ts';

const initOrder = 'POST checkout/initPaymentOrder';
const cancel = 'POST checkout/cancel';
const askedFor = 'POST checkout/payment-request';
const payRequest = 'POST checkout/pay-request';

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
  ...sentTo(exec, '400 REQUEST_MALFORMED', {
    'no cart': {},
    'a cart without a name': { cartId: '' },
    'a list of carts': { cartId: ['x'] },
  }),
  ...sentTo(initOrder, '400 REQUEST_MALFORMED', { 'no cart': again('x', { id: undefined }) }),
  ...sentTo(payRequest, '400 REQUEST_MALFORMED', { 'no link': { payart: 166, url: { continue: HOME } } }),
  ...sentTo(askedFor, '404 NOT_FOUND', {
    'a link that nobody was sent': { link: 'nobodysrequest.proof' },
    'SQL for a link': { link: "' or 1 = 1 --" },
  }),
  ...sentTo(payRequest, '404 NOT_FOUND', {
    'a link that nobody was sent': { link: 'nobodysrequest.proof', payart: 166, url: { continue: HOME } },
  }),
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
  ...stateSaying(initOrder, '400 REQUEST_MALFORMED', ['held'], (id) =>
    again(id, { url: { continue: HOME, cancel: address } }),
  ),
]);

const tokens: RefusalCase[] = [
  ...sentTo(init, '401 TOKEN_MISSING', { 'a credit card without a name': order({ payart: 166 }) }),
  ...stateSaying(initOrder, '401 TOKEN_MISSING', ['held'], (id) => again(id, { payart: 166 })),
  ...FORGERIES.map(
    (forgery): RefusalCase => ({
      what: `a bearer’s token that is ${forgery}`,
      call: init,
      body: order({ payart: 166 }),
      headers: (known) => ({ authorization: `Bearer ${known.tokens[forgery]}` }),
      says: '401 TOKEN_INVALID',
    }),
  ),
  {
    what: 'a token that is altered',
    call: initOrder,
    path: ({ tokens: { altered } }) => `checkout/initPaymentOrder?_=${altered}`,
    body: again('x'),
    says: '401 TOKEN_INVALID',
  },
];

const carts: RefusalCase[] = [
  ...sentTo(init, '422 CART_EMPTY', { 'an empty cart': order({}, { items: [] }) }),
  ...sentTo(init, '422 PAYMENT_TYPE_UNKNOWN', {
    'a payment type that is not offered': order({ payart: 999 }),
  }),
  ...asked('GET order/review', '406 ORDER_NOT_AVAILABLE', {
    'an order that is not there': 'order/review?id=nobody',
  }),
  ...sentTo(exec, '410 CART_GONE', { 'a cart that is not there': { cartId: 'nobody' } }),
  ...stateSaying(exec, '410 CART_GONE', ['canceled', 'lapsed', 'swept'], (cartId) => ({ cartId })),
  ...stateSaying(exec, '202 PAYMENT_PENDING', ['held', 'pending'], (cartId) => ({ cartId })),
  ...stateSaying(exec, '422 PAYMENT_FAILED', ['failed'], (cartId) => ({ cartId })),
  ...stateSaying(exec, '410 PAYMENT_REFUNDED', ['refunded'], (cartId) => ({ cartId })),
  canceling('a cart that is not there', () => 'nobody'),
  canceling('a cart that is confirmed', ({ carts: { confirmed } }) => confirmed),
  canceling('a cart that is swept', ({ carts: { swept } }) => swept),
  ...sentTo(initOrder, '410 CART_GONE', { 'a cart that is not there': again('nobody') }),
  ...stateSaying(initOrder, '410 CART_GONE', ['canceled', 'lapsed', 'swept'], (id) => again(id)),
  ...stateSaying(initOrder, '422 CART_NOT_PAYABLE', ['confirmed'], (id) => again(id)),
  ...stateSaying(initOrder, '422 PAYMENT_TYPE_UNKNOWN', ['held'], (id) => again(id, { payart: 999 })),
  ...stateSaying(init, '409 ALREADY_DECIDED', ['confirmed'], (cartId) => order({}, { cartId })),
];

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

/** The table's rows about the checkout. */
export const CHECKOUT_REFUSAL_CASES: readonly RefusalCase[] = [
  ...misshapen,
  ...returns,
  ...tokens,
  ...carts,
  ...debits,
];

function again(id: string, more: object = {}) {
  return {
    payart: 177,
    id,
    url: { continue: HOME, cancel: HOME },
    ...more,
  };
}

function stateSaying(
  call: CallKey,
  says: RefusalCase['says'],
  states: readonly (keyof Known['carts'])[],
  body: (id: string) => unknown,
): RefusalCase[] {
  return states.map((state) => ({
    what: `a cart that is ${state}`,
    call,
    body: ({ carts }: Known) => body(carts[state]),
    says,
  }));
}

function canceling(what: string, id: (known: Known) => string): RefusalCase {
  return {
    what,
    call: cancel,
    path: (known) => `checkout/cancel?noRedirect=1&cartId=${id(known)}`,
    says: '410 CART_GONE',
  };
}

function asGuest({ tokens: { good } }: Known) {
  return { authorization: `Bearer ${good}` };
}
