// What was sold before there was a ledger: orders of older versions, forgotten ones, refunded ones, payments in every state.
// All of it is posted once, in batches that resume, and then never again. On both engines.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { forgetPersonalData } from '../../orders/personal-data/forget-personal-data.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { createMuseumClock } from '../../platform/museum-clock.ts';
import { refundInDatabase } from '../../returns/command/refund-in-database.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { addTestRetail } from '../../testing/test-retail.ts';
import { openTestShop, purchase, type TestShop } from '../../testing/test-shop.ts';
import { backfill, isBackfilled } from './backfill.ts';
import { checkLedger } from './check/check-ledger.ts';

const HOME = { name: 'Ada Lovelace', street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' };
const DAY = 24 * 3600;
/** As the first version of the shop stored an order: without a version, and with every heading as `eventName`. */
const FIRST_VERSION = `
  update placed_order set content = content - 'version' - 'shipping' - 'codes'
    || jsonb_build_object('lines', jsonb_build_array((content -> 'lines' -> 0) - 'title'
      || jsonb_build_object('eventName', content -> 'lines' -> 0 -> 'title')))`;
const EMPTY = `
  alter table ledger_entry disable trigger user; alter table ledger_posting disable trigger user;
  truncate ledger_posting, ledger_entry;
  alter table ledger_entry enable trigger user; alter table ledger_posting enable trigger user`;

describe.each(testDatabases())('the backfill of the ledger on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    addTestRetail(museum);
    shop = await openTestShop(engine, museum.folder, { DEMO_BANK_WEBHOOK_TIMES: '0' });
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (text: string) => (await shop.database.executeSql(text)).rows;
  const fill = () => backfill({ database: shop.database, now: shop.now });
  // A return has an id of its own, which old orders have not.
  const posted = () =>
    rows(`
      select regexp_replace(e.key, '^(order-given-back:[^:]+):.*', '\\1') as key, e.day::text as day, p.account, p.vat_value, p.product, p.code, p.amount::int as cents
      from ledger_entry e join ledger_posting p on p.entry_id = e.id
      where e.cause not in ('codes-imported', 'fee') order by 1, 3, 4, 5, 6`);
  async function buy(items: object[]): Promise<string> {
    const held = await shop.post('/api/de/checkout/initPayment', purchase(items, { shipping: HOME }));
    const { cartId } = held.body.data;
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId });
    return (await rows(`select number from placed_order where cart_id = '${cartId}'`))[0].number;
  }
  const ticket = { type: 'ticket', id: 'dauer-karte', count: 2 };
  const voucher = { type: 'voucher', id: 'fest', count: 1 };
  const book = { type: 'merchandise', id: 'buch', count: 1 };

  test('posts old orders, refunded ones and forgotten ones as they were posted when they were sold', async () => {
    await buy([ticket]);
    await rows(FIRST_VERSION);
    await buy([book, voucher, { type: 'voucherCode', barcode: 'NEU-50' }]);
    await refundInDatabase(shop.database, await buy([ticket, book]), shop.now);
    const live = await posted();
    shop.pass(12 * 365 * DAY);
    const clock = createMuseumClock('Europe/Berlin', shop.now);
    const retention = { guestDays: 30, orderYears: 10 };
    await forgetPersonalData({ database: shop.database, now: shop.now, clock, retention });
    expect(
      (await rows('select count(*)::int as n from placed_order where forgotten_at is not null'))[0].n,
    ).toBe(3);
    await shop.database.executeSql(EMPTY);
    await fill();
    expect(await posted()).toEqual(live);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });

  test('adds nothing when it is repeated, looks once more a day later, and then never again', async () => {
    await buy([ticket, voucher]);
    await shop.database.executeSql(EMPTY);
    expect(await isBackfilled(shop.database)).toBe(false);
    expect(await fill()).toBe(2);
    expect(await isBackfilled(shop.database)).toBe(true);
    const once = await posted();
    expect(await fill()).toBe(0);
    // An older process sells beside the new one, and posts nothing.
    await buy([book]);
    const both = await posted();
    await shop.database.executeSql(EMPTY);
    shop.pass(DAY);
    expect(await fill()).toBe(4);
    expect(await posted()).toEqual(both);
    expect(both.length).toBeGreaterThan(once.length);
    await shop.database.executeSql(EMPTY);
    shop.pass(DAY);
    expect(await fill()).toBe(0);
    expect(await posted()).toEqual([]);
  });

  test('stops between batches when its process ends, and resumes there', async () => {
    await buy([ticket]);
    await shop.database.executeSql(EMPTY);
    const ended = new AbortController();
    ended.abort();
    expect(await backfill({ database: shop.database, now: shop.now }, ended.signal)).toBe(0);
    expect(await isBackfilled(shop.database)).toBe(false);
    expect(await fill()).toBe(2);
  });

  test.each([
    ['disputed', 'in-dispute', 1600],
    ['charged-back', 'payers', 1600],
  ])('posts a payment that is %s', async (state, account, cents) => {
    await buy([ticket]);
    await rows(`update payment set state = '${state}'`);
    await shop.database.executeSql(EMPTY);
    await fill();
    const [found] = await rows(
      `select sum(amount)::int as cents from ledger_posting where account = '${account}'`,
    );
    expect(found.cents).toBe(cents);
    expect((await checkLedger(shop.database, shop.now())).differences).toEqual([]);
  });
});
