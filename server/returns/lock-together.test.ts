// Orders that are locked together wait for whoever holds one of their places, and are not waited for in a circle: also the places
// that a difference holds which is asked for.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lockHeldSlots } from '../capacity/settle-holds.ts';
import { moveLine } from '../moves/move-line.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { randomId } from '../platform/random-id.ts';
import { knownVersion, openShop } from '../site/open-shop.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { lockOrdersTogether, lockReturnable } from './read-returnable.ts';

const START = new Date('2026-11-18T07:00:00Z');
const [EARLY, LATE] = ['2026-12-02 10:00', '2026-12-02 14:00'];
const by = { kind: 'command', user: 'museum' } as const;

describe.each(testDatabases())('orders that are locked together on $name', (engine) => {
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
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: LATE, count: 1 }];
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(items))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return (await shop.get(`/api/de/order/review?id=${booking_id}`)).body.data.number;
  };
  const slotAt = async (datetime: string): Promise<number> => {
    const { rows } = await shop.database.executeSql(
      `select id from slot where datetime = '${datetime}' and taken > 0`,
    );
    expect(rows).toHaveLength(1);
    return Number(rows[0].id);
  };
  /** The order's visitor is asked for what the early time costs more. */
  const askDifference = async (number: string) => {
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('1200', '1500'));
    await importMuseum(shop.database, museum.folder, shop.now());
    const open = { ...shop.shop, ...(await openShop(shop.shop, knownVersion(shop.shop))) };
    const paid = { by: 'link', until: '2026-11-20' } as const;
    const asked = { number, line: 0, datetime: EARLY, paid, key: randomId(), by };
    await moveLine(open, asked);
    const { rows } = await shop.database.executeSql('select amount from order_supplement');
    expect(rows).toEqual([{ amount: 300 }]);
  };

  test('two places that another transaction locks at that moment, in the common order', async () => {
    const numbers = [await buy(), await buy()];
    await askDifference(numbers[0] ?? '');
    const [early, late] = [await slotAt(EARLY), await slotAt(LATE)];
    expect(early).toBeLessThan(late);
    let begun = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const other = shop.database.transaction(async (sql) => {
      await lockHeldSlots(sql, [], [early]);
      begun();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await lockHeldSlots(sql, [], [late]);
    });
    await hasBegun;
    const together = shop.database.transaction(async (sql) => {
      await lockOrdersTogether(sql, numbers);
      for (const number of numbers) await lockReturnable(sql, number, shop.now());
    });
    expect(await Promise.allSettled([other, together])).toEqual([
      { status: 'fulfilled', value: undefined },
      { status: 'fulfilled', value: undefined },
    ]);
  });
});
