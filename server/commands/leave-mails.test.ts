// `npm run jobs -- leave-mails-before` after a backup was restored, on both engines.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { deliverOrder } from '../documents/mail/deliver-order.ts';
import { deliverRefund } from '../documents/mail/deliver-refund.ts';
import { resumeLostWork } from '../documents/mail/resume-lost-work.ts';
import { ORDER_CONFIRMED } from '../orders/confirm-order.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { refundOrder } from '../returns/refund-order.ts';
import { openShop } from '../site/open-shop.ts';
import { carryOutJobs } from '../start/carry-out-jobs.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const TICKETS = [{ type: 'ticket', id: 'flut-normal', datetime: '2026-11-18 10:00', count: 1 }];
/** Later than anything here is written, by the shop's clock and by the machine's. */
const LATER = '2100-01-01T00:00:00Z';

describe.each(testDatabases())('Mails of a restored backup on $name', { timeout: 180_000 }, (engine) => {
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

  const leave = async (before: string) => {
    const { text, done } = await carryOutJobs(shop.shop, { do: 'leave-mails', before });
    return { done, said: text.split('\n') };
  };
  const buy = async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data;
    await shop.bank(cartId, 'pay');
    const { booking_id } = (await shop.post('/api/de/checkout/execPayment', { cartId })).body.data;
    return { cartId, bookingId: booking_id as string };
  };

  test('are left out when they were due before, and later ones are not', async () => {
    const before = await buy();
    shop.pass(60);
    const instant = shop.now().toISOString();
    shop.pass(60);
    const after = await buy();
    expect(await leave(instant)).toEqual({
      done: true,
      said: [
        `These mails were due before ${instant} and will not be sent:`,
        '      1  about orders, with their tickets',
      ],
    });
    const open = await openShop(shop.shop);
    await deliverOrder(open, before.bookingId);
    expect(shop.outbox()).toEqual([]);
    await deliverOrder(open, after.bookingId);
    expect(shop.outbox()).toHaveLength(1);
    expect(await leave(instant)).toEqual({
      done: true,
      said: [`No mail was due before ${instant} that has not left.`],
    });
  });

  test('are not resumed either', async () => {
    await buy();
    await leave(LATER);
    await shop.database.executeSql(`delete from pgboss.job where name = '${ORDER_CONFIRMED}'`);
    shop.pass(2 * 3600);
    await resumeLostWork(shop.shop);
    const { rows } = await shop.database.executeSql(
      `select 1 from pgboss.job where name = '${ORDER_CONFIRMED}'`,
    );
    expect(rows).toEqual([]);
  });

  test('a refund goes back all the same, without its mail', async () => {
    await buy();
    const { rows } = await shop.database.executeSql('select number, payment_id from placed_order');
    const { number, payment_id: paymentId } = rows[0];
    const { database, jobs, now } = shop.shop;
    await refundOrder(
      {
        database,
        jobs,
        now,
        today: () => '2026-11-18',
        issuer: () => ({
          name: '',
          address: { street: '', zip: '', city: '', country: 'DE' },
          email: '',
          tax_number: '',
          vat_id: '',
        }),
      },
      number,
    );
    expect((await leave(LATER)).said).toContain('      1  about refunds (the money still goes back)');
    expect(await refundPayment(shop.shop.payments, paymentId)).toBe(true);
    await deliverRefund(await openShop(shop.shop), paymentId);
    expect(shop.outbox()).toEqual([]);
  });

  test('nothing is left out before what is no instant', async () => {
    await buy();
    for (const text of ['yesterday', '2026-11-23', '2026-11-23T14:05', '2026-13-41T14:05:00Z']) {
      const { done, said } = await leave(text);
      expect(done).toBe(false);
      expect(said[0]).toContain(`${text} is no instant.`);
    }
    expect((await shop.database.executeSql('select 1 from mail')).rows).toEqual([]);
  });
});
