// The whole of what a visitor gets: a guest registers, holds a place, pays at the demo bank and is given the tickets,
// and the mail with them leaves. First with the jobs elsewhere, as a museum runs it on a busy day, then all in one process,
// where mails come after visitors for the first minute (ADR 159): longer than what is measured here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cpuSeconds, familyOf, postgresPids } from './cpu-time.ts';
import { figure, heading } from './figures.ts';
import { startFoyer } from './foyer-process.ts';
import { type Load, load } from './http-client.ts';
import { copyForPgbench, pgbenchHolds } from './pgbench-baseline.ts';
import { guestPurchaseTask, spreadSlot } from './purchase-tasks.ts';

/** At once, unless a figure's name says otherwise. */
const BUYERS = 16;
/** So many at once come to a shop that sells as much as it can. */
const CROWD = 64;
const RUSH = 5_000;
const LONGEST_RUSH_SECONDS = 120;
/** Until Node has compiled what a purchase runs through; a shop in a rush has been open for longer. */
const WARM_UP_SECONDS = 5;
const WARM_AGAIN_SECONDS = 2;
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
  heading(`A guest's whole purchase, ${sale.name}, on the same machine as the load generator`);
  const copy = sale.databaseUrl === undefined ? undefined : await copyForPgbench(sale.databaseUrl);
  const selling = { ...sale, pgbenchUrl: copy?.url };
  try {
    const alone = await measure(selling, { name: 'sale alone', jobs: 'off' }, { atLeast: 0.3, p99: 150 });
    await measure(selling, { name: 'with documents and mails', jobs: 'on' }, { atLeast: 0.2, p99: 300 });
    if (sale.databaseUrl) await measureCrowds(selling, alone);
  } finally {
    await copy?.drop();
  }
}

/** @param alone what `measure` found for one process and no jobs */
async function measureCrowds(selling: Selling, alone: number): Promise<void> {
  const crowd = `${CROWD} buyers`;
  await measure(
    selling,
    { name: `sale alone, ${crowd}`, jobs: 'off', buyers: CROWD },
    { atLeast: 0.3, p99: 150 },
  );
  await measure(
    selling,
    { name: `rush of ${RUSH}, ${crowd}`, jobs: 'on', buyers: CROWD, purchases: RUSH },
    { atLeast: 0.2, p99: 300 },
  );
  // As many buyers at each as at the one: what a process does together depends on how many come to it.
  const buyers = 2 * BUYERS;
  const name = `two processes, ${buyers} buyers`;
  const two = await measure(selling, { name, jobs: 'off', processes: 2, buyers });
  // Where there are cores enough, and the database keeps up: twice what one can, less what a purchase costs more.
  figure('two processes: what they can sell, by CPU, to what one can', (2 * alone) / two, '×', {
    atLeast: 1.4,
  });
}

type Selling = Sale & { readonly pgbenchUrl: string | undefined };

type Measured = {
  readonly name: string;
  readonly jobs: 'on' | 'off';
  /** One unless said. */
  readonly processes?: number;
  /** BUYERS unless said. */
  readonly buyers?: number;
  /** So many in place of a time. */
  readonly purchases?: number;
};

type Targets = {
  /** Of what pgbench does. */
  readonly atLeast?: number;
  /** Milliseconds. */
  readonly p99?: number;
};

/** @returns the server's CPU for a purchase, in milliseconds */
async function measure(
  selling: Selling,
  { name, jobs, processes = 1, buyers = BUYERS, purchases }: Measured,
  targets: Targets = {},
): Promise<number> {
  const { settings, databaseUrl } = selling;
  const seconds = purchases ? LONGEST_RUSH_SECONDS : selling.seconds * 2;
  const before = await pgbench(selling);
  const foyer = await startFoyer({
    ...settings,
    JOBS: jobs,
    ...(processes > 1 && { PROCESSES: String(processes) }),
  });
  const pids = familyOf(foyer.pid);
  const task = guestPurchaseTask(`http://localhost:${foyer.port}`, 'spread-karte', spreadSlot);
  const buy = (forSeconds: number, most?: number) => load(foyer.port, buyers, forSeconds, task, most);
  const due = await warmUp(buy, jobs === 'on' ? settings.DATA_DIR : undefined, purchases !== undefined);
  const began = usage(pids, databaseUrl !== undefined);
  const mailsBefore = mailsIn(settings.DATA_DIR);
  const sold = await buy(seconds, purchases);
  const ended = usage(pids, databaseUrl !== undefined);
  const mailsMeanwhile = mailsIn(settings.DATA_DIR) - mailsBefore;
  const perPurchase = (part: keyof typeof ended) => (1000 * (ended[part] - began[part])) / sold.done;
  printSold(name, sold, targets);
  for (const part of ['server', 'database', 'generator'] as const)
    if (ended[part] > 0) figure(`${name}: CPU of the ${part} per purchase`, perPurchase(part), 'ms');
  if (jobs === 'on') {
    figure(`${name}: mails out during the sale`, (mailsMeanwhile * sold.perSecond) / sold.done, '/s');
    await printLastMail(name, settings.DATA_DIR, due + sold.done);
    const last = usage(pids, databaseUrl !== undefined);
    for (const part of ['server', 'database'] as const)
      if (last[part] > 0)
        figure(
          `${name}: CPU of the ${part}, its mail included`,
          (1000 * (last[part] - began[part])) / sold.done,
          'ms',
        );
  }
  await foyer.stop();
  printRatio(name, sold, [before, await pgbench(selling)], targets);
  return perPurchase('server');
}

/**
 * @param dataDir with the outbox, where mails are written
 * @param fromQuiet a rush begins when nothing has happened for a while. Else the shop is warm when the measuring begins: its
 * first seconds after a pause cost more
 * @returns the mails that are out or due
 */
async function warmUp(
  buy: (forSeconds: number) => Promise<Load>,
  dataDir: string | undefined,
  fromQuiet: boolean,
): Promise<number> {
  await buy(WARM_UP_SECONDS);
  if (dataDir === undefined) return 0;
  await outboxIsQuiet(dataDir);
  const mails = mailsIn(dataDir);
  return fromQuiet ? mails : mails + (await buy(WARM_AGAIN_SECONDS)).done;
}

/** @param due how many mails there will be */
async function printLastMail(name: string, dataDir: string, due: number): Promise<void> {
  const since = performance.now();
  await outboxHolds(dataDir, due);
  figure(`${name}: last mail after the sale`, (performance.now() - since) / 1000, 's', { atMost: 60 });
  figure(`${name}: mails missing`, due - mailsIn(dataDir), '', { atMost: 0 });
}

/** Holds per second by the minimal SQL on one hot slot; nothing for the embedded database, which it cannot reach. */
async function pgbench({ pgbenchUrl, seconds }: Selling): Promise<number[]> {
  return pgbenchUrl ? [await pgbenchHolds(pgbenchUrl, 'event:hot', 1, BUYERS, Math.ceil(seconds / 2))] : [];
}

function printSold(name: string, sold: Load, { p99 }: Targets): void {
  figure(`${name}: purchases`, sold.perSecond, '/s');
  figure(`${name}: p50`, sold.p50, 'ms');
  figure(`${name}: p99`, sold.p99, 'ms', p99 === undefined ? undefined : { atMost: p99 });
  figure(`${name}: failed`, sold.failed, '', { atMost: 0 });
}

/** Before and after: the speed of a machine that others share changes within minutes. */
function printRatio(name: string, sold: Load, pgbenches: readonly number[][], { atLeast }: Targets): void {
  const holds = pgbenches.flat();
  if (holds.length === 0 || atLeast === undefined) return;
  const mean = holds.reduce((sum, each) => sum + each, 0) / holds.length;
  figure(`${name}: pgbench beside it, one hot slot`, mean, '/s');
  figure(`${name}: ratio to pgbench`, sold.perSecond / mean, '×', { atLeast });
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
