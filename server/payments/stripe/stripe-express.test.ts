// A visitor pays by express at Stripe, without having told the shop who they are: name, e-mail and address are the wallet's.
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { STRIPE_TEST_KEY, STRIPE_TEST_SECRET } from '../../testing/stripe/stripe-keys.ts';
import { openStripePeer } from '../../testing/stripe/stripe-peer.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';

const peer = await openStripePeer();
afterAll(() => peer.close());

const SETTINGS = {
  DEMO_BANK: 'off',
  STRIPE_SECRET_KEY: STRIPE_TEST_KEY,
  STRIPE_WEBHOOK_SECRET: STRIPE_TEST_SECRET,
  STRIPE_API_URL: peer.origin,
};
const NOWHERE = { street: '', zip: '', city: '', country: '' };

describe.each(oneDatabase())('an express payment at Stripe, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, SETTINGS);
    peer.now = shop.now;
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  test.each([
    [
      'a whole address is the buyer’s, and the invoice’s',
      { line1: 'Kai 1', line2: null, postal_code: '20457', city: 'Hamburg', country: 'DE' },
      { street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' },
    ],
    [
      'half an address is none',
      { line1: null, line2: null, postal_code: '20457', city: null, country: 'DE' },
      NOWHERE,
    ],
  ])('%s', async (_what, address, expected) => {
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 2 }];
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items, { request_invoice: true }));
    const { cartId } = held.body.data;
    const payer = { email: 'grace@example.org', name: 'Grace Hopper', address };
    Object.assign([...peer.books.sessions.values()].at(-1) ?? {}, { state: 'paid', payer });
    const { body } = await shop.post('/api/de/checkout/execPayment', { cartId });
    const { rows } = await shop.database.executeSql(
      `select o.content -> 'buyer' as buyer, i.content -> 'buyer' as invoiced
      from placed_order o join invoice i on i.booking_id = o.booking_id where o.booking_id = $1`,
      [body.data.booking_id],
    );
    const buyer = { email: 'grace@example.org', name: 'Grace Hopper', address: expected };
    expect(rows).toEqual([
      { buyer: expect.objectContaining(buyer), invoiced: expect.objectContaining(buyer) },
    ]);
  });
});
