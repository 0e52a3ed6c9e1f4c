// Carts, orders and invoices as any version of the shop may have stored them, on both engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { findCart } from '../cart-store.ts';
import { findInvoice } from '../invoices/invoice-store.ts';
import { findOrder } from '../order-store.ts';

const TICKET = { type: 'ticket', id: 'dauer-karte', count: 2, totalPrice: 1600 };

describe.each(testDatabases())('an order on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let cartId: string;
  let bookingId: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {}, new Date('2026-11-18T07:00:00Z'));
    const input = purchase([TICKET], { request_invoice: true });
    cartId = (await shop.post('/api/de/checkout/initPayment', input)).body.data.cartId;
    await shop.bank(cartId, 'pay');
    bookingId = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data.booking_id;
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const TABLES = [
    { table: 'cart', column: 'quote', read: () => findCart(shop.database, cartId) },
    { table: 'placed_order', column: 'content', read: () => findOrder(shop.database, bookingId) },
    { table: 'invoice', column: 'content', read: () => findInvoice(shop.database, bookingId) },
  ] as const;
  const OLDER = `content - 'version' - 'shipping' - 'codes'
    || jsonb_build_object('lines', jsonb_build_array((content -> 'lines' -> 0) - 'title'
      || jsonb_build_object('eventName', content -> 'lines' -> 0 -> 'title')))`;

  /** What is read while a change of the stored JSON lasts. */
  async function withChange({ table, column, read }: (typeof TABLES)[number], change: string) {
    const { rows } = await shop.database.executeSql(`select ${column}::text as kept from ${table}`);
    expect(rows).toHaveLength(1);
    await shop.database.executeSql(`update ${table} set ${column} = ${change.replaceAll('content', column)}`);
    const found = await read().catch(String);
    await shop.database.executeSql(`update ${table} set ${column} = $1::text::jsonb`, [rows[0].kept]);
    return found;
  }

  test.each(TABLES)('is read from $table as the first version of the shop stored it', async (stored) => {
    const now = await stored.read();
    expect(now).toBeDefined();
    expect(await withChange(stored, OLDER)).toEqual(now);
  });

  test.each(TABLES)('that is broken in $table is named', async (stored) => {
    const broken = (change: string) => withChange(stored, change);
    const named = new RegExp(`StoredJsonError: ${stored.column} of ${stored.table} \\S{5,} in the database`);
    expect(await broken(`content - 'vat'`)).toMatch(named);
    expect(await broken(`content || '{"lines": null}'`)).toMatch(/\/lines must be array/);
    expect(await broken(`jsonb_set(content, '{lines,0,totalPrice}', '"1600"')`)).toMatch(/\/lines\/0/);
    expect(await broken(`content || '{"version": 3}'`)).toMatch(/newer version of the shop \(3/);
  });
});
