// Every wrong request about merchandise, passes, vouchers, voucher codes and parcels, for `refusals.test.ts`. What is sold
// is that of `site/test-counter.ts`: books of 850 grams, three recordings that are not sent, nothing is sent to France, and two
// kilograms at the most to Austria.
import type { RefusalCode } from '../domain/refusal.ts';
import { adult, asked, init, itemsSaying, order, type RefusalCase, sentTo } from './refusal-case.ts';

const VIENNA = { name: 'Ada Lovelace', street: 'Kai 1', zip: '1010', city: 'Wien', country: 'AT' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };

const goods = (id: string, count = 1, more: object = {}) => ({ type: 'merchandise', id, count, ...more });
const owner = (name: string, more: object = {}) => ({
  name,
  address: NOWHERE,
  send_to_custom_addr: false,
  ...more,
});
const pass = (count: number, ...owners: object[]) => goods('jahr', count, { owners });
const gift = (id: string, more: object = {}) => ({ type: 'voucher', id, count: 1, ...more });
const code = (barcode: string, more: object = {}) => ({ type: 'voucherCode', barcode, ...more });

/** Whole orders that are refused, each by what is wrong with its cart. */
const carts = (says: RefusalCase['says'], bodies: Record<string, object>): RefusalCase[] =>
  sentTo(
    init,
    says,
    Object.fromEntries(Object.entries(bodies).map(([what, cart]) => [what, order({}, cart)])),
  );
/** A cart whose goods go to an address. */
const parcel = (item: object, address: object = {}, more: object = {}) => ({
  items: [item],
  shipping: { ...VIENNA, ...address },
  ...more,
});

const items: RefusalCase[] = [
  ...itemsSaying('422 ITEM_UNKNOWN', {
    'an article that is not there': goods('fahne'),
    'an article named as an object is built': goods('__proto__'),
    'a ticket sold as an article': goods('flut-normal'),
    'a voucher that is not there': gift('gold'),
    'a voucher named as an object is built': gift('constructor'),
    'an article sold as a voucher': gift('buch'),
  }),
  ...carts('422 ITEM_UNKNOWN', {
    'the same code twice': { items: [adult, code('REST-10'), code('rest - 10')] },
  }),
  ...itemsSaying('422 ITEM_COUNT_INVALID', {
    'no book': goods('buch', 0),
    'more cards than a line holds': goods('karten', 101),
    'no pass': pass(0),
    'no voucher': gift('fest', { count: 0 }),
    'more vouchers than a line holds': gift('fest', { count: 51 }),
  }),
  ...itemsSaying('422 PASS_OWNERS_INVALID', {
    'a pass for nobody': goods('jahr'),
    'two passes for one': pass(2, owner('Ada')),
    'one pass for two': pass(1, owner('Ada'), owner('Mary')),
    'a pass without a name': pass(1, owner('  ')),
    'a name of a hundred and one characters': pass(1, owner('x'.repeat(101))),
    'a pass that is sent nowhere': pass(1, owner('Ada', { send_to_custom_addr: true })),
    'a pass that is sent to an unknown country': pass(
      1,
      owner('Ada', {
        send_to_custom_addr: true,
        address: { ...NOWHERE, street: 'a', zip: '1', city: 'b', country: 'XX' },
      }),
    ),
    'a book that somebody owns': goods('buch', 1, { owners: [owner('Ada')] }),
  }),
  ...itemsSaying('422 VOUCHER_EXPIRED', { 'a voucher that is no longer sold': gift('vorbei') }),
  ...itemsSaying('422 VOUCHER_AMOUNT_INVALID', {
    'no amount where one is to choose': gift('frei'),
    'too small an amount': gift('frei', { price: 999 }),
    'too large an amount': gift('frei', { price: 25_001 }),
    'less than nothing': gift('frei', { price: -4000 }),
    'another amount than the voucher’s': gift('fest', { price: 1 }),
  }),
  ...itemsSaying('422 FIELDS_INVALID', {
    'a greeting of three hundred and one characters': gift('fest', { greeting: 'x'.repeat(301) }),
  }),
  ...itemsSaying('422 CART_EMPTY', { 'a code and nothing to pay with it': code('REST-10') }),
  ...carts('422 CART_NOT_AVAILABLE', {
    'four recordings of three': { items: [goods('mitschnitt', 4)] },
    'two and two recordings of three': { items: [goods('mitschnitt', 2), goods('mitschnitt', 2)] },
  }),
  ...carts('422 CART_PRICE_CHANGED', {
    'a book for nothing': parcel(goods('buch', 1, { totalPrice: 0 })),
    'a voucher for nothing': { items: [gift('fest', { totalPrice: 0 })] },
    'a code that gives more than it has': { items: [adult, code('REST-10', { totalPrice: -1200 })] },
    'a code that is charged': { items: [adult, code('REST-10', { totalPrice: 1000 })] },
    'a parcel for nothing': parcel(goods('buch'), {}, { shippingCosts: 0 }),
    'a parcel at the price of another country': parcel(goods('buch'), {}, { shippingCosts: 549 }),
    'a parcel with nothing in it': { items: [adult], shipping: VIENNA, shippingCosts: 1149 },
    'a parcel that pays the buyer': parcel(goods('buch'), {}, { shippingCosts: -1149 }),
  }),
  ...carts('422 SHIPPING_ADDRESS_INVALID', {
    'a book for whoever pays, who is not known yet': { items: [goods('buch')] },
    ...Object.fromEntries(
      Object.keys(VIENNA).map((field) => [
        `a parcel without a ${field}`,
        parcel(goods('buch'), { [field]: ' ' }),
      ]),
    ),
    'a parcel to an unknown country': parcel(goods('buch'), { country: 'XX' }),
    'a parcel to a country in small letters': parcel(goods('buch'), { country: 'at' }),
    'a parcel to a zip of signs': parcel(goods('buch'), { zip: '<>' }),
  }),
  ...carts('422 SHIPPING_NO_COST_FOR_COUNTRY', {
    'a parcel to France': parcel(goods('buch'), { country: 'FR' }),
  }),
  ...carts('422 SHIPPING_TOO_HEAVY', {
    'three books to Austria': parcel(goods('buch', 3)),
    'books and cards to Austria': { items: [goods('buch', 2), goods('karten', 3)], shipping: VIENNA },
    'six books to Germany': parcel(goods('buch', 6), { country: 'DE' }),
  }),
  ...carts('400 REQUEST_MALFORMED', {
    'half an address': { items: [goods('buch')], shipping: { country: 'AT' } },
    'an address with a planet': parcel(goods('buch'), { planet: 'Earth' }),
    'shipping costs of half a cent': parcel(goods('buch'), {}, { shippingCosts: 0.5 }),
    'an article with a price of its own': { items: [goods('buch', 1, { price: 1 })] },
    'an article with a weight of its own': { items: [goods('buch', 1, { weight_g: 0 })] },
    'an owner without an address': { items: [goods('jahr', 1, { owners: [{ name: 'Ada' }] })] },
    'minus one voucher': { items: [gift('fest', { count: -1 })] },
    'a voucher of half a cent': { items: [gift('frei', { price: 1000.5 })] },
    'a code without letters': { items: [adult, code('')] },
    'a code of 65 letters': { items: [adult, code('x'.repeat(65))] },
    'a code with a discount of its own': { items: [adult, code('REST-10', { discount: 1 })] },
  }),
];

const CODES: readonly [RefusalCode, Record<string, string>][] = [
  [
    'VOUCHER_UNKNOWN',
    {
      'a code that is not there': 'NEUN-9',
      'a code for anything': '%',
      'a code named as an object is built': '__proto__',
      'a code of spaces': '   ',
    },
  ],
  ['VOUCHER_NOW_IS_BEFORE_VALID_FROM', { 'a code that is not valid yet': 'BALD-20' }],
  ['VOUCHER_NOW_IS_AFTER_VALID_TO', { 'a code that is no longer valid': 'ALT-15' }],
  ['VOUCHER_NO_AMOUNT_LEFT', { 'a code with nothing left': 'LEER-25' }],
];
const codes: RefusalCase[] = CODES.flatMap(([refused, barcodes]) =>
  Object.entries(barcodes).flatMap(([what, barcode]): RefusalCase[] => [
    ...carts(`422 ${refused}`, { [what]: { items: [adult, code(barcode)] } }),
    ...asked('GET voucher', `422 ${refused}`, { [what]: `voucher?voucher=${encodeURIComponent(barcode)}` }),
  ]),
);

const costs = 'POST SHIPPING_COSTS';
const FORGERIES = ['altered', 'unsigned', 'otherSecret', 'expired', 'ofNobody'] as const;
const BOOK = { type: 'merchandise', id: 'buch', count: 1 };

const calls: RefusalCase[] = [
  ...asked('GET merchandise', '404 NOT_FOUND', {
    'an article that is not there': 'merchandise?article=fahne',
    'an article named as an object is built': 'merchandise?article=constructor',
  }),
  ...asked('GET merchandise', '400 REQUEST_MALFORMED', {
    'no article': 'merchandise',
    'an article without a name': 'merchandise?article=',
  }),
  ...asked('GET merchandise/select', '400 REQUEST_MALFORMED', {
    'articles of a kind in words': 'merchandise/select?product_kind=pass',
  }),
  ...asked('GET voucher/selectOne/price/:id', '404 NOT_FOUND', {
    'a voucher that is not there': 'voucher/selectOne/price/gold',
    'a voucher named as an object is built': 'voucher/selectOne/price/constructor',
  }),
  ...asked('GET voucher', '400 REQUEST_MALFORMED', {
    'no code': 'voucher',
    'a code without letters': 'voucher?voucher=',
    'a code of 65 letters': `voucher?voucher=${'x'.repeat(65)}`,
    'two codes': 'voucher?voucher=a&voucher=b',
  }),
  ...sentTo(costs, '400 REQUEST_MALFORMED', {
    'no cart': { country: 'AT' },
    'a cart that is no list': { country: 'AT', cart: 'all' },
    'a country that is a number': { country: 49, cart: [] },
    'an address where a country is wanted': { country: 'AT', cart: [], city: 'Wien' },
    'half a book': { country: 'AT', cart: [{ ...BOOK, count: 0.5 }] },
    'minus one book': { country: 'AT', cart: [{ ...BOOK, count: -1 }] },
  }),
  ...FORGERIES.map(
    (forgery): RefusalCase => ({
      what: `a token that is ${forgery}`,
      call: costs,
      path: ({ tokens }) => `SHIPPING_COSTS?jwt=${tokens[forgery]}`,
      body: { cart: [BOOK] },
      says: '401 TOKEN_INVALID',
    }),
  ),
  ...sentTo(costs, '422 SHIPPING_COUNTRY_MISSING', {
    'a parcel that goes nowhere': { cart: [BOOK] },
    'a parcel to no country': { country: '', cart: [BOOK] },
  }),
  ...sentTo(costs, '422 SHIPPING_NO_COST_FOR_COUNTRY', {
    'a parcel to France': { country: 'FR', cart: [BOOK] },
    'a parcel to an unknown country': { country: 'XX', cart: [BOOK] },
    'a parcel to what only JavaScript knows': { country: 'constructor', cart: [BOOK] },
  }),
  ...sentTo(costs, '422 SHIPPING_TOO_HEAVY', {
    'three books to Austria': { country: 'AT', cart: [{ ...BOOK, count: 3 }] },
    'half a million books': { country: 'DE', cart: Array(500).fill({ ...BOOK, count: 1000 }) },
  }),
  ...sentTo('POST checkout/suggest', '400 REQUEST_MALFORMED', {
    'no cart': {},
    'a cart that is no cart': { cart: [] },
    'a hundred and one lines': { cart: { items: Array(101).fill(adult) } },
    'a line of no kind': { cart: { items: [{ type: 'pony' }] } },
  }),
];

/** The table's rows about what is sold over the counter. */
export const COUNTER_REFUSAL_CASES: readonly RefusalCase[] = [...items, ...codes, ...calls];
