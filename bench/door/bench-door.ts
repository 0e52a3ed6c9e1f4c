// The door on its busiest day: what twenty devices wait for while visitors buy, how long the first list of a large day takes,
// and how fast a device finds somebody in it (operations 6).
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import type { DoorList } from '../../domain/admissions/door-contract.ts';
import { emptyBook, ordersByName, readList } from '../../door/book/door-book.ts';
import { secretDigest } from '../../server/credentials/link-secret.ts';
import { cpuSeconds } from '../cpu-time.ts';
import { dayAhead } from '../day-ahead.ts';
import { figure, heading } from '../figures.ts';
import { type FoyerProcess, startFoyer } from '../foyer-process.ts';
import { type Connection, load, openConnection } from '../http-client.ts';
import { buyOne } from '../office/bench-office.ts';
import { makeOrders } from '../office/make-orders.ts';
import { purchaseTask, spreadSlot } from '../purchase-tasks.ts';

const ADMISSIONS = 20_000;
const DEVICES = 20;
const SCANS_PER_SECOND = 50;
const BUYERS = 8;
/** By how much a phone is slower than this machine. */
const PHONE = 4;

/** Measures a database of PostgreSQL with nothing in it but a museum that takes names to the door. */
export async function benchDoor(
  settings: Record<string, string>,
  databaseUrl: string,
  seconds: number,
): Promise<void> {
  heading(`Door, ${ADMISSIONS.toLocaleString('en')} admissions today, ${DEVICES} devices, PostgreSQL`);
  const shop = await startFoyer(settings);
  await buyOne(shop);
  await makeOrders(databaseUrl, ADMISSIONS, 1);
  const tokens = await inDatabase(databaseUrl, async (client) => {
    await comeToday(client);
    return addDevices(client);
  });
  const codes = await inDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ barcode: string }>(
      'select barcode from admission order by md5(barcode)',
    );
    return rows.map(({ barcode }) => barcode);
  });
  const doors = await Promise.all(
    tokens.map((token) => openConnection(shop.port, `authorization: Bearer ${token}\r\n`)),
  );
  measureSearch(await measureList(doors[0] as Connection));

  const alone = await scanFor(shop, doors, codes, seconds);
  const buying = load(
    shop.port,
    BUYERS,
    seconds + 1,
    purchaseTask(`http://localhost:${shop.port}`, 'spread-karte', spreadSlot),
  );
  const beside = await scanFor(shop, doors, codes.slice(alone.scanned), seconds);
  const { perSecond, failed } = await buying;
  figure('scans, nobody buys: p99', alone.p99, 'ms');
  figure('scans while visitors buy', beside.scanned / seconds, '/s');
  figure('scans while visitors buy: p50', beside.p50, 'ms');
  figure('scans while visitors buy: p99', beside.p99, 'ms', { atMost: 200 });
  figure('scans that let nobody in', alone.failed + beside.failed, '', { atMost: 0 });
  figure('CPU of the server per scan', alone.cpu, 'ms');
  figure('purchases beside the scans', perSecond, '/s');
  figure('purchases that failed', failed, '', { atMost: 0 });
  for (const door of doors) door.close();
  await shop.stop();
}

async function inDatabase<Answer>(url: string, use: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** Whoever is in the database comes today, good for all day. */
async function comeToday(client: pg.Client): Promise<void> {
  const today = dayAhead(0);
  await client.query(
    `update placed_order set content = jsonb_set(jsonb_set(content, '{lines,0,datetime}', to_jsonb($1::text)),
      '{lines,0,datetime_end}', '""')`,
    [today],
  );
  await client.query(
    `update order_search set visit = $1, facets = array(
      select case when f like 'day:%' then 'day:' || $1 else f end from unnest(facets) as f)`,
    [today],
  );
  await client.query('truncate admission_change; analyze');
}

async function addDevices(client: pg.Client): Promise<string[]> {
  const tokens = Array.from(
    { length: DEVICES },
    (_, at) => `door.bench-${process.pid}-${at}-${'x'.repeat(32)}`,
  );
  for (const [at, token] of tokens.entries())
    await client.query(
      `insert into door_device (id, name, houses, may_force, token_hash, paired_at, contact_at)
        values ($1, $1, '{}', false, $2, now(), now())`,
      [`device-${at}`, secretDigest(token)],
    );
  return tokens;
}

/** What a device reads first in the morning. */
async function measureList(door: Connection): Promise<DoorList> {
  const began = performance.now();
  const { status, body } = await door.send('GET', '/api/de/door/list');
  if (status !== 200) throw new Error(`${status} ${body.slice(0, 300)}`);
  figure('first list', (performance.now() - began) / 1000, 's', { atMost: 5 });
  figure('first list, as it is sent', body.length / 1e6, 'MB', { atMost: 3 });
  figure('first list, gzipped', gzipSync(body).length / 1e6, 'MB');
  const list = (JSON.parse(Buffer.from(body, 'latin1').toString()) as { data: DoorList }).data;
  figure('admissions in it', list.admissions.length, '', { atLeast: ADMISSIONS });
  return list;
}

/** How long a name takes that somebody says, on a device that has the whole day. */
function measureSearch(list: DoorList): void {
  const book = emptyBook();
  const began = performance.now();
  readList(book, list);
  figure(`reading the list, × ${PHONE} for a phone`, (performance.now() - began) * PHONE, 'ms');
  const names = list.orders.map(([, holder]) => holder).filter((_, at) => at % 50 === 0);
  const times = [...names, 'Nobody Qxyz'].map((name) => {
    const since = performance.now();
    ordersByName(book, name);
    return (performance.now() - since) * PHONE;
  });
  const sorted = times.toSorted((one, other) => one - other);
  figure(
    `search by name, × ${PHONE} for a phone: p99`,
    sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    'ms',
    {
      atMost: 50,
    },
  );
}

/** Scans at a steady pace, from all devices in turn, each code once. */
async function scanFor(
  shop: FoyerProcess,
  doors: readonly Connection[],
  codes: readonly string[],
  seconds: number,
) {
  const count = SCANS_PER_SECOND * seconds;
  const cpu = cpuSeconds([shop.pid]);
  const start = performance.now();
  const times: number[] = [];
  let failed = 0;
  await Promise.all(
    doors.map(async (door, at) => {
      for (let turn = at; turn < count; turn += doors.length) {
        const due = start + (turn * 1000) / SCANS_PER_SECOND;
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
        const { body } = await door.send('POST', '/api/de/door/ask', asked(codes[turn] ?? '', at, turn));
        // From when it was scanned: a device that waits for its last answer makes people wait.
        times.push(performance.now() - due);
        if (!body.includes('"answer":"in"')) failed += 1;
      }
    }),
  );
  const sorted = times.toSorted((one, other) => one - other);
  const share = (of: number) => sorted[Math.floor(sorted.length * of)] ?? Number.NaN;
  const each = ((cpuSeconds([shop.pid]) - cpu) * 1000) / count;
  return { scanned: count, failed, p50: share(0.5), p99: share(0.99), cpu: each };
}

function asked(code: string, device: number, turn: number): string {
  return JSON.stringify({
    nonce: `${device}-${turn}-${Date.now()}-${Math.random()}`.padEnd(16, '0').slice(0, 64),
    persons: 1,
    at: Date.now(),
    forced: false,
    reason: '',
    ref: '',
    code,
    order: '',
  });
}
