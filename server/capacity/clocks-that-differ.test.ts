// Two processes sell from one PostgreSQL, and the clock of one machine is 25 minutes ahead: longer than a hold lasts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeShop } from '../compose-shop.ts';
import { buildServer } from '../http/build-server.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { openDatabaseClock } from '../platform/clock/database-clock.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { answerAs, NO_PAGES, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const AHEAD_MS = 25 * 60_000;
const AHEAD = { wall: () => Date.now() + AHEAD_MS, elapsed: () => performance.now() };

const postgres = testDatabases().filter(({ name }) => name === 'postgres');

describe.each(postgres)('a machine whose clock is ahead, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let ahead: TestShop['shop'];
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('events/dauer.yaml', OPEN_EVENT_YAML.replace('places: 50', 'places: 10'));
    shop = await openTestShop(engine, museum.folder, {}, new Date());
    const clock = await openDatabaseClock(shop.database, AHEAD);
    const log = { error: () => {}, warn: () => {} };
    ahead = await composeShop(shop.shop.config, shop.database, log, clock.now, clock.secondsAhead);
    await ahead.jobs.start();
  });
  afterAll(async () => {
    await ahead.jobs.stop();
    await shop.close();
    museum.remove();
  });

  test('leaves the other one its holds, and says that its clock is off', async () => {
    const tickets = purchase([{ type: 'ticket', id: 'dauer-karte', count: 10 }]);
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', tickets)).body.data;
    expect(await answerAs(ahead, 'POST checkout/initPayment', { body: tickets })).toMatchObject({
      refused: 'CART_NOT_AVAILABLE',
    });
    await reconcilePayments(ahead.payments);
    await shop.bank(cartId, 'pay');
    expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);

    const app = await buildServer(ahead, NO_PAGES);
    const ready = (await app.inject({ url: '/readyz' })).json();
    expect(ready).toEqual({ status: 'ok', secondsAhead: expect.any(Number) });
    expect(Math.round(ready.secondsAhead / 60)).toBe(25);
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' });
    await app.close();
  });
});
