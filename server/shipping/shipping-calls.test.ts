// Shipping costs before an order, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const START = new Date('2026-11-18T07:00:00Z');
function book(count: number) {
  return { type: 'merchandise', id: 'buch', count };
}

describe.each(oneDatabase())('shipping on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const costs = async (body: object, query = '', headers = {}) =>
    (await shop.post(`/api/en/SHIPPING_COSTS${query}`, body, headers)).body;
  const guest = async (country: string, more: object = {}): Promise<string> => {
    const c = { lname: 'Lovelace', email: 'ada@example.org', country, ...more };
    return (await shop.post('/api/de/auth/guest', { c })).body.data;
  };

  test('the rates are listed by zone, the lightest step first, in the visitor’s language', async () => {
    expect((await shop.get('/api/en/checkout/shipping')).body.data).toEqual({
      zones: [
        {
          id: 'inland',
          name: 'Germany',
          countries: ['DE'],
          steps: [
            { up_to_g: 500, price: 390 },
            { up_to_g: 2000, price: 549 },
            { up_to_g: 5000, price: 769 },
          ],
        },
        { id: 'nachbarn', name: 'Nachbarn', countries: ['AT'], steps: [{ up_to_g: 2000, price: 1149 }] },
      ],
    });
  });

  test.each<[string, object[], number]>([
    ['a book', [book(1)], 549],
    ['two books: 1,700 grams', [book(2)], 549],
    ['three books: 2,550 grams', [book(3)], 769],
    ['books of two lines', [book(2), book(1)], 769],
    ['four packs of cards: 480 grams', [{ ...book(4), id: 'karten' }], 390],
    ['a pack of cards that is not counted', [{ type: 'merchandise', id: 'karten' }], 390],
    ['a cart with nothing in it', [], 0],
    [
      'a recording and a pass',
      [
        { ...book(1), id: 'mitschnitt' },
        { ...book(1), id: 'jahr' },
      ],
      0,
    ],
    [
      'unknown articles',
      [
        { ...book(9), id: 'anker' },
        { ...book(9), id: '__proto__' },
      ],
      0,
    ],
    ['a ticket with the id of a book', [{ type: 'ticket', id: 'buch', count: 9 }], 0],
    [
      'everything else of a cart',
      [
        { type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 2 },
        { type: 'dayticket', id: 'tag-normal', count: 1 },
        { type: 'guidedTour', id: 'x', datetime: '2026-11-18 10:00', count: 1 },
        { type: 'voucher', id: 'fest', count: 1 },
        book(1),
      ],
      549,
    ],
    ['no book', [book(0)], 0],
  ])('to Germany: %s', async (_, cart, cost) => {
    expect(await costs({ country: 'DE', cart })).toEqual({ data: cost });
  });

  test('a cart without goods has no shipping cost in any country', async () => {
    expect(await costs({ country: 'FR', cart: [] })).toEqual({ data: 0 });
    expect(await costs({ cart: [] })).toEqual({ data: 0 });
  });

  test('for a country without shipping the answer names the support address', async () => {
    expect(await costs({ country: 'FR', cart: [book(1)] })).toEqual({
      code: 'SHIPPING_NO_COST_FOR_COUNTRY',
      message: 'There is no shipping cost for this country. Please contact us.',
    });
  });

  test('with a token the customer’s own address counts, not the country in the request', async () => {
    const token = await guest('AT');
    expect(await costs({ cart: [book(1)] }, `?jwt=${token}`)).toEqual({ data: 1149 });
    expect(await costs({ cart: [book(1)] }, `?_=${token}`)).toEqual({ data: 1149 });
    expect(await costs({ cart: [book(1)] }, '', { authorization: `Bearer ${token}` })).toEqual({
      data: 1149,
    });
    expect(await costs({ country: 'DE', cart: [book(1)] }, `?jwt=${token}`)).toEqual({ data: 1149 });
  });

  test('with a token the customer’s shipping address counts if there is one', async () => {
    const shipping = { name: 'Ada', street: 'Kai 1', zip: '1010', city: 'Wien', country: 'AT' };
    const token = await guest('DE', { shipping });
    expect(await costs({ cart: [book(1)] }, `?jwt=${token}`)).toEqual({ data: 1149 });
  });

  test('the customer’s order is shipped there at the same price', async () => {
    const shipping = { name: 'Ada', street: 'Kai 1', zip: '1010', city: 'Wien', country: 'AT' };
    const token = await guest('DE', { shipping });
    const url = { continue: 'http://localhost:3000/', cancel: 'http://localhost:3000/' };
    const cart = { items: [book(1)], shippingCosts: 549 };
    const answer = await shop.post(`/api/de/checkout/initPayment?_=${token}`, { payart: 166, cart, url });
    expect(answer.body).toMatchObject({ code: 'CART_PRICE_CHANGED', shippingCosts: 1149 });
  });
});
