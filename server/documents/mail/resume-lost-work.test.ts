import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ORDER_CONFIRMED } from '../../orders/confirm-order.ts';
import { REFUND_PAYMENT } from '../../payments/refunds/request-refund.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { refundOrder } from '../../returns/refund-order.ts';
import { openShop } from '../../site/open-shop.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { documentsJobs } from '../documents-module.ts';
import { resumeLostWork } from './resume-lost-work.ts';

const ISSUER = {
  name: '',
  address: { street: '', zip: '', city: '', country: 'DE' },
  email: '',
  tax_number: '',
  vat_id: '',
};
type RepeatedJob = Extract<(typeof documentsJobs)[number], { readonly everySeconds: number }>;
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
  const openJobs = async (name = ORDER_CONFIRMED) =>
    (await shop.database.executeSql('select id from pgboss.job where name = $1', [name])).rows.length;
  const loseJobs = (name: string) =>
    shop.database.executeSql('delete from pgboss.job where name = $1', [name]);
  /** A mail server refused it for good, say. */
  const setAside = async (name: string, data: object) => {
    await loseJobs(name);
    await shop.database.executeSql(
      `insert into pgboss.job (name, source_name, data) values ('set-aside', $1, $2::jsonb)`,
      [name, JSON.stringify(data)],
    );
  };
  const dataOf = async (name: string): Promise<object[]> =>
    (await shop.database.executeSql('select data from pgboss.job where name = $1', [name])).rows.map(
      ({ data }) => data,
    );
  const buy = async () => {
    const { cartId } = (await shop.post('/api/de/checkout/initPayment', purchase(TICKETS))).body.data;
    await shop.bank(cartId, 'pay');
    const paid = await shop.post('/api/de/checkout/execPayment', { cartId });
    return paid.body.data as { booking_id: string };
  };
  const refund = (number: string) =>
    refundOrder({ ...shop.shop, today: () => '2026-11-18', issuer: () => ISSUER }, number);

  it('whose job is lost gets another one after an hour, and only one', async () => {
    await buy();
    expect(await openJobs()).toBe(1);
    await resumeLostWork(shop.shop);
    await loseJobs(ORDER_CONFIRMED);
    await resumeLostWork(shop.shop);
    expect(await openJobs()).toBe(0);
    shop.pass(3601);
    await resumeLostWork(shop.shop);
    await resumeLostWork(shop.shop);
    await vi.waitFor(async () => expect(await openJobs()).toBe(1), 60_000);
  });

  it('is looked after every hour by a job of the shop', async () => {
    await buy();
    await loseJobs(ORDER_CONFIRMED);
    shop.pass(3601);
    const job = documentsJobs.find(({ name }) => name === 'resume-lost-work');
    expect(job).toMatchObject({ everySeconds: 3600 });
    await (job as RepeatedJob).work(await openShop(shop.shop), new AbortController().signal);
    expect(await openJobs()).toBe(1);
  });

  it('whose money is to go back and whose job is lost gets another one, and only one', async () => {
    await buy();
    const { number } = (await shop.database.executeSql('select number from placed_order')).rows[0];
    expect(await refund(number)).toMatchObject({ state: 'refunded' });
    expect(await openJobs(REFUND_PAYMENT)).toBe(1);
    await loseJobs(REFUND_PAYMENT);
    await resumeLostWork(shop.shop);
    await resumeLostWork(shop.shop);
    expect(await openJobs(REFUND_PAYMENT)).toBe(1);
  });

  it('is not hidden by older ones whose jobs were set aside, however many', async () => {
    const { booking_id: refused } = await buy();
    await setAside(ORDER_CONFIRMED, { booking_id: refused });
    shop.pass(60);
    const { booking_id: lost } = await buy();
    await loseJobs(ORDER_CONFIRMED);
    shop.pass(3601);
    await resumeLostWork(shop.shop, 1);
    expect(await dataOf(ORDER_CONFIRMED)).toEqual([{ booking_id: lost }]);
  });

  it('gets its money back, however many older refunds were set aside', async () => {
    await buy();
    shop.pass(60);
    await buy();
    const { rows } = await shop.database.executeSql('select number from placed_order order by number');
    await refund(rows[0].number);
    const [older] = await dataOf(REFUND_PAYMENT);
    await setAside(REFUND_PAYMENT, older ?? {});
    await refund(rows[1].number);
    const [lost] = await dataOf(REFUND_PAYMENT);
    await loseJobs(REFUND_PAYMENT);
    await resumeLostWork(shop.shop, 1);
    expect(await dataOf(REFUND_PAYMENT)).toEqual([lost]);
  });
});
