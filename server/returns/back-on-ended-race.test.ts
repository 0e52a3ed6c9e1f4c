// An order is given back in the night in which what is left of its voucher lapses, on both engines: whichever comes first, what
// had lapsed lapses once. The first one waits before it commits, until the second has gone as far as it can.
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Sql } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { endedCodes, redeem, tickets } from '../testing/ended-codes.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { lapseCodes } from '../vouchers/ledger/lapse-codes.ts';

const LONG_ENOUGH_MS = 400;

/** A database whose transactions wait after a statement. */
function pausedAfter(database: Database, name: string, wait: () => Promise<unknown>): Database {
  const over = (sql: Sql): Sql => ({
    ...sql,
    all: async (statement, ...given) => {
      const rows = await sql.all(statement, ...given);
      if (statement.name === name) await wait();
      return rows;
    },
  });
  return { ...database, transaction: (work) => database.transaction((sql) => work(over(sql))) };
}

describe.each(testDatabases())('a return in the night in which a code lapses, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let codes: ReturnType<typeof endedCodes>;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder);
    codes = endedCodes(shop);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  /** Both at once: the first has done everything but commit when the second begins. */
  const both = async (
    first: (database: Database) => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<void> => {
    const { promise: done, resolve: isDone } = Promise.withResolvers<void>();
    const { promise: go, resolve: goOn } = Promise.withResolvers<void>();
    const paused: Database = {
      ...shop.database,
      transaction: (work) =>
        shop.database.transaction(async (sql) => {
          const result = await work(sql);
          isDone();
          await go;
          return result;
        }),
    };
    const one = first(paused);
    await done;
    const other = second();
    await Promise.race([other, setTimeout(LONG_ENOUGH_MS)]);
    goOn();
    await Promise.all([one, other]);
  };

  const night = (database: Database = shop.database) => lapseCodes(database, shop.now());
  const orders = {
    'the night first': (number: string) => both(night, () => codes.refund(number)),
    'the return first': (number: string) => both((database) => codes.refund(number, database), night),
  };

  test.each(Object.entries(orders))('what was left lapses once: %s', async (_, meet) => {
    const code = await codes.voucher();
    const order = await codes.buyWith(code, 1);
    await codes.end(code, false);
    await meet(order.number);
    expect([await codes.left(code), await codes.lapsed()]).toEqual([800, 1700]);
    await codes.agrees();
  });

  test.each(Object.entries(orders))('what was paid late is owed again once: %s', async (_, meet) => {
    const code = await codes.voucher();
    const order = await codes.buyWith(code, 1);
    const { cartId } = await codes.start([tickets(3), redeem(code)]);
    await codes.end(code, true);
    await shop.bank(cartId, 'pay');
    await codes.finish(cartId);
    await meet(order.number);
    expect([await codes.left(code), await codes.lapsed()]).toEqual([800, 0]);
    await codes.agrees();
  });

  /** An order of a voucher, paid with another one that comes before it in the order of codes. */
  const voucherBoughtWithEarlier = async () => {
    // Each time as likely as not.
    for (let tries = 0; tries < 30; tries += 1) {
      const paid = await codes.voucher();
      const gift = { type: 'voucher', id: 'fest', count: 1, greeting: '' };
      const { number, vouchers } = await codes.buy([tickets(1), gift, redeem(paid)]);
      const bought: string = vouchers[0].barcode;
      if (paid < bought) return { number, paid, bought };
    }
    throw new Error('thirty times, the code that was bought came before the one that paid for it');
  };

  test('the night waits for no return that closes one ended voucher and gives back on another', async () => {
    const { number, paid, bought } = await voucherBoughtWithEarlier();
    await codes.end(bought, false);
    await codes.end(paid, false);
    const { promise: closed, resolve: isClosed } = Promise.withResolvers<void>();
    const { promise: go, resolve: goOn } = Promise.withResolvers<void>();
    const database = pausedAfter(shop.database, 'close-voucher-codes', () => {
      isClosed();
      return go;
    });
    const refund = codes.refund(number, database);
    await closed;
    // The embedded engine has one connection: there the night begins afterwards.
    const meanwhile = night();
    await Promise.race([meanwhile, setTimeout(LONG_ENOUGH_MS)]);
    goOn();
    expect(await Promise.allSettled([refund, meanwhile])).toMatchObject([
      { status: 'fulfilled', value: { state: 'done' } },
      // The one that the return holds is none that the night has posted.
      { status: 'fulfilled', value: engine.name === 'postgres' ? 1 : 0 },
    ]);
    expect([await codes.left(paid), await codes.lapsed()]).toEqual([800, 1700]);
    await codes.agrees();
  });
});
