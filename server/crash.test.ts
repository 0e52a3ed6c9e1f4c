// A process that is killed in the middle of two hundred purchases and started again: no paid cart without order and
// mail, no mail twice, no place lost or sold twice.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from './database/open-database.ts';
import type { Database } from './database/sql.ts';
import { makeTestMuseum, SLOT_EVENT_YAML, type TestMuseum } from './site/test-museum.ts';
import { purchase } from './test-shop.ts';

const PURCHASES = 200;
const BUYERS = 16;
/** Orders confirmed when the process is killed. */
const KILLED_AFTER = 60;
const TOMORROW = new Date(Date.now() + 2 * 86_400_000).toLocaleDateString('sv-SE', {
  timeZone: 'Europe/Berlin',
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const SERVER = process.env['TEST_DATABASE_URL'];
const engines = ['embedded', ...(SERVER ? ['postgres'] : [])] as const;

describe.each(engines)('a process killed with SIGKILL on %s', (engine) => {
  let museum: TestMuseum;
  let dataDir: string;
  let databaseUrl: string | undefined;
  let port: number;
  let child: ChildProcess | undefined;

  const administer = async (text: string) => {
    const admin = await openDatabaseAt(SERVER as string);
    await admin.executeSql(text);
    await admin.close();
  };
  const openDatabaseAt = async (url: string): Promise<Database> =>
    (await import('./database/postgres-database.ts')).openPostgresDatabase(url);

  beforeAll(async () => {
    museum = makeTestMuseum();
    // Room for most of them in one slot, so that the last ones are refused.
    museum.put(
      'events/flut.yaml',
      SLOT_EVENT_YAML.replace('capacity: 20, sold_elsewhere: [0, 5]', 'capacity: 180')
        .replace('weekdays: [tue, wed, thu, fri, sat, sun], ', '')
        .replace('{capacity: 100}', '{capacity: 1000}'),
    );
    dataDir = mkdtempSync(join(tmpdir(), 'foyer-crash-'));
    port = await freePort();
    if (engine === 'postgres') {
      const name = `foyer_crash_${process.pid}`;
      await administer(`create database ${name}`);
      const url = new URL(SERVER as string);
      url.pathname = `/${name}`;
      databaseUrl = url.href;
    }
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    museum.remove();
    rmSync(dataDir, { recursive: true, force: true });
    if (databaseUrl) await administer(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`);
  });

  const start = async () => {
    const started = spawn(process.execPath, ['server/test-serve.ts', museum.folder], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        RATE_LIMITS: 'off',
        PUBLIC_URL: 'http://localhost:3000',
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (chunk: Buffer) => chunk.includes('open') && resolve());
      started.once('exit', (code) => reject(new Error(`the shop ended with ${code}`)));
    });
  };
  const post = (path: string, body: unknown, type = 'application/json') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': type },
      body: type === 'application/json' ? JSON.stringify(body) : String(body),
    });

  /** One visitor; false when the shop went away. What they were told is kept. */
  const confirmed: string[] = [];
  const buy = async () => {
    const items = [{ type: 'ticket', id: 'flut-normal', datetime: `${TOMORROW} 10:00`, count: 1 }];
    const held = await post('/api/de/checkout/initPayment', purchase(items));
    if (held.status !== 200) return;
    const { cartId } = ((await held.json()) as { data: { cartId: string } }).data;
    await post(
      `/demo-bank/${cartId}`,
      'decision=pay&email=ada%40example.org&name=Ada',
      'application/x-www-form-urlencoded',
    );
    const done = await post('/api/de/checkout/execPayment', { cartId });
    if (done.status === 200)
      confirmed.push(((await done.json()) as { data: { booking_id: string } }).data.booking_id);
    if (confirmed.length === KILLED_AFTER) child?.kill('SIGKILL');
  };
  const buyMany = async (count: number) => {
    let left = count;
    await Promise.all(
      Array.from({ length: BUYERS }, async () => {
        while (left > 0) {
          left -= 1;
          await buy().catch(() => {});
        }
      }),
    );
  };
  const mails = (): string[] => {
    try {
      return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'));
    } catch {
      return [];
    }
  };
  /** Until no mail has come for longer than a job takes to be missed, whose process was killed with it in hand (10 s of
   * silence, looked for every 20 s), and to run again. */
  const untilQuiet = async () => {
    let count = -1;
    for (let quiet = 0; quiet < 40; quiet += 1) {
      if (mails().length !== count || count < confirmed.length) quiet = 0;
      count = mails().length;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  const look = async () => {
    const database = databaseUrl
      ? await openDatabaseAt(databaseUrl)
      : await openDatabase({ databaseUrl: undefined, dataDir });
    const rows = async (text: string) => (await database.executeSql(text)).rows;
    const found = {
      paidAtTheBank: await rows(`select id from demo_bank_payment where state = 'paid'`),
      paidWithoutOrder: await rows(`
        select b.id from demo_bank_payment b left join placed_order o on o.cart_id = b.id
        where b.state = 'paid' and o.booking_id is null`),
      orders: (await rows('select booking_id, number from placed_order')) as {
        booking_id: string;
        number: string;
      }[],
      ordersUnpaid: await rows(`
        select o.booking_id from placed_order o left join demo_bank_payment b on b.id = o.cart_id where b.state is distinct from 'paid'`),
      wrongCounts: await rows(`
        select s.id from slot s left join hold h on h.slot_id = s.id
        group by s.id having s.taken <> coalesce(sum(h.quantity), 0) or s.taken > s.capacity`),
      sold: Number(
        (
          await rows(`select coalesce(sum(h.quantity), 0) as sold from hold h join slot s on s.id = h.slot_id
        where s.pool_id = 'event:flut' and h.expires_at = 'infinity'`)
        )[0].sold,
      ),
      admitted: Number(
        (await rows('select coalesce(sum(persons), 0) as admitted from admission'))[0].admitted,
      ),
    };
    await database.close();
    return found;
  };

  test('loses nothing and doubles nothing', { timeout: 180_000 }, async () => {
    await start();
    await buyMany(PURCHASES);
    expect(child?.signalCode ?? child?.killed).toBeTruthy();

    await start();
    await buyMany(40);
    // Reconciliation finds what was paid and not told; mails follow.
    await untilQuiet();
    const ended = new Promise((resolve) => child?.once('exit', resolve));
    child?.kill('SIGTERM');
    await ended;

    const found = await look();
    expect(found.paidWithoutOrder).toEqual([]);
    expect(found.ordersUnpaid).toEqual([]);
    expect(found.wrongCounts).toEqual([]);
    expect(found.sold).toBe(found.admitted);
    expect(found.orders).toHaveLength(found.paidAtTheBank.length);
    const known = new Set(found.orders.map(({ booking_id }) => booking_id));
    for (const bookingId of confirmed) expect(known).toContain(bookingId);
    // One mail an order, each with its own number in it.
    expect(
      mails()
        .map((name) => name.replace(/^.*Z-|\.eml$/g, ''))
        .sort(),
    ).toEqual(found.orders.map(({ number }) => number).sort());
    expect(
      new Set(
        mails().map(
          (name) => /^Message-ID: (.*)$/im.exec(readFileSync(join(dataDir, 'outbox', name), 'utf8'))?.[1],
        ),
      ).size,
    ).toBe(found.orders.length);
  });
});
