// Invoice numbers, on both engines: no gaps and no duplicates, even when orders are confirmed at the same time or fail
// (§ 14(4) no. 4 UStG, GoBD). One test proves that the race is real.

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composeShop } from '../../compose-shop.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, settle, type TestShop } from '../../testing/test-shop.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { type InvoiceKind, insertInvoice } from './invoice-store.ts';

const START = new Date('2026-12-31T20:00:00Z');
const BUYERS = 24;
function numbered(series: string, year: string, count: number): string[] {
  return Array.from(
    { length: count },
    (_, index) => `${series}-${year}-${String(index + 1).padStart(5, '0')}`,
  );
}

describe.each(testDatabases())('the numbers of invoices on $name', (engine) => {
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

  const issued = async (kind: InvoiceKind = 'invoice'): Promise<string[]> => {
    const { rows } = await shop.database.executeSql(
      'select number from invoice where kind = $1 order by number',
      [kind],
    );
    return rows.map(({ number }) => number);
  };
  const paidCart = async (more: object): Promise<string> => {
    const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase(items, more));
    await shop.database.executeSql(`update demo_bank_payment set state = 'paid' where id = $1`, [
      body.data.cartId,
    ]);
    return body.data.cartId;
  };
  /** Orders to issue invoices for. */
  const place = async (count: number): Promise<string[]> => {
    const ids = Array.from({ length: count }, (_, index) => `order-${index}`);
    for (const id of ids) {
      await shop.database.executeSql(
        `insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
         values ($1, 'confirmed', 'de', '{}', 0, 166, '', '', 0, now())`,
        [id],
      );
      await shop.database.executeSql(
        `insert into placed_order (booking_id, number, cart_id, state, language, content, total)
         values ($1, $1, $1, 'confirmed', 'de', '{}', 0)`,
        [id],
      );
    }
    return ids;
  };
  const invoiceOf = (booking_id: string, issued_on = '2026-12-31', kind: InvoiceKind = 'invoice') => ({
    booking_id,
    kind,
    issued_on,
    content: {} as InvoiceContent,
  });

  test('orders confirmed at once in two processes get one number each; orders without an invoice get none', async () => {
    const log = { error: () => {}, warn: () => {} };
    const other = await composeShop(shop.shop.config, shop.database, log, shop.now);
    await other.jobs.start();
    const carts: string[] = [];
    for (let buyer = 0; buyer < BUYERS; buyer += 1)
      carts.push(await paidCart({ request_invoice: buyer % 3 !== 0 }));
    await Promise.all(
      carts.map((cart, buyer) =>
        settle(buyer % 2 ? other : shop.shop, {
          id: cart,
          cart_id: cart,
          provider: 'demo',
          reference: cart,
          state: 'started',
          payer: null,
          created_at: shop.now(),
        }),
      ),
    );
    await other.jobs.stop();
    expect(await issued()).toEqual(numbered('RE', '2026', (BUYERS * 2) / 3));
    const { rows } = await shop.database.executeSql('select count(*)::int as orders from placed_order');
    expect(rows).toEqual([{ orders: BUYERS }]);
  });

  test('an order that fails returns its number, also the first one of a year', async () => {
    const orders = await place(BUYERS);
    const tried = await Promise.allSettled(
      orders.map((id, index) =>
        shop.database.transaction(async (sql) => {
          const number = await insertInvoice(sql, invoiceOf(id));
          if (index % 3 === 0) throw new Error(`${number} was not to be`);
        }),
      ),
    );
    const kept = tried.filter(({ status }) => status === 'fulfilled').length;
    expect(kept).toBe((BUYERS * 2) / 3);
    expect(await issued()).toEqual(numbered('RE', '2026', kept));
  });

  test('begin again with the year, and credit notes have their own', async () => {
    const [a = '', b = '', c = ''] = await place(3);
    const issue = (...invoice: Parameters<typeof invoiceOf>) =>
      insertInvoice(shop.database, invoiceOf(...invoice));
    expect(await issue(a)).toBe('RE-2026-00001');
    expect(await issue(b)).toBe('RE-2026-00002');
    expect(await issue(b, '2027-01-01', 'credit-note')).toBe('RK-2027-00001');
    expect(await issue(c, '2027-01-01')).toBe('RE-2027-00001');
    await expect(issue(c, '2027-01-02')).rejects.toThrow(/invoice_once/);
  });

  test('have more digits when five are not enough', async () => {
    const [a = ''] = await place(1);
    await shop.database.executeSql(`insert into invoice_counter values ('RE', '2026', 99999)`);
    expect(await insertInvoice(shop.database, invoiceOf(a))).toBe('RE-2026-100000');
  });

  test('the race is real: reading the last number and using the next one finds it already used', async () => {
    const orders = await place(8);
    const naive = async (id: string) => {
      const { rows } = await shop.database.executeSql('select count(*)::int as last from invoice');
      await new Promise((resolve) => setTimeout(resolve, 5));
      await shop.database.executeSql(
        `insert into invoice (number, booking_id, kind, issued_on, content) values ($1, $2, 'invoice', '2026-12-31', '{}')`,
        [`RE-2026-${rows[0].last + 1}`, id],
      );
    };
    const tried = await Promise.allSettled(orders.map(naive));
    expect(tried.some(({ status }) => status === 'rejected')).toBe(true);
  });
});
