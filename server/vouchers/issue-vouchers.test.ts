// From a sold voucher to its code, on both engines: issued once, in the transaction of its order, redeemable at once,
// closed with a refund.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeShop } from '../compose-shop.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Sql } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { knownVersion, openShop } from '../site/open-shop.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { addTestRetail } from '../testing/test-retail.ts';
import { answerAs, openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';
import { closeVouchers, lockVouchers } from './close-vouchers.ts';
import { issueVouchers, planVouchers } from './issue-vouchers.ts';

const START = new Date('2026-11-18T07:00:00Z');
function fixed(count: number, greeting = '') {
  return { type: 'voucher', id: 'fest', count, greeting };
}
function chosen(price: number) {
  return { type: 'voucher', id: 'frei', count: 1, price };
}
function tickets(count: number) {
  return { type: 'ticket', id: 'dauer-karte', count };
}

describe.each(testDatabases())('vouchers that are sold on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let token: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, {}, START);
    token = await shop.guest();
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const lookUp = async (barcode: string, language = 'de') =>
    (await shop.get(`/api/${language}/voucher?voucher=${barcode}`)).body;
  const hold = async (items: unknown[]): Promise<string> =>
    (await shop.post(`/api/de/checkout/initPayment?_=${token}`, purchase(items, {}, 166))).body.data.cartId;
  const paid = async (items: unknown[]): Promise<string> => {
    const cartId = await hold(items);
    await shop.bank(cartId, 'pay');
    return cartId;
  };
  const exec = (cartId: string) => shop.post('/api/de/checkout/execPayment', { cartId });
  const review = async (bookingId: string) =>
    (await shop.get(`/api/de/order/review?id=${bookingId}`)).body.data;
  const buy = async (items: unknown[]) => review((await exec(await paid(items))).body.data.booking_id);
  const codes = async (): Promise<number> =>
    (await shop.database.executeSql('select from voucher_code where booking_id is not null')).rows.length;

  test('become codes of their amount, one each, valid to the end of the third year after', async () => {
    const order = await buy([fixed(2, '  Für Ada.\nAlles Gute  '), tickets(1), chosen(12_345)]);
    expect(order.total).toBe(2 * 2500 + 800 + 12_345);
    const common = {
      barcode: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{12}$/),
      valid_from: '2026-11-18 08:00',
      valid_to: '2029-12-31 23:59',
    };
    const small = { ...common, line: 0, name: 'Gutschein', amount: 2500, greeting: 'Für Ada.\nAlles Gute' };
    expect(order.vouchers).toEqual([
      small,
      small,
      { ...common, line: 2, name: 'Wunschbetrag', amount: 12_345, greeting: '' },
    ]);
    expect(new Set(order.vouchers.map(({ barcode }: { barcode: string }) => barcode)).size).toBe(3);
    expect(order.admissions).toHaveLength(1);
    expect(order.lines[0]).toMatchObject({ type: 'voucher', title: 'Gutschein' });
    // Without VAT: it is due when the code is redeemed.
    expect(order.vat.map(({ vat_value, tax }: Record<string, number>) => [vat_value, tax])).toEqual([
      [7, 52],
      [0, 0],
    ]);
  });

  test('are redeemed in a second purchase, by the name of the product in the visitor’s language', async () => {
    const { barcode } = (await buy([fixed(1)])).vouchers[0];
    expect((await lookUp(barcode.toLowerCase(), 'en')).data).toEqual({
      id: barcode,
      barcode,
      name: 'Voucher',
      kind: 'value',
      amount: 2500,
      used_amount: 0,
      valid_from: '2026-11-18 08:00',
      valid_to: '2029-12-31 23:59',
    });
    const cartId = await hold([tickets(3), { type: 'voucherCode', barcode, totalPrice: -2400 }]);
    const order = await review((await exec(cartId)).body.data.booking_id);
    expect([order.total, order.codes[0].remaining]).toEqual([0, 100]);
    expect((await lookUp(barcode)).data.used_amount).toBe(2400);
  });

  test('an import leaves them alone, also when their product left the folder', async () => {
    const { barcode } = (await buy([fixed(1)])).vouchers[0];
    museum.put('vouchers/fest.yaml', undefined);
    await importMuseum(shop.database, museum.folder, shop.now());
    expect((await lookUp(barcode)).data).toMatchObject({ amount: 2500, used_amount: 0, name: 'Gutschein' });
    addTestRetail(museum);
    await importMuseum(shop.database, museum.folder, shop.now());
    expect((await lookUp(barcode)).data.used_amount).toBe(0);
    // The process may trust what it knows for a second; the next test does not wait that long.
    await openShop(shop.shop, knownVersion(shop.shop));
  });

  test('are issued once, even if several callers settle at the same time', async () => {
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    await other.jobs.start();
    const before = await codes();
    const carts = await Promise.all(Array.from({ length: 4 }, () => paid([fixed(2)])));
    const settle = (process: typeof other) =>
      carts.map((cartId) => {
        return answerAs<object>(process, 'POST checkout/execPayment', { body: { cartId } });
      });
    const [mine, theirs] = await Promise.all([Promise.all(settle(shop.shop)), Promise.all(settle(other))]);
    expect(mine).toEqual(theirs);
    expect(await codes()).toBe(before + 8);
    await other.jobs.stop();
  });

  test('when they cannot be issued there is no order; payment and places wait, and nothing is lost', async () => {
    const before = await codes();
    const cartId = await paid([fixed(1), tickets(1), { type: 'voucherCode', barcode: 'NEU-50' }]);
    await shop.database.executeSql(
      'alter table voucher_code add constraint broken check (amount < 0) not valid',
    );
    expect((await exec(cartId)).status).toBe(500);
    const { rows } = await shop.database.executeSql('select from placed_order where cart_id = $1', [cartId]);
    expect([rows.length, await codes()]).toEqual([0, before]);
    expect((await lookUp('NEU-50')).data.used_amount).toBe(800);
    await shop.database.executeSql('alter table voucher_code drop constraint broken');
    const order = await review((await exec(cartId)).body.data.booking_id);
    expect([order.vouchers.length, order.codes[0].discount, await codes()]).toEqual([1, 800, before + 1]);
    expect((await lookUp('NEU-50')).data.used_amount).toBe(800);
  });

  test('are closed by a refund, which reports what was left; carts that hold some of it keep that', async () => {
    const { booking_id, vouchers } = await buy([fixed(2)]);
    const [{ cart_id }] = (
      await shop.database.executeSql('select cart_id from placed_order where booking_id = $1', [booking_id])
    ).rows;
    const [spent, whole] = vouchers.map(({ barcode }: { barcode: string }) => barcode);
    const cartId = await hold([tickets(1), { type: 'voucherCode', barcode: spent }]);
    const close = () =>
      shop.database.transaction(async (sql) => {
        const locked = await lockVouchers(sql, { booking_id, cart_id }, shop.now());
        await closeVouchers(
          sql,
          locked.map(({ barcode }) => barcode),
        );
        return locked;
      });
    const closed = await close();
    expect(closed.toSorted((a, b) => a.left - b.left)).toEqual([
      { line: 0, barcode: spent, amount: 2500, left: 1700 },
      { line: 0, barcode: whole, amount: 2500, left: 2500 },
    ]);
    expect(await close()).toEqual([]);
    expect((await lookUp(spent)).code).toBe('VOUCHER_UNKNOWN');
    expect((await exec(cartId)).status).toBe(200);
  });

  test('are named in the language of their order, should the product be gone', async () => {
    const path = `/api/en/checkout/initPayment?_=${token}`;
    const { cartId } = (await shop.post(path, purchase([fixed(1)], {}, 166))).body.data;
    await shop.bank(cartId, 'pay');
    await shop.database.executeSql(`delete from voucher where id = 'fest'`);
    const { booking_id } = (await exec(cartId)).body.data;
    const { rows } = await shop.database.executeSql('select name from voucher_code where booking_id = $1', [
      booking_id,
    ]);
    expect(rows).toEqual([{ name: { en: expect.any(String) } }]);
  });
});

test('an order without vouchers runs no SQL', async () => {
  const asked: string[] = [];
  const ask = async ({ name }: { name: string }) => asked.push(name);
  const sql = { all: ask, first: ask, run: ask } as unknown as Sql;
  const line = { parts: [{ name: 'Karte', count: 2, price: 800, vat_value: 7 }] };
  await issueVouchers(
    sql,
    planVouchers({ booking_id: 'x', language: 'de', content: { lines: [line as never] }, now: START }),
  );
  expect(asked).toEqual([]);
});
