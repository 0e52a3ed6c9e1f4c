// How much memory a process takes: when it has started, while pages are read and tickets are sold and mailed, and when all of
// that is over.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { figure, heading } from './figures.ts';
import { type FoyerProcess, startFoyer } from './foyer-process.ts';
import { pause } from './held-loop.ts';
import { type Connection, load } from './http-client.ts';
import { purchaseTask, spreadSlot } from './purchase-tasks.ts';

const BUYERS = 16;
const ROUNDS = 4;
const REST_MS = 20_000;
const KB_PER_MB = 1_024;
const BYTES_PER_MB = 1_048_576;
const PATHS = [
  '/de/',
  '/de/tickets',
  '/en/tickets',
  '/de/tickets/spread',
  '/api/de/event/select',
  '/de/cart',
];

/**
 * @param seconds of selling, and of reading, in each round
 * @param settings of a database with the museum for selling
 */
export async function benchMemory(
  name: string,
  settings: Record<string, string>,
  seconds: number,
): Promise<void> {
  heading(`Memory of one process, ${name}`);
  const file = join(settings['DATA_DIR'] ?? '', '..', 'memory');
  const shop = await startFoyer(
    { ...settings, JOBS: 'on', MEMORY_FILE: file },
    { imports: [join(import.meta.dirname, 'memory-now.ts')] },
  );
  print('at the start', shop);
  const buy = purchaseTask(`http://localhost:${shop.port}`, 'spread-karte', spreadSlot);
  let sold = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    sold += (await load(shop.port, BUYERS, seconds, buy)).done;
    await load(shop.port, BUYERS, seconds, read);
    print(`after ${sold} purchases`, shop);
  }
  await pause(REST_MS);
  print('when it has rested', shop);
  const { heapUsed, heapTotal, external, arrayBuffers } = await memoryOf(shop, file);
  for (const [what, bytes] of Object.entries({ heapUsed, heapTotal, external, arrayBuffers }))
    figure(`  of that, ${what}`, bytes / BYTES_PER_MB, 'MB');
  figure('the most it took', statusOf(shop.pid, 'VmHWM'), 'MB');
  await shop.stop();
}

function read(connection: Connection, turn: number): Promise<boolean> {
  const path = `${PATHS[turn % PATHS.length]}?page=${turn % 200}`;
  return connection.send('GET', path).then(({ status }) => status < 500);
}

function print(when: string, { pid }: FoyerProcess): void {
  figure(when, statusOf(pid, 'VmRSS'), 'MB');
}

/** Megabytes, as Linux counts them. */
function statusOf(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(kilobytes?.[1]) / KB_PER_MB;
}

async function memoryOf(shop: FoyerProcess, file: string): Promise<NodeJS.MemoryUsage> {
  rmSync(file, { force: true });
  shop.signal('SIGUSR2');
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await pause(20);
  return JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage;
}
