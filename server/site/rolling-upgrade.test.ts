// While an upgrade is rolled out, a newer process may import what an older one cannot read. This is the older one.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { openShop } from './open-shop.ts';
import { CONTENT_VERSION } from './stored-museum.ts';

const TICKET = { type: 'ticket', id: 'dauer-karte', count: 1, totalPrice: 800 };

let museum: TestMuseum;
let shop: TestShop;
beforeAll(async () => {
  museum = makeTestMuseum();
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T07:00:00Z'));
});
afterAll(async () => {
  await shop.close();
  museum.remove();
});

test('an older process shows on what it knew, and leaves selling to the newer ones', async () => {
  const before = (await shop.get('/api/de/event/select')).body;
  const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([TICKET]))).body.data;
  await importMuseum(shop.database, museum.folder, shop.now());
  await shop.database.executeSql(`update museum set content_version = ${CONTENT_VERSION + 1}`);
  await openShop(shop.shop, 1);

  expect((await shop.get('/api/de/event/select')).body).toEqual(before);
  const refused = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE']);
  // Who has paid gets the order from whichever process is asked.
  await shop.bank(cartId, 'pay');
  expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);
});
