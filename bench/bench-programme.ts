// The programme of a large museum: how long its lists take, how large they are, and for how long they, and an import while
// the shop is open, keep everybody else waiting.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dayAhead } from './day-ahead.ts';
import { figure, heading, median } from './figures.ts';
import { type FoyerProcess, runToEnd, startFoyer } from './foyer-process.ts';
import { type Connection, openConnection } from './http-client.ts';
import { writeLargeMuseum } from './large-museum.ts';

const EVENTS = Number(process.env['BENCH_EVENTS'] ?? 2_000);
const ROUNDS = 5;
const BYTES_PER_KB = 1_024;
/** Longer than availability and pages are kept. */
const KEPT_MS = 2_100;
const MOST_HELD_MS = 50;
const MOST_KB = 200;

const PATHS: Readonly<Record<string, string>> = {
  'event/select': '/api/de/event/select',
  'home page': '/de/',
  'list of tickets': '/de/tickets',
  'list of a day': `/de/tickets?date=${dayAhead(12)}`,
  'list of a search': '/de/tickets?q=Saal+12',
};

/** @param folder where the museum is written */
export async function benchProgramme(
  name: string,
  settings: Record<string, string>,
  folder: string,
): Promise<void> {
  heading(`Programme of ${EVENTS} events, ${name}`);
  writeLargeMuseum(folder, EVENTS);
  const importing = () =>
    runToEnd(process.execPath, ['server/commands/import.ts', folder], { ...settings, DEMO: 'off' });
  await importing();
  const file = join(folder, '..', 'loop-delay');
  const shop = await startFoyer(
    { ...settings, LOOP_DELAY_FILE: file },
    { imports: [join(import.meta.dirname, 'loop-delay.ts')] },
  );
  const connection = await openConnection(shop.port);
  for (const [what, path] of Object.entries(PATHS)) await measure(what, path, connection, shop, file);
  if (settings['DATABASE_URL']) await measureImport(importing, connection, shop, file);
  connection.close();
  await shop.stop();
}

/** Each time with nothing kept, as the first visitor after a while meets it. */
async function measure(what: string, path: string, connection: Connection, shop: FoyerProcess, file: string) {
  const times: number[] = [];
  let size = 0;
  await connection.send('GET', path);
  await heldMs(shop, file);
  for (let round = 0; round < ROUNDS; round += 1) {
    await pause(KEPT_MS);
    const began = performance.now();
    const { status, body } = await connection.send('GET', path);
    if (status !== 200) throw new Error(`${path}: ${status}`);
    times.push(performance.now() - began);
    size = Buffer.byteLength(body);
  }
  figure(`${what}: p50`, median(times), 'ms');
  figure(
    `${what}: size`,
    size / BYTES_PER_KB,
    'KB',
    path.startsWith('/api') ? undefined : { atMost: MOST_KB },
  );
  figure(`${what}: event loop held at most`, await heldMs(shop, file), 'ms', { atMost: MOST_HELD_MS });
}

async function measureImport(
  importing: () => Promise<unknown>,
  connection: Connection,
  shop: FoyerProcess,
  file: string,
): Promise<void> {
  await heldMs(shop, file);
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
  figure('an import while the shop is open: longest answer', longest, 'ms');
  figure('an import: event loop held at most', await heldMs(shop, file), 'ms', { atMost: MOST_HELD_MS });
}

/** Milliseconds for which the event loop was held at most since the last call. */
async function heldMs(shop: FoyerProcess, file: string): Promise<number> {
  rmSync(file, { force: true });
  shop.signal('SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(5);
  return Number(readFileSync(file, 'utf8'));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
