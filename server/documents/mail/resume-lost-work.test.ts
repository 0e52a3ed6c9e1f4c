import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_CONFIRMED } from '../../orders/confirm-order.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { resumeLostWork } from './resume-lost-work.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];

describe.each(testDatabases())('An order on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });
  const openJobs = async () =>
    (await shop.database.executeSql(`select id from pgboss.job where name = '${ORDER_CONFIRMED}'`)).rows
      .length;

  it('whose job is lost gets another one after an hour, and only one', async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data;
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId });
    expect(await openJobs()).toBe(1);
    await resumeLostWork(shop.shop);
    await shop.database.executeSql(`delete from pgboss.job where name = '${ORDER_CONFIRMED}'`);
    await resumeLostWork(shop.shop);
    expect(await openJobs()).toBe(0);
    shop.pass(3601);
    await resumeLostWork(shop.shop);
    await resumeLostWork(shop.shop);
    await vi.waitFor(async () => expect(await openJobs()).toBe(1), 60_000);
  });
});
