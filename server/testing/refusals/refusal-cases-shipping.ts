// All wrong requests about parcels, for `refusals.test.ts`. The goods are those of `site/test-retail.ts`: books of 850
// grams; nothing is sent to France, and two kilograms at the most to Austria.
import { adult, cartsSaying, FORGERIES, type RefusalCase, sentTo } from './refusal-case.ts';

const VIENNA = { name: 'Ada Lovelace', street: 'Kai 1', zip: '1010', city: 'Wien', country: 'AT' };

const orders: RefusalCase[] = [
  ...cartsSaying('422 CART_PRICE_CHANGED', {
    'a book for nothing': parcel(books(1, { totalPrice: 0 })),
    'a parcel for nothing': parcel(books(1), {}, { shippingCosts: 0 }),
    'a parcel at the price of another country': parcel(books(1), {}, { shippingCosts: 549 }),
    'a parcel with nothing in it': { items: [adult], shipping: VIENNA, shippingCosts: 1149 },
    'a parcel that pays the buyer': parcel(books(1), {}, { shippingCosts: -1149 }),
  }),
  ...cartsSaying('422 SHIPPING_ADDRESS_INVALID', {
    'a book for whoever pays, who is not known yet': { items: [books(1)] },
    ...Object.fromEntries(
      Object.keys(VIENNA).map((field) => [`a parcel without a ${field}`, parcel(books(1), { [field]: ' ' })]),
    ),
    'a parcel to an unknown country': parcel(books(1), { country: 'XX' }),
    'a parcel to a country in small letters': parcel(books(1), { country: 'at' }),
    'a parcel to a zip of signs': parcel(books(1), { zip: '<>' }),
  }),
  ...cartsSaying('422 SHIPPING_NO_COST_FOR_COUNTRY', {
    'a parcel to France': parcel(books(1), { country: 'FR' }),
  }),
  ...cartsSaying('422 SHIPPING_TOO_HEAVY', {
    'three books to Austria': parcel(books(3)),
    'books and cards to Austria': { items: [books(2), { ...books(3), id: 'karten' }], shipping: VIENNA },
    'six books to Germany': parcel(books(6), { country: 'DE' }),
  }),
  ...cartsSaying('400 REQUEST_MALFORMED', {
    'half an address': { items: [books(1)], shipping: { country: 'AT' } },
    'an address with a planet': parcel(books(1), { planet: 'Earth' }),
    'shipping costs of half a cent': parcel(books(1), {}, { shippingCosts: 0.5 }),
  }),
];

const costs = 'POST SHIPPING_COSTS';

const calls: RefusalCase[] = [
  ...sentTo(costs, '400 REQUEST_MALFORMED', {
    'no cart': { country: 'AT' },
    'a cart that is no list': { country: 'AT', cart: 'all' },
    'a country that is a number': { country: 49, cart: [] },
    'an address where a country is wanted': { country: 'AT', cart: [], city: 'Wien' },
    'half a book': { country: 'AT', cart: [books(0.5)] },
    'minus one book': { country: 'AT', cart: [books(-1)] },
  }),
  ...FORGERIES.map(
    (forgery): RefusalCase => ({
      what: `a token that is ${forgery}`,
      call: costs,
      path: ({ tokens }) => `SHIPPING_COSTS?jwt=${tokens[forgery]}`,
      body: { cart: [books(1)] },
      says: '401 TOKEN_INVALID',
    }),
  ),
  ...sentTo(costs, '422 SHIPPING_COUNTRY_MISSING', {
    'a parcel that goes nowhere': { cart: [books(1)] },
    'a parcel to no country': { country: '', cart: [books(1)] },
  }),
  ...sentTo(costs, '422 SHIPPING_NO_COST_FOR_COUNTRY', {
    'a parcel to France': { country: 'FR', cart: [books(1)] },
    'a parcel to an unknown country': { country: 'XX', cart: [books(1)] },
    'a parcel to what only JavaScript knows': { country: 'constructor', cart: [books(1)] },
  }),
  ...sentTo(costs, '422 SHIPPING_TOO_HEAVY', {
    'three books to Austria': { country: 'AT', cart: [books(3)] },
    'half a million books': { country: 'DE', cart: Array(500).fill(books(1000)) },
  }),
];

/** The table's rows about parcels. */
export const SHIPPING_REFUSAL_CASES: readonly RefusalCase[] = [...orders, ...calls];

function books(count: number, more: object = {}) {
  return { type: 'merchandise', id: 'buch', count, ...more };
}

/** A cart whose goods go to an address. */
function parcel(item: object, address: object = {}, more: object = {}) {
  return {
    items: [item],
    shipping: { ...VIENNA, ...address },
    ...more,
  };
}
