// What Prometheus reads after a visitor has bought: over the real app.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onOne, testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../testing/test-shop.ts';

const TOKEN = 'monitor-monitor-monitor';
const WITH_TOKEN = { authorization: `Bearer ${TOKEN}` };
const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-20 10:00', count: 2 };

/** The value of a figure; undefined when it is not there. */
function figure(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

describe.each(testDatabases())('the figures for monitors on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { METRICS_TOKEN: TOKEN });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  const read = async (): Promise<string> => (await shop.get('/metrics', WITH_TOKEN)).body;

  onOne(engine, () => {
    test('are nobody’s business without the token', async () => {
      for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }])
        expect(await shop.get('/metrics', headers as Record<string, string>)).toMatchObject({
          status: 401,
          body: expect.not.stringContaining('foyer_'),
        });
      expect((await shop.get('/metrics', WITH_TOKEN)).headers['content-type']).toContain('text/plain');
    });

    test('follow a purchase from the hold to the order and its job', async () => {
      const before = await read();
      expect(figure(before, 'foyer_orders_total')).toBe(0);
      const held = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
      const { cartId } = held.body.data;
      shop.pass(1);
      await shop.bank(cartId, 'pay');
      expect((await shop.post('/api/de/checkout/execPayment', { cartId })).status).toBe(200);
      const waiting = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]));
      expect(waiting.status).toBe(200);

      // Figures of the database are five seconds old at most.
      await expect
        .poll(async () => figure(await read(), 'foyer_orders_total'), { timeout: 60_000, interval: 500 })
        .toBe(1);
      const after = await read();
      expect(figure(after, 'foyer_admissions_total')).toBe(2);
      expect(figure(after, 'foyer_sales_cents_total{kind="ticket"}')).toBe(2400);
      // The event's places, and those of this kind of ticket.
      expect(figure(after, 'foyer_holds{state="live"}')).toBe(2);
      expect(figure(after, 'foyer_payments{provider="demo",state="paid"}')).toBe(1);
      expect(figure(after, 'foyer_payments{provider="demo",state="started"}')).toBe(1);
      expect(figure(after, 'foyer_jobs{job="order-confirmed",state="waiting"}')).toBe(1);
      expect(figure(after, 'foyer_job_lag_seconds{job="order-confirmed"}')).toBeGreaterThanOrEqual(0);
      for (const figures of ['sales', 'holds', 'payments', 'jobs'])
        expect(figure(after, `foyer_figures_read{figures="${figures}"}`)).toBe(1);
    });

    test('count what is refused by its code, and requests by route without what stands in the address', async () => {
      const refused = 'foyer_refusals_total{code="CART_GONE"}';
      const route = '{method="POST",route="/api/:lang/checkout/execPayment",status="404"}';
      const before = await read();
      const cartId = 'no-such-cart-12345678';
      const answer = await shop.post('/api/de/checkout/execPayment', { cartId });
      const after = await read();
      expect(answer.body.code).toBe('CART_GONE');
      expect(figure(after, refused)).toBe((figure(before, refused) ?? 0) + 1);
      const status = `foyer_http_requests_total${route.replace('404', String(answer.status))}`;
      expect(figure(after, status)).toBe((figure(before, status) ?? 0) + 1);
      expect(after).toMatch(
        /^foyer_http_request_seconds_bucket\{le="\+Inf",method="POST",route="\/api\/:lang\/checkout\/execPayment"\} \d+$/m,
      );
      expect(after).not.toContain(cartId);
    });

    test('tell what the process has open and keeps', async () => {
      const text = await read();
      expect(figure(text, 'foyer_database_connections{state="most"}')).toBe(
        engine.name === 'postgres' ? 10 : 1,
      );
      expect(figure(text, 'foyer_database_waiting')).toBe(0);
      expect(figure(text, 'foyer_jobs_giving_way')).toBe(0);
      expect(figure(text, 'process_start_time_seconds')).toBeGreaterThan(0);
      expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
      expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
      await shop.get('/de/');
      await shop.get('/de/');
      expect(figure(await read(), 'foyer_pages_total{from="kept"}')).toBeGreaterThan(0);
    });
  });

  test('leave out what the database does not answer, and say so', async () => {
    const { executeSql } = shop.database;
    await executeSql('alter table payment rename to payment_away');
    try {
      await expect
        .poll(async () => figure(await read(), 'foyer_figures_read{figures="payments"}'), {
          timeout: 60_000,
          interval: 500,
        })
        .toBe(0);
      const text = await read();
      expect(text).not.toContain('foyer_payments{');
      expect(figure(text, 'foyer_figures_read{figures="jobs"}')).toBe(1);
    } finally {
      await executeSql('alter table payment_away rename to payment');
    }
  });
});

test('a shop without METRICS_TOKEN and METRICS_ADDRESS shows no figures', async () => {
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  const museum = makeTestMuseum();
  const shop = await openTestShop(engine, museum.folder);
  expect(JSON.stringify((await shop.get('/metrics')).body)).not.toContain('foyer_');
  await shop.close();
  museum.remove();
});
