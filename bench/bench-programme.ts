// Large museums: how long their lists take, how large they are, and for how long they, and an import while the shop is
// open, keep everybody else waiting.
import { join } from 'node:path';
import { dayAhead } from './day-ahead.ts';
import { figure, heading, median } from './figures.ts';
import { runToEnd } from './foyer-process.ts';
import { pause, printHeld, printPiece, startWatched, type WatchedFoyer } from './held-loop.ts';
import { type Connection, openConnection } from './http-client.ts';
import { writeLargeMuseum, writeYearMuseum } from './large-museum.ts';

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 2_000);
const YEAR_EVENTS = Number(process.env['BENCH_YEAR_EVENTS'] ?? 200);
/** The embedded database is for small shops, and takes minutes to be filled with more. */
const EMBEDDED_YEAR_EVENTS = Math.min(YEAR_EVENTS, 10);
const ROUNDS = 3;
const BYTES_PER_KB = 1_024;
/** Longer than availability and pages are kept. */
const KEPT_MS = 2_100;
const MOST_KB = 200;

const LISTS: Readonly<Record<string, string>> = {
  'event/select': '/api/de/event/select',
  'home page': '/de/',
  'list of tickets': '/de/tickets',
  'list of a day': `/de/tickets?date=${dayAhead(12)}`,
  'list of a search': '/de/tickets?q=Saal+12',
  'page of an event': '/de/tickets/event-1',
  'a day of an event': `/api/de/ticket/collect/event/event-1/date/${dayAhead(5)}`,
  'a hundred days of an event': `/api/de/ticket/places/event/event-1/range/${dayAhead(0)};${dayAhead(100)}`,
};

/** @param folder where the museums are written */
export async function benchProgramme(
  name: string,
  settings: Record<string, string>,
  folder: string,
): Promise<void> {
  const yearEvents = settings['DATABASE_URL'] ? YEAR_EVENTS : EMBEDDED_YEAR_EVENTS;
  heading(`Programme of ${EVENTS} events, ${name}`);
  printPiece();
  writeLargeMuseum(folder, EVENTS);
  await measureMuseum(settings, folder);
  heading(`${yearEvents} events with a year of times every 15 minutes, ${name}`);
  writeYearMuseum(`${folder}-year`, yearEvents);
  await measureMuseum(settings, `${folder}-year`);
}

async function measureMuseum(settings: Record<string, string>, folder: string): Promise<void> {
  const importing = () =>
    runToEnd(process.execPath, ['server/commands/import.ts', folder], { ...settings, DEMO: 'off' });
  await importing();
  const shop = await startWatched(settings, join(folder, '..', 'loop-delay'));
  const connection = await openConnection(shop.port);
  for (const [what, path] of Object.entries(LISTS)) await measure(what, path, connection, shop);
  await measureImport(importing, connection, shop);
  connection.close();
  await shop.stop();
  await measureHorizon(settings, folder);
}

/** Each time with nothing kept, as the first visitor after a while meets it. */
async function measure(what: string, path: string, connection: Connection, shop: WatchedFoyer) {
  const times: number[] = [];
  let size = 0;
  await connection.send('GET', path);
  await shop.heldMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(KEPT_MS);
    const began = performance.now();
    const { status, body } = await connection.send('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    times.push(performance.now() - began);
    size = body.length;
  }
  figure(`${what}: p50`, median(times), 'ms');
  figure(
    `${what}: size`,
    size / BYTES_PER_KB,
    'KB',
    path.startsWith('/de') ? { atMost: MOST_KB } : undefined,
  );
  await printHeld(what, shop);
}

async function measureImport(
  importing: () => Promise<unknown>,
  connection: Connection,
  shop: WatchedFoyer,
): Promise<void> {
  await shop.heldMs();
  let done = false;
  const imported = importing().finally(() => {
    done = true;
  });
  let longest = 0;
  while (!done) {
    const began = performance.now();
    await connection.send('GET', '/healthz');
    await connection.send('GET', '/api/de/shopinfo');
    longest = Math.max(longest, performance.now() - began);
    await pause(10);
  }
  await imported;
  await connection.send('GET', '/de/');
  figure('an import while the shop is open: longest answer', longest, 'ms');
  await printHeld('an import', shop);
  await fetch(`http://127.0.0.1:${shop.port}/sitemap.xml`).then((answer) => answer.arrayBuffer());
  await printHeld('the sitemap after an import', shop);
}

/** The job that brings all slots up to date is among those of the first seconds. */
async function measureHorizon(settings: Record<string, string>, folder: string): Promise<void> {
  const shop = await startWatched({ ...settings, JOBS: 'on' }, join(folder, '..', 'loop-delay'));
  await shop.heldMs();
  await pause(15_000);
  await printHeld('jobs of the first seconds', shop);
  await shop.stop();
}
