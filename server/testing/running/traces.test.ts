// What a collector is sent of a purchase, on both engines; and that a collector which is away harms nobody.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { promisify } from 'node:util';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loggerOptions } from '../../http/logger-options.ts';
import { traceRequests } from '../../http/trace-requests.ts';
import { readConfig } from '../../platform/config.ts';
import { oneDatabase, testDatabases } from '../../platform/database/test-databases.ts';
import { openTracing } from '../../platform/tracing/open-tracing.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import { type OtlpReceiver, openOtlpReceiver, openSilentReceiver } from '../otlp-receiver.ts';
import { bearing } from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { freePort } from '../test-process.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

const TICKET = { type: 'ticket', id: 'flut-normal', datetime: '2026-11-20 10:00', count: 2 };
const GUEST = { lname: 'Lovelace-Byron', email: 'ada.of.traces@example.org', country: 'DE' };
const TRACE = 'a'.repeat(32);
const PROXYS_SPAN = 'b'.repeat(16);
const FROM_PROXY = { 'x-forwarded-for': '192.0.2.7', traceparent: `00-${TRACE}-${PROXYS_SPAN}-01` };
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Buys two tickets as a guest, and waits for the mail. @returns what no span may hold */
async function buy(shop: TestShop, isMailed = true): Promise<string[]> {
  const token = await shop.guest(GUEST);
  const held = await shop.post('/api/de/checkout/initPayment', purchase([TICKET]), bearing(token));
  const { cartId } = held.body.data;
  await shop.bank(cartId, 'pay');
  const done = await shop.post('/api/de/checkout/execPayment', { cartId });
  expect(done.status).toBe(200);
  if (isMailed) await vi.waitFor(() => expect(shop.outbox()).toHaveLength(1), PATIENCE);
  const { rows } = await shop.database.executeSql('select barcode, booking_id from admission');
  expect(rows).toHaveLength(2);
  const [{ barcode, booking_id }] = rows;
  return [token, cartId, barcode, booking_id, GUEST.email, GUEST.lname];
}

describe.each(testDatabases())('traces on $name', (engine) => {
  /** What has nothing to do with the database. */
  const testOnOne = engine.name === oneDatabase()[0]?.name ? test : undefined;
  let museum: TestMuseum;
  let receiver: OtlpReceiver;
  let shop: TestShop | undefined;
  beforeEach(async () => {
    museum = makeTestMuseum();
    receiver = await openOtlpReceiver();
  });
  afterEach(async () => {
    await shop?.close();
    shop = undefined;
    receiver.close();
    museum.remove();
  });
  const openShop = async (settings: Record<string, string> = {}) => {
    shop = await openTestShop(engine, museum.folder, {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint,
      ...settings,
    });
    return shop;
  };
  const close = async () => {
    await shop?.close();
    shop = undefined;
  };

  test('show a purchase from the order button to the mail, each step below what caused it, and nothing secret', async () => {
    const selling = await openShop({ JOBS: 'on' });
    const secrets = await buy(selling);
    await selling.get('/de/tickets?_=not-a-token-of-anybody');
    await close();
    const spans = receiver.spans();
    const byId = new Map(spans.map((span) => [span.id, span]));
    for (const span of spans) {
      if (span.parentId === '') continue;
      const parent = byId.get(span.parentId);
      expect(parent?.traceId, `${span.name} has a parent in its trace`).toBe(span.traceId);
      expect(span.start).toBeGreaterThanOrEqual(parent?.start ?? 0n);
    }
    const wayTo = (name: string): string[] => {
      const found = spans.find((span) => span.name === name);
      const way: string[] = [];
      for (let span = found; span; span = byId.get(span.parentId)) way.unshift(span.name);
      return way;
    };
    const EXEC = 'POST /api/:lang/checkout/execPayment';
    const JOB = [EXEC, 'job order-confirmed'];
    expect(wayTo('demo start')).toEqual(['POST /api/:lang/checkout/initPayment', 'demo start']);
    expect(wayTo('demo look up')[0]).toBe(EXEC);
    expect(wayTo('insert-holds').slice(0, 2)).toEqual(['POST /api/:lang/checkout/initPayment', 'batch']);
    expect([wayTo('job order-confirmed')[0], wayTo('job order-confirmed').at(-1)]).toEqual(JOB);
    const drawing = wayTo('draw in a thread');
    expect([drawing[0], ...drawing.slice(-2)]).toEqual([EXEC, 'print tickets', 'draw in a thread']);
    expect(drawing).toContain('job order-confirmed');
    expect(wayTo('send mail')).toContain('job order-confirmed');
    const exec = spans.find(({ name }) => name === EXEC);
    expect(exec).toMatchObject({
      kind: 2,
      failed: false,
      facts: { 'http.route': '/api/:lang/checkout/execPayment', 'http.response.status_code': 200 },
    });
    expect(spans.find(({ name }) => name === 'job order-confirmed')).toMatchObject({
      kind: 5,
      facts: { 'foyer.job': 'order-confirmed', 'foyer.job.try': 1 },
    });
    // A page is named by its route.
    expect(spans.find(({ name }) => name === 'GET /*')?.facts).toMatchObject({ 'http.route': '/*' });
    expect(wayTo('render page')[0]).toBe('GET /*');
    const text = receiver.text();
    for (const secret of [...secrets, 'not-a-token-of-anybody'])
      expect(text, 'a secret').not.toContain(secret);
  });

  testOnOne?.('belong to what a trusted proxy says, and to nothing that visitors say', async () => {
    const { get } = await openShop({
      TRUST_PROXY: 'loopback',
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    });
    await get('/api/de/shopinfo', { traceparent: FROM_PROXY.traceparent });
    await get('/api/de/shopinfo', { ...FROM_PROXY, traceparent: `00-${'0'.repeat(32)}-${PROXYS_SPAN}-01` });
    await get('/api/de/shopinfo', { ...FROM_PROXY, traceparent: `00-${TRACE}-${PROXYS_SPAN}-00` });
    await get('/api/de/shopinfo/config', FROM_PROXY);
    await close();
    const requests = receiver.spans().filter(({ kind }) => kind === 2);
    expect(requests).toMatchObject([
      { name: 'GET /api/:lang/shopinfo/config', traceId: TRACE, parentId: PROXYS_SPAN },
    ]);
  });

  testOnOne?.('are as many as the sampler says: with a share of 0 there are none', async () => {
    const { get } = await openShop({
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    for (let index = 0; index < 20; index += 1) await get('/api/de/shopinfo');
    await close();
    expect(receiver.spans()).toEqual([]);
  });

  testOnOne?.each(['silent', 'refusing'])('harm nobody when the collector is %s', async (mood) => {
    const silent = await openSilentReceiver();
    const endpoint = mood === 'silent' ? silent.endpoint : `http://127.0.0.1:${await freePort()}`;
    const selling = await openShop({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    // More than are kept for a collector that is away.
    for (let index = 0; index < 150; index += 1) await selling.get('/api/de/shopinfo');
    await buy(selling, false);
    const since = performance.now();
    await close();
    expect(performance.now() - since).toBeLessThan(6_000);
    silent.close();
  });
});

describe('a process that is traced', () => {
  let receiver: OtlpReceiver;
  let tracing: Tracing | undefined;
  const warnings: object[] = [];
  const open = async (endpoint: string) => {
    const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    tracing = await openTracing(config, { warn: (details) => warnings.push(details) });
    return tracing;
  };
  beforeEach(async () => {
    warnings.length = 0;
    receiver = await openOtlpReceiver();
  });
  afterEach(async () => {
    await tracing?.close();
    receiver.close();
  });

  test('writes the trace’s id into its log lines, also after a body was read', async () => {
    const lines: string[] = [];
    const app = Fastify({
      logger: {
        ...(loggerOptions(readConfig({ LOG_LEVEL: 'info' })) || {}),
        stream: { write: (line: string) => void lines.push(line) },
      },
    });
    traceRequests(app, await open(receiver.endpoint));
    app.post('/api/:lang/said', async ({ log }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      log.warn('said in the handler');
      return {};
    });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const asked = request(`${origin}/api/de/said`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
    });
    asked.write('{ "comes": ');
    // By now the server reads the body, and waits for the rest of it.
    await new Promise((resolve) => setTimeout(resolve, 100));
    asked.end('"later" }');
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    await app.close();
    await tracing?.close();
    const [span] = receiver.spans();
    const logged = lines.map((line) => JSON.parse(line));
    const linesOf = (text: string) => logged.filter(({ msg }) => msg === text);
    for (const text of ['said in the handler', 'request completed'])
      expect(linesOf(text), text).toMatchObject([{ trace_id: span?.traceId, span_id: span?.id }]);
  });

  test('says once that the collector is away, without the message of the problem', async () => {
    const away = await open(`http://user:secret@127.0.0.1:${await freePort()}`);
    for (let index = 0; index < 3; index += 1) away?.begin('GET /', 'server', {})?.end();
    await away?.close();
    await vi.waitFor(() => expect(warnings).toEqual([{ problem: 'ECONNREFUSED' }]), PATIENCE);
  });

  test('records of a problem its kind alone', async () => {
    const tracer = await open(receiver.endpoint);
    tracer?.begin('job x', 'worker', {})?.end(new TypeError('no mailbox ada@example.org'));
    await tracer?.close();
    expect(receiver.spans()).toMatchObject([{ failed: true, facts: { 'error.type': 'TypeError' } }]);
    expect(receiver.text()).not.toContain('ada@example.org');
  });
});

test('Without a setting, nothing of the tracer is loaded', async () => {
  const program = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ resolve: (name, context, next) => (loaded.push(name), next(name, context)) });
    const { openTracing } = await import('./server/platform/tracing/open-tracing.ts');
    await import('./server/http/build-server.ts');
    await openTracing({ traces: undefined }, { warn() {} });
    console.log(loaded.filter((name) => /opentelemetry\\/(?!api$)/.test(name)).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect(stdout.trim()).toBe('');
});
