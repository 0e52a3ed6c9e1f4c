// All wrong requests about merchandise, passes, vouchers and voucher codes, for `refusals.test.ts`. The products are those of
// `test-retail.ts`; three pieces of `mitschnitt` are in stock.
import type { RefusalCode } from '../../../domain/refusal.ts';
import { adult, asked, cartsSaying, itemsSaying, type RefusalCase, sentTo } from './refusal-case.ts';

const IDA = { to: 'Ida', email: 'ida@example.org', from: 'Ole', day: '', language: 'de' };
const NOWHERE = { street: '', zip: '', city: '', country: '' };

const items: RefusalCase[] = [
  ...itemsSaying('422 ITEM_UNKNOWN', {
    'an article that is not there': goods('fahne'),
    'an article named as an object is built': goods('__proto__'),
    'a ticket sold as an article': goods('flut-normal'),
    'a voucher that is not there': gift('gold'),
    'a voucher named as an object is built': gift('constructor'),
    'an article sold as a voucher': gift('buch'),
  }),
  ...cartsSaying('422 ITEM_UNKNOWN', {
    'the same code twice': { items: [adult, code('REST-10'), code('rest - 10')] },
  }),
  ...cartsSaying('401 TOKEN_MISSING', {
    'an express payment of nothing, which tells nobody’s address': { items: [adult, code('NEU-50')] },
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
  ...itemsSaying('422 VOUCHER_PRESENT_INVALID', {
    'a present for nobody': gift('fest', { present: { ...IDA, to: ' ' } }),
    'a present for two addresses': gift('fest', { present: { ...IDA, email: 'a@b.example,c@d.example' } }),
    'a present in the past': gift('fest', { present: { ...IDA, day: '2020-01-01' } }),
    'a present on no day': gift('fest', { present: { ...IDA, day: '2027-02-30' } }),
  }),
  ...itemsSaying('422 FIELDS_INVALID', {
    'a greeting of three hundred and one characters': gift('fest', { greeting: 'x'.repeat(301) }),
  }),
  ...itemsSaying('422 CART_EMPTY', { 'a code and nothing to pay with it': code('REST-10') }),
  ...cartsSaying('422 CART_NOT_AVAILABLE', {
    'four recordings of three': { items: [goods('mitschnitt', 4)] },
    'two and two recordings of three': { items: [goods('mitschnitt', 2), goods('mitschnitt', 2)] },
  }),
  ...cartsSaying('422 CART_PRICE_CHANGED', {
    'a voucher for nothing': { items: [gift('fest', { totalPrice: 0 })] },
    'a code that gives more than it has': { items: [adult, code('REST-10', { totalPrice: -1200 })] },
    'a code that is charged': { items: [adult, code('REST-10', { totalPrice: 1000 })] },
  }),
  ...cartsSaying('400 REQUEST_MALFORMED', {
    'an article with a price of its own': { items: [goods('buch', 1, { price: 1 })] },
    'an article with a weight of its own': { items: [goods('buch', 1, { weight_g: 0 })] },
    'an owner without an address': { items: [goods('jahr', 1, { owners: [{ name: 'Ada' }] })] },
    'a present without a giver': { items: [gift('fest', { present: { ...IDA, from: undefined } })] },
    'minus one voucher': { items: [gift('fest', { count: -1 })] },
    'a voucher of half a cent': { items: [gift('frei', { price: 1000.5 })] },
    'a code without letters': { items: [adult, code('')] },
    'a code of 65 letters': { items: [adult, code('x'.repeat(65))] },
    'a code with a discount of its own': { items: [adult, code('REST-10', { discount: 1 })] },
  }),
];

/** A code that the test blocks. */
export const BLOCKED_CODE = 'ZU-30';
export const BLOCKED_CODE_YAML = `- {id: zu, barcode: ${BLOCKED_CODE}, name: {de: Zu}, kind: value, amount: 3000}\n`;

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
  ['VOUCHER_BLOCKED', { 'a code that staff have blocked': BLOCKED_CODE }],
];
const codes: RefusalCase[] = CODES.flatMap(([refused, barcodes]) =>
  Object.entries(barcodes).flatMap(([what, barcode]): RefusalCase[] => [
    ...cartsSaying(`422 ${refused}`, { [what]: { items: [adult, code(barcode)] } }),
    ...asked('GET voucher', `422 ${refused}`, { [what]: `voucher?voucher=${encodeURIComponent(barcode)}` }),
    ...sentTo('POST voucher', `422 ${refused}`, { [what]: { voucher: barcode } }),
  ]),
);

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
  ...sentTo('POST voucher', '400 REQUEST_MALFORMED', {
    'no code': {},
    'a code without letters': { voucher: '' },
    'a code of 65 letters': { voucher: 'x'.repeat(65) },
    'two codes': { voucher: ['a', 'b'] },
  }),
  ...sentTo('POST checkout/lines', '400 REQUEST_MALFORMED', {
    'no cart': {},
    'a hundred and one lines': { cart: { items: Array(101).fill(adult) } },
    'a line of no kind': { cart: { items: [{ type: 'pony' }] } },
  }),
  ...sentTo('POST checkout/suggest', '400 REQUEST_MALFORMED', {
    'no cart': {},
    'a cart that is no cart': { cart: [] },
    'a hundred and one lines': { cart: { items: Array(101).fill(adult) } },
    'a line of no kind': { cart: { items: [{ type: 'pony' }] } },
  }),
];

/** The cases about merchandise, passes, vouchers and codes. */
export const RETAIL_REFUSAL_CASES: readonly RefusalCase[] = [...items, ...codes, ...calls];

function goods(id: string, count = 1, more: object = {}) {
  return { type: 'merchandise', id, count, ...more };
}

function owner(name: string, more: object = {}) {
  return {
    name,
    address: NOWHERE,
    send_to_custom_addr: false,
    ...more,
  };
}

function pass(count: number, ...owners: object[]) {
  return goods('jahr', count, { owners });
}

function gift(id: string, more: object = {}) {
  return { type: 'voucher', id, count: 1, ...more };
}

function code(barcode: string, more: object = {}) {
  return { type: 'voucherCode', barcode, ...more };
}
