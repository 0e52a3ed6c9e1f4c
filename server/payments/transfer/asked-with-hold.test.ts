import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { dieAfterTransaction } from '../../testing/after-transaction.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { BY_TRANSFER, FIRST_SLOT, transferMuseum } from '../../testing/transfers/transfer-museum.ts';
import { reconcilePayments } from '../reconcile.ts';

const ITEMS = [{ type: 'ticket', id: 'flut-normal', datetime: FIRST_SLOT, count: 15 }];

describe.each(testDatabases())('places that are held for a transfer on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', transferMuseum());
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  const rows = async (query: string) => (await shop.database.executeSql(query)).rows;

  test('are asked for with the hold: a process that dies then blocks no places of which nobody hears', async () => {
    const token = await shop.guest();
    const revive = dieAfterTransaction(
      shop.shop.database,
      async () => (await rows('select from payment')).length > 0,
    );
    const asked = purchase(ITEMS, { request_invoice: true }, BY_TRANSFER);
    await shop.post(`/api/de/checkout/initPayment?_=${token}`, asked);
    revive();
    shop.pass(3 * 3600);
    await reconcilePayments(shop.shop.payments);
    expect(
      await rows('select p.state, c.state as cart from payment p join cart c on c.id = p.cart_id'),
    ).toEqual([{ state: 'pending', cart: 'held' }]);
    expect(
      await rows(`select data ->> 'about' as about from pgboss.job where name = 'transfer-mail'`),
    ).toEqual([{ about: 'asked' }]);
  });
});
