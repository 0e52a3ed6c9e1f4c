// The whole of what a visitor gets: a guest registers, holds a place, pays at the demo bank and is given the tickets,
// and the mail with them leaves. First with the jobs elsewhere, as a museum runs it on a busy day, then all in one process.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cpuSeconds, familyOf, postgresPids } from './cpu-time.ts';
import { figure, heading } from './figures.ts';
import { startFoyer } from './foyer-process.ts';
import { type Load, load } from './http-client.ts';
import { pgbenchHolds } from './pgbench-baseline.ts';
import { guestPurchaseTask, spreadSlot } from './purchase-tasks.ts';

const BUYERS = 16;
/** Nobody waits longer for the mails that a measurement leaves behind. */
const MAILS_MS = 120_000;

export type Sale = {
  readonly name: string;
  /** Of a database into which the bench museum is imported. `DATA_DIR` holds the outbox. */
  readonly settings: Readonly<Record<string, string>> & { readonly DATA_DIR: string };
  readonly seconds: number;
  /** Of PostgreSQL, to compare with pgbench; undefined for the embedded database. */
  readonly databaseUrl: string | undefined;
};

/** Measures whole sales on one database engine, beside pgbench in the same run. */
export async function benchSale(sale: Sale): Promise<void> {
  const { name, databaseUrl, seconds } = sale;
  heading(`A guest's whole purchase, ${name}, ${BUYERS} buyers, on the same machine as the load generator`);
  const baseline = databaseUrl && (await pgbenchHolds(databaseUrl, 'event:hot', 1, BUYERS, seconds));
  if (baseline) figure('pgbench on one hot slot, minimal SQL', baseline, '/s');
  const alone = await measure(sale, 'sale alone', { JOBS: 'off' }, { baseline, atLeast: 0.3, p99: 150 });
  await measure(sale, 'with documents and mails', { JOBS: 'on' }, { baseline, atLeast: 0.2, p99: 300 });
  if (!databaseUrl) return;
  const none = { baseline: undefined, atLeast: 0, p99: Number.POSITIVE_INFINITY };
  // As many buyers at each as at the one: what a process does together depends on how many come to it.
  const two = await measure(
    sale,
    `two processes, ${2 * BUYERS} buyers`,
    { JOBS: 'off', PROCESSES: '2' },
    none,
    2 * BUYERS,
  );
  // Where there are cores enough, and the database keeps up: twice what one can, less what a purchase costs more.
  figure('two processes: what they can sell, by CPU, to what one can', (2 * alone) / two, '×', {
    atLeast: 1.4,
  });
}

type Targets = {
  readonly baseline: number | undefined | '';
  /** Of the baseline. */
  readonly atLeast: number;
  /** Milliseconds. */
  readonly p99: number;
};

/** @returns the server's CPU for a purchase, in milliseconds */
async function measure(
  { settings, seconds, databaseUrl }: Sale,
  name: string,
  how: { readonly JOBS: 'on' | 'off'; readonly PROCESSES?: string },
  targets: Targets,
  buyers = BUYERS,
): Promise<number> {
  const foyer = await startFoyer({ ...settings, ...how });
  const pids = familyOf(foyer.pid);
  const task = guestPurchaseTask(`http://localhost:${foyer.port}`, 'spread-karte', spreadSlot);
  await load(foyer.port, buyers, 2, task);
  if (how.JOBS === 'on') await outboxIsQuiet(settings.DATA_DIR);
  const before = usage(pids, databaseUrl !== undefined);
  const mailsBefore = mailsIn(settings.DATA_DIR);
  const sold = await load(foyer.port, buyers, seconds * 2, task);
  const after = usage(pids, databaseUrl !== undefined);
  const mailsMeanwhile = mailsIn(settings.DATA_DIR) - mailsBefore;
  printSold(name, sold, targets);
  const perPurchase = (part: keyof typeof after) => (1000 * (after[part] - before[part])) / sold.done;
  for (const part of ['server', 'database', 'generator'] as const)
    if (after[part] > 0) figure(`${name}: CPU of the ${part} per purchase`, perPurchase(part), 'ms');
  if (how.JOBS === 'on') {
    figure(`${name}: mails out during the sale`, mailsMeanwhile / (seconds * 2), '/s');
    const since = performance.now();
    await outboxHolds(settings.DATA_DIR, mailsBefore + sold.done);
    figure(`${name}: last mail after the sale`, (performance.now() - since) / 1000, 's', { atMost: 60 });
    figure(`${name}: mails missing`, mailsBefore + sold.done - mailsIn(settings.DATA_DIR), '', { atMost: 0 });
  }
  await foyer.stop();
  return perPurchase('server');
}

function printSold(name: string, sold: Load, { baseline, atLeast, p99 }: Targets): void {
  figure(`${name}: purchases`, sold.perSecond, '/s');
  if (baseline) figure(`${name}: ratio to pgbench`, sold.perSecond / baseline, '×', { atLeast });
  figure(`${name}: p50`, sold.p50, 'ms');
  figure(`${name}: p99`, sold.p99, 'ms', { atMost: p99 });
  figure(`${name}: failed`, sold.failed, '', { atMost: 0 });
}

/** CPU seconds used so far. The embedded database is in the server's process. */
function usage(server: readonly number[], hasDatabaseServer: boolean) {
  const { user, system } = process.cpuUsage();
  return {
    server: cpuSeconds(server),
    database: hasDatabaseServer ? cpuSeconds(postgresPids()) : 0,
    generator: (user + system) / 1e6,
  };
}

function mailsIn(dataDir: string): number {
  try {
    return readdirSync(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')).length;
  } catch {
    return 0;
  }
}

async function outboxHolds(dataDir: string, mails: number): Promise<void> {
  const until = performance.now() + MAILS_MS;
  while (mailsIn(dataDir) < mails && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

/** The mails of a warm-up are out when none has come for a while. */
async function outboxIsQuiet(dataDir: string): Promise<void> {
  for (let seen = -1; mailsIn(dataDir) !== seen; ) {
    seen = mailsIn(dataDir);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }
}
