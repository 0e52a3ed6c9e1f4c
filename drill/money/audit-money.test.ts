// The audit of the drill of money sees what must hold whatever was given back. The books are right at first; each test spoils
// one.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '../../server/platform/database/test-databases.ts';
import { refundInDatabase } from '../../server/returns/command/refund-in-database.ts';
import { makeTestMuseum, type TestMuseum } from '../../server/testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../server/testing/test-shop.ts';
import { auditMoney } from './audit-money.ts';

const ITEM = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-19 10:00', count: 2 };

describe.each(testDatabases())('the audit of money on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(() => {
    museum = makeTestMuseum();
  });
  afterAll(() => museum.remove());
  beforeEach(async () => {
    shop = await openTestShop(engine, museum.folder);
    for (let buyer = 0; buyer < 2; buyer += 1) {
      const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase([ITEM]))).body.data;
      await shop.bank(cartId, 'pay');
      await shop.post('/api/de/checkout/execPayment', { cartId });
    }
    return () => shop.close();
  });

  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  /** What the providers hold is not looked at. */
  const audit = () => auditMoney(shop.database, [], []);

  test('nothing is wrong with what was sold, nor after an order was given back', async () => {
    expect(await audit()).toEqual([]);
    const [{ number }] = await rows('select number from placed_order limit 1');
    await refundInDatabase(shop.database, number, shop.now);
    expect(await audit()).toEqual([]);
  });

  test('an order that has tickets and has lost a place is found', async () => {
    const [{ booking_id, cart_id }] = await rows('select booking_id, cart_id from placed_order limit 1');
    await rows(
      `update slot set taken = taken - 1 from hold h where h.slot_id = slot.id and h.cart_id = '${cart_id}'`,
    );
    await rows(`update hold set quantity = quantity - 1 where cart_id = '${cart_id}'`);
    expect(await audit()).toEqual([
      `a confirmed order without a place for each of its visitors: ${booking_id}`,
    ]);
  });

  test('a job that was set aside is found', async () => {
    await rows(`insert into pgboss.job (name, data) values ('set-aside', '{"payment_id": "p"}')`);
    expect(await audit()).toEqual(['a job that was set aside: set-aside {"payment_id": "p"}']);
  });
});
