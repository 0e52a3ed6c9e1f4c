// Several processes on one port, for real: visitors buy while they are restarted, one is killed, and all are ended.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from '../test-museum.ts';
import { dayOfVisit, freePort } from '../test-process.ts';
import { purchase } from '../test-shop.ts';
import { CAN_RUN, openPrograms, type Program, type Programs } from './test-programs.ts';

const TICKET = { type: 'ticket', id: 'flut-normal', datetime: `${dayOfVisit()} 10:00`, count: 1 };
const TOKEN = 'monitor-monitor-monitor';
const PATIENCE = { timeout: 120_000, interval: 50 };
/** Visitors that never pause take the processor from those that start. */
const BETWEEN_REQUESTS_MS = 10;

describe.skipIf(!CAN_RUN)('a shop of two processes', () => {
  let museum: TestMuseum;
  let programs: Programs;
  let shop: Program;
  beforeAll(async () => {
    museum = makeTestMuseum();
    museum.put('events/flut.yaml', SLOT_EVENT_YAML.replace('capacity: 20', 'capacity: 5000'));
    programs = await openPrograms('processes', museum);
    shop = await programs.start({ PROCESSES: '2', METRICS_TOKEN: TOKEN, MALLOC_ARENA_MAX: '2' });
  });
  afterAll(async () => {
    await programs.remove();
    museum.remove();
  });

  let looks = 0;
  /** Asks on new connections; answers who answered. */
  async function answerers(connections: number): Promise<Map<number, number>> {
    looks += 1;
    const path = `/robots.txt?look=${looks}`;
    for (let count = 0; count < connections; count += 1) await shop.ask('GET', path);
    await vi.waitFor(() => expect(shop.askedFor(path)).toHaveLength(connections), PATIENCE);
    const answers = new Map<number, number>();
    for (const pid of shop.askedFor(path)) answers.set(pid, (answers.get(pid) ?? 0) + 1);
    return answers;
  }

  test('shares new connections out evenly', async () => {
    const answers = await answerers(40);
    expect(answers.size).toBe(2);
    for (const count of answers.values()) expect(count).toBeGreaterThanOrEqual(16);
  });

  test.runIf(process.platform === 'linux')('bounds the memory of both as the launcher says', async () => {
    for (const pid of (await answerers(20)).keys())
      expect(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')).toContain('MALLOC_ARENA_MAX=2');
  });

  test('tells monitors the figures of both, whichever they ask', async () => {
    await answerers(4);
    const answer = await fetch(`http://127.0.0.1:${shop.port}/metrics`, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    const text = await answer.text();
    expect(text).toContain('foyer_processes{state="open"} 2\n');
    const route = 'foyer_http_requests_total{method="GET",route="/robots.txt",status="200",process=';
    expect(text.split(route)).toHaveLength(3);
    expect(text.match(/^process_start_time_seconds\S* /gm)).toHaveLength(2);
    expect(text.match(/^foyer_orders_total /gm)).toHaveLength(1);
    expect((await fetch(`http://127.0.0.1:${shop.port}/metrics`)).status).toBe(401);
  });

  test('is restarted while visitors buy, and refuses and resets nobody', async () => {
    const before = await answerers(20);
    const problems: unknown[] = [];
    const statuses = new Map<string, number>();
    let over = false;
    const note = (what: string, status: number) =>
      statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);
    const browse = async (agent?: Agent) => {
      note('read', (await shop.ask('GET', '/api/de/shopinfo', undefined, agent)).status);
    };
    const buy = async (agent?: Agent) => {
      const held = await shop.ask('POST', '/api/de/checkout/initPayment', purchase([TICKET]), agent);
      note('hold', held.status);
      if (held.status !== 200) return;
      const { cartId } = JSON.parse(held.text).data;
      await shop.ask('POST', '/api/de/checkout/execPayment', { cartId }, agent);
    };
    const visitor = async (visit: (agent?: Agent) => Promise<void>, agent?: Agent) => {
      while (!over) {
        await visit(agent).catch((problem) => problems.push(problem));
        await setTimeout(BETWEEN_REQUESTS_MS);
      }
      agent?.destroy();
    };
    const kept = () => new Agent({ keepAlive: true, maxSockets: 1 });
    const visitors = [
      visitor(browse, kept()),
      visitor(browse, kept()),
      visitor(browse),
      visitor(buy, kept()),
      visitor(buy),
    ];
    shop.process.kill('SIGHUP');
    await vi.waitFor(() => expect(shop.said()).toContain('All processes were restarted.'), PATIENCE);
    over = true;
    await Promise.all(visitors);
    expect(problems).toEqual([]);
    const answered = [...statuses.keys()].sort();
    expect(answered.filter((answer) => / 5\d\d$/.test(answer))).toEqual([]);
    expect(answered).toContain('read 200');
    expect(answered).toContain('hold 200');
    const after = await answerers(20);
    expect(after.size).toBe(2);
    for (const pid of after.keys()) expect([...before.keys()]).not.toContain(pid);
  });

  test('replaces a process that was killed', async () => {
    const before = await answerers(20);
    const [killed] = before.keys();
    process.kill(killed as number, 'SIGKILL');
    await vi.waitFor(() => expect(shop.said()).toContain(`Process ${killed} ended with SIGKILL`), PATIENCE);
    expect((await answerers(4)).has(killed as number)).toBe(false);
    await vi.waitFor(async () => expect((await answerers(4)).size).toBe(2), PATIENCE);
  });

  test('ends with 0 when it is told to, also with a connection that has never asked anything', async () => {
    const pids = [...(await answerers(20)).keys()];
    const silent = connect(shop.port, '127.0.0.1');
    await once(silent, 'connect');
    expect(await shop.end()).toBe(0);
    silent.destroy();
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(shop.ask('GET', '/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});

describe.skipIf(!CAN_RUN)('a shop of processes that are set otherwise', () => {
  let museum: TestMuseum;
  let programs: Programs;
  beforeAll(async () => {
    museum = makeTestMuseum();
    programs = await openPrograms('otherwise', museum);
  });
  afterAll(async () => {
    await programs.remove();
    museum.remove();
  });

  /** Starts one whose figures are at an address of their own. */
  const startWatched = async (settings: Record<string, string>) => {
    const monitors = `127.0.0.1:${await freePort()}`;
    const shop = await programs.start({ METRICS_ADDRESS: monitors, DRAIN_SECONDS: '0', ...settings });
    const figures = await (await fetch(`http://${monitors}/metrics`)).text();
    return { shop, figures };
  };

  test('without Redis, two count together what a visitor may do in bulk; their figures are at an address of their own', async () => {
    const { shop, figures } = await startWatched({ PROCESSES: '2', RATE_LIMITS: 'on' });
    expect(figures).toContain('foyer_orders_total 0\n');
    expect((await shop.ask('GET', '/metrics')).text).not.toContain('foyer_orders_total');
    const statuses: number[] = [];
    for (let tries = 0; tries < 62; tries += 1)
      statuses.push((await shop.ask('POST', '/api/de/auth/guest', {})).status);
    expect(statuses.indexOf(429)).toBe(60);
    expect(await shop.end('SIGINT')).toBe(0);
  });

  test('one with JOBS=only sends the mails of one with JOBS=off, and serves nothing but its health', async () => {
    const { shop, figures } = await startWatched({ JOBS: 'off' });
    expect(figures).toContain('foyer_orders_total 0\n');
    expect((await shop.ask('GET', '/metrics')).text).not.toContain('foyer_orders_total');
    const jobs = await programs.start({ JOBS: 'only' });
    expect((await jobs.ask('GET', '/readyz')).status).toBe(200);
    expect((await jobs.ask('GET', '/de/')).status).toBe(404);
    expect((await jobs.ask('GET', '/api/de/shopinfo')).status).toBe(404);

    const held = await shop.ask('POST', '/api/de/checkout/initPayment', purchase([TICKET]));
    const { cartId } = JSON.parse(held.text).data;
    await fetch(`http://127.0.0.1:${shop.port}/demo-bank/${cartId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'pay', email: 'ada@example.org', name: 'Ada Lovelace' }),
    });
    expect((await shop.ask('POST', '/api/de/checkout/execPayment', { cartId })).status).toBe(200);
    await vi.waitFor(() => expect(programs.mails()).toHaveLength(1), PATIENCE);

    expect(await jobs.end()).toBe(0);
    expect(await shop.end()).toBe(0);
  });
});
