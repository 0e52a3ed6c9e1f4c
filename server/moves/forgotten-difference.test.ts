// A difference that was paid for a move has a cart and a payment of its own: they forget whose they were when the order does.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import { forget } from '../orders/orders-module.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { knownVersion, openShop } from '../site/open-shop.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { moveLine } from './move-line.ts';

const START = new Date('2026-11-18T07:00:00Z');
const [EARLY, LATE] = ['2026-12-02 10:00', '2026-12-02 14:00'];
const by = { kind: 'command', user: 'museum' } as const;

describe.each(testDatabases())('the difference of an old order on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  /** @returns its number */
  const buy = async (): Promise<string> => {
    const token = await shop.guest({ fname: 'Ada', lname: 'Lovelace', email: 'ada@example.org' });
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: EARLY, count: 1 }];
    const { body } = await shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items));
    const { cartId } = body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.number;
  };
  const moveForMore = async (number: string) => {
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('1200', '1500'));
    await importMuseum(shop.database, museum.folder, shop.now());
    const open = { ...shop.shop, ...(await openShop(shop.shop, knownVersion(shop.shop))) };
    const paid = { by: 'terminal', receipt: '' } as const;
    const asked = { number, line: 0, datetime: LATE, paid, key: randomId(), by };
    expect(await moveLine(open, asked)).toMatchObject({ state: 'done', effect: { difference: 300 } });
  };
  const cartsThatName = async (): Promise<number> => {
    const { rows } = await shop.database.executeSql(
      "select id from cart where quote::text ~ 'Lovelace|ada@example'",
    );
    return rows.length;
  };

  test('is forgotten with the order, and not before', async () => {
    await moveForMore(await buy());
    expect(await cartsThatName()).toBe(2);
    const forgetAt = async (instant: string) => {
      shop.pass((Date.parse(instant) - shop.now().getTime()) / 1000);
      await forget(await openShop(shop.shop));
    };
    await forgetAt('2034-12-31T22:59:59Z');
    expect(await cartsThatName()).toBe(2);
    await forgetAt('2034-12-31T23:00:00Z');
    expect(await cartsThatName()).toBe(0);
  });
});
