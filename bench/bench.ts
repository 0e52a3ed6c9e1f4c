// `npm run bench`: what Foyer does in a second, compared with baselines from the same run on the same machine.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { benchLogin } from './bench-login.ts';
import { writeBenchMuseum } from './bench-museum.ts';
import { benchTours } from './bench-tours.ts';
import { dayAhead } from './day-ahead.ts';
import { figure, heading, median, summary } from './figures.ts';
import { freePort, runToEnd, startFoyer, waitForPort } from './foyer-process.ts';
import { load, openConnection } from './http-client.ts';
import { pgbenchHolds } from './pgbench-baseline.ts';
import { holdTask, purchaseTask } from './purchase-tasks.ts';
import { scriptSizes } from './script-sizes.ts';

const BUYERS = 32;
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 5);
const SERVER = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'));
const museumFolder = join(folder, 'museum');
writeBenchMuseum(museumFolder);

function importMuseum(settings: Record<string, string>, from = museumFolder) {
  return runToEnd(process.execPath, ['server/commands/import.ts', from], settings);
}

/** Compares a cached page and a JSON answer with a bare Fastify route that sends the same bytes. */
async function benchReading() {
  heading('Reading, embedded database, against a bare Fastify route');
  const settings = { DATA_DIR: join(folder, 'demo'), DEMO: 'on' };
  const foyer = await startFoyer(settings);
  const connection = await openConnection(foyer.port);
  const pageFile = join(folder, 'page.html');
  const jsonFile = join(folder, 'answer.json');
  writeFileSync(pageFile, Buffer.from((await connection.send('GET', '/de/tickets')).body, 'latin1'));
  const answer = await connection.send('GET', '/api/de/ticket/lifetime?event=mondwasser');
  writeFileSync(jsonFile, Buffer.from(answer.body, 'latin1'));
  connection.close();
  const port = await freePort();
  const bare = spawn(process.execPath, ['bench/bare-fastify.ts', String(port), pageFile, jsonFile], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  await waitForPort(port);
  const get = (path: string) => (connection_: Awaited<ReturnType<typeof openConnection>>) =>
    connection_.send('GET', path).then(({ status }) => status === 200);
  for (const [name, ours, theirs] of [
    ['cached page /de/tickets', '/de/tickets', '/page'],
    ['JSON ticket/lifetime', '/api/de/ticket/lifetime?event=mondwasser', '/json'],
  ] as const) {
    // The two take turns, so that a machine that speeds up or slows down affects both.
    const rounds = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      rounds.theirs.push((await load(port, BUYERS, SECONDS / 2, get(theirs))).perSecond);
      rounds.ours.push((await load(foyer.port, BUYERS, SECONDS / 2, get(ours))).perSecond);
    }
    const [a, b] = [median(rounds.ours), median(rounds.theirs)];
    figure(`${name}: bare route`, b, '/s');
    figure(`${name}: Foyer`, a, '/s');
    figure(`${name}: ratio`, a / b, '×', { atLeast: 0.8 });
  }
  bare.kill();
  await foyer.stop();
  return settings;
}

function spreadSlot(turn: number): string {
  return `${dayAhead(1 + (turn % 100))} ${String(9 + (Math.floor(turn / 100) % 10)).padStart(2, '0')}:00`;
}

/** Measures holds and purchases over HTTP on one database engine. */
async function benchSelling(name: string, settings: Record<string, string>, databaseUrl?: string) {
  heading(`Selling, ${name}, ${BUYERS} buyers, on the same machine as the load generator`);
  await importMuseum({ ...settings, DEMO: 'off' });
  const hotBase = databaseUrl ? await pgbenchHolds(databaseUrl, 'event:hot', 1, BUYERS, SECONDS) : undefined;
  const spreadBase = databaseUrl
    ? await pgbenchHolds(databaseUrl, 'event:spread', 1000, BUYERS, SECONDS)
    : undefined;
  const foyer = await startFoyer(settings);
  const origin = `http://localhost:${foyer.port}`;
  await load(
    foyer.port,
    BUYERS,
    1,
    holdTask(origin, 'hot-karte', () => `${dayAhead(1)} 10:00`),
  );

  const hot = await load(
    foyer.port,
    BUYERS,
    SECONDS,
    holdTask(origin, 'hot-karte', () => `${dayAhead(1)} 10:00`),
  );
  const spread = await load(foyer.port, BUYERS, SECONDS, holdTask(origin, 'spread-karte', spreadSlot));
  for (const [what, ours, base, target] of [
    ['holds on one hot slot', hot, hotBase, 1],
    ['holds on a thousand slots', spread, spreadBase, 0.4],
  ] as const) {
    figure(what, ours.perSecond, '/s');
    if (ours.failed) figure(`${what}: refused`, ours.failed, '');
    if (base === undefined) continue;
    figure(`${what}: pgbench, minimal SQL`, base, '/s');
    figure(`${what}: ratio`, ours.perSecond / base, '×', { atLeast: target });
  }
  const whole = await load(foyer.port, BUYERS, SECONDS * 2, purchaseTask(origin, 'spread-karte', spreadSlot));
  figure(
    'whole purchases (hold, bank, execPayment, order, job)',
    whole.perSecond,
    '/s',
    databaseUrl ? { atLeast: 300 } : undefined,
  );
  figure('whole purchases: p50', whole.p50, 'ms');
  figure('whole purchases: p99', whole.p99, 'ms');
  if (whole.failed) figure('whole purchases: failed', whole.failed, '', { atMost: 0 });
  await benchCalendar(foyer.port);
  await foyer.stop();
}

/** Compares the calendar of a hundred slots with that of a hundred thousand. Both show two months, as a page requests them. */
async function benchCalendar(port: number) {
  const range = (offset: number) => `${dayAhead(1 + offset)};${dayAhead(61 + offset)}`;
  const ask =
    (event: string, cold: boolean) =>
    (connection: Awaited<ReturnType<typeof openConnection>>, turn: number) =>
      connection
        .send('GET', `/api/de/ticket/calendar/event/${event}/range/${range(cold ? turn % 200 : 0)}?deep=1`)
        .then(({ status }) => status === 200);
  const short = await load(port, 1, 2, ask('short', false));
  const long = await load(port, 1, 2, ask('long', false));
  figure('calendar of 100 slots, cached: p50', short.p50, 'ms');
  figure('calendar of 100,000 slots, cached: p50', long.p50, 'ms');
  figure('calendar: ratio', long.p50 / short.p50, '×', { atMost: 1.5 });
  const coldShort = await load(port, 1, 2, ask('short', true));
  const coldLong = await load(port, 1, 2, ask('long', true));
  figure('calendar of 100 slots, not cached: p50', coldShort.p50, 'ms');
  figure('calendar of 100,000 slots, not cached: p50', coldLong.p50, 'ms');
}

/** Measures the time from the command to the first page, on an existing database. */
async function benchStart(settings: Record<string, string>) {
  heading('Starting, existing embedded database');
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const port = await freePort();
    const since = performance.now();
    const child = spawn('npm', ['start', '--silent'], {
      env: { ...process.env, ...settings, PORT: String(port), LOG_LEVEL: 'error' },
      stdio: 'ignore',
      detached: true,
    });
    await waitForPort(port);
    const connection = await openConnection(port);
    while ((await connection.send('GET', '/de/')).status !== 200);
    times.push((performance.now() - since) / 1000);
    connection.close();
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
    await new Promise<void>((resolve) => child.once('exit', () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  figure('npm start to first page (median of 3)', median(times), 's', { atMost: 2 });
}

try {
  heading('Scripts, gzipped');
  const sizes = scriptSizes();
  figure('home page', sizes.home, 'KB', { atMost: 112 });
  figure(`heaviest page (${sizes.heaviest})`, sizes.most, 'KB', { atMost: 132 });
  const demo = await benchReading();
  await benchStart(demo);
  await benchTours(demo, join(folder, 'tours'), SECONDS / 2);
  await benchLogin(demo);

  const name = `foyer_bench_${process.pid}`;
  const url = new URL(SERVER);
  await runToEnd('psql', ['-q', '-d', SERVER, '-c', `create database ${name}`]);
  url.pathname = `/${name}`;
  try {
    await benchSelling('PostgreSQL', { DATABASE_URL: url.href, DATA_DIR: join(folder, 'pg') }, url.href);
  } finally {
    await runToEnd('psql', ['-q', '-d', SERVER, '-c', `drop database ${name} with (force)`]);
  }
  await benchSelling('embedded database', { DATA_DIR: join(folder, 'embedded') });
  summary();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
