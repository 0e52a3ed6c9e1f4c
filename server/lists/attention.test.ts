// The list of what needs a person, on both engines: each thing appears when the shop can do no more by itself, says what to do,
// and is gone when it is done.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noteNight } from '../ledger/books/night-store.ts';
import { disputeAsStaff, refundAsStaff, webhookAbout } from '../payments/demo-bank/demo-bank-staff.ts';
import { reconcilePayments } from '../payments/reconcile.ts';
import { refundPayment } from '../payments/refunds/refund-payment.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { refundInDatabase } from '../returns/command/refund-in-database.ts';
import { listRows } from '../testing/list-rows.ts';
import { signIn } from '../testing/staff/sign-in.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
const TOKEN = 'monitor-monitor-monitor';
const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-20 10:00', count: 2 };

describe.each(testDatabases())('the list of what needs a person, on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeEach(async () => {
    museum = makeTestMuseum();
    const settings = { METRICS_TOKEN: TOKEN, DEMO_BANK_WEBHOOK_TIMES: '0' };
    shop = await openTestShop(engine, museum.folder, settings);
  });
  afterEach(async () => {
    await shop.close();
    museum.remove();
  });

  const rows = async (): Promise<string[][]> => {
    const { cookie } = (await signIn(shop, 'finance')).headers;
    const { body } = await shop.get('/lists/attention.csv', { cookie });
    return listRows(body).map((row) => row.split(';'));
  };
  /** What is on the list, by its names. */
  const kinds = async () => (await rows()).slice(1).map(([, , kind]) => kind);
  const start = async (): Promise<string> => {
    const { body } = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
    return body.data.cartId;
  };
  const buy = async (): Promise<string> => {
    const cartId = await start();
    await shop.bank(cartId, 'pay');
    await shop.post('/api/de/checkout/execPayment', { cartId });
    return cartId;
  };
  const bank = () => shop.shop.payments.bank;
  const hear = async (cartId: string) => {
    const { body: payload, headers } = webhookAbout(bank(), [cartId]);
    const json = { 'content-type': 'application/json', ...headers };
    await shop.app.inject({ method: 'POST', url: '/api/webhooks/demo', payload, headers: json });
  };
  const numberOf = async (cartId: string): Promise<string> =>
    (await shop.database.executeSql('select number from placed_order where cart_id = $1', [cartId])).rows[0]
      .number;
  const poll = async (seconds: number) => {
    shop.pass(seconds);
    await reconcilePayments(shop.shop.payments);
  };

  test('is nobody’s who is not signed in, and empty while all goes well', async () => {
    expect((await shop.get('/lists/attention.csv')).status).toBe(401);
    await buy();
    await start();
    const [columns, ...found] = await rows();
    expect(columns).toEqual([
      ...['Seit', 'Antwort bis', 'Was', 'Bestellung', 'Betrag in EUR', 'Bei', 'Kennung dort'],
      ...['Was zu tun ist', 'Meldung'],
    ]);
    expect(found).toEqual([]);
  });

  test('a dispute, a chargeback, and an order that staff refunded meanwhile', async () => {
    const cartId = await buy();
    await disputeAsStaff(bank(), cartId, 'open');
    await hear(cartId);
    const [, row] = await rows();
    expect(row?.slice(0, 7)).toEqual([
      ...['2026-11-18', '', 'Zahlung beanstandet', await numberOf(cartId), '24.00', 'demo', cartId],
    ]);
    expect(row?.[7]).toContain('Stellung');
    await disputeAsStaff(bank(), cartId, 'lost');
    await hear(cartId);
    expect(await kinds()).toEqual(['Geld zurückgeholt']);
    const other = await buy();
    await disputeAsStaff(bank(), other, 'open');
    await hear(other);
    await refundInDatabase(shop.database, await numberOf(other), shop.now);
    await refundInDatabase(shop.database, await numberOf(cartId), shop.now);
    expect(await kinds()).toEqual(['Erstattet, während beanstandet']);
  });

  test('money that was given back in the provider’s dashboard, until the order is void as well', async () => {
    const cartId = await buy();
    await refundAsStaff(bank(), cartId, 2400);
    await hear(cartId);
    expect(await kinds()).toEqual(['Anderswo erstattet']);
    await refundInDatabase(shop.database, await numberOf(cartId), shop.now);
    expect(await kinds()).toEqual([]);
  });

  test('a refund that failed for the last time, and not before', async () => {
    bank().mood.refunds = 'failed';
    const cartId = await start();
    await shop.bank(cartId, 'pay');
    await shop.post(`/api/de/checkout/cancel?noRedirect=1&cartId=${cartId}`);
    await refundPayment(shop.shop.payments, cartId);
    expect(await kinds()).toEqual([]);
    for (let day = 0; day < 10; day += 1) await poll(DAY);
    expect(await kinds()).toEqual(['Erstattung endgültig gescheitert']);
    const text = (await shop.get('/metrics', { authorization: `Bearer ${TOKEN}` })).body;
    expect(text).toContain('foyer_attention{kind="refund-failed"} 1');
    expect(text).toContain('foyer_attention{kind="dispute-open"} 0');
  });

  test('a night in which the ledger and the shop differed, until one in which they agree', async () => {
    await noteNight(shop.database, '2026-11-17', new Date('2026-11-17T02:00:00Z'), 3);
    const [, row] = await rows();
    expect([row?.[0], row?.[2], row?.at(-1)]).toEqual(['2026-11-17', 'Hauptbuch und Shop weichen ab', '3']);
    await noteNight(shop.database, '2026-11-18', new Date('2026-11-18T02:00:00Z'), 0);
    expect(await kinds()).toEqual([]);
  });

  test('a provider that has been away for longer than an hour, with what it said, until it is back', async () => {
    await start();
    bank().mood.down = true;
    await poll(30 * 60);
    expect(await kinds()).toEqual([]);
    await poll(2 * HOUR);
    const [, row] = await rows();
    expect(row?.[2]).toBe('Anbieter nicht zu erreichen');
    expect(row?.at(-1)).toBe('the demo bank is down');
    bank().mood.down = false;
    await poll(DAY);
    expect(await kinds()).toEqual([]);
  });
});
