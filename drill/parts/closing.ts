import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { figure, heading } from '../../bench/figures.ts';
import { checkLedger } from '../../server/ledger/books/check/check-ledger.ts';
import { awaitRest } from '../await-rest.ts';
import { type Buyers, sendBuyers } from '../buyers.ts';
import { auditClosing, endTimeToAnswer, placesOfTheDay } from '../closing/closing-audit-store.ts';
import { CLOSED_DAY, CLOSED_POOL, writeClosingMuseum } from '../closing/closing-museum.ts';
import { type OfficeClient, signInToOffice } from '../closing/office-client.ts';
import { sellDay } from '../closing/sell-day.ts';
import { type DrillShop, openDrillShop } from '../drill-shop.ts';
import type { Stage } from '../play-part.ts';
import { longestGap } from '../strike.ts';

/** Fewer where a machine has less to give: `DRILL_PLACES=600 npm run drill -- closing`. */
const PLACES = Number(process.env['DRILL_PLACES'] ?? 5000);
const MOST_SECONDS = 600;
/** What was handed over before the button was pressed has left, or put itself back. */
const CALM_MS = 5_000;

type Stopwatch = { readonly seconds: () => number };

/**
 * A day with five thousand sold places is closed while the shop sells on. Writing is stopped by the button and goes on; all processes
 * are killed in the middle of writing, and again in the middle of giving the money back.
 */
export async function drillClosing({ cluster, folder }: Stage): Promise<string[]> {
  heading('Drill: closing');
  const shop = await openDrillShop({
    databaseUrl: await cluster.databases.create('drill_closing'),
    folder,
    museum: writeClosingMuseum,
    settings: {},
    processes: [{}, {}],
  });
  const database = cluster.databases.open('drill_closing');
  const findings: string[] = [];
  try {
    const ports = shop.processes.map(({ port }) => port);
    const orders = await sellDay(ports, PLACES);
    findings.push(...(await awaitRest(database)));
    figure('places of the closed day', await placesOfTheDay(database), '', { atLeast: PLACES });
    figure('orders of the closed day', orders, '');
    const office = await signInToOffice(shop);
    const buyers = sendBuyers(ports);
    const since = performance.now();
    const watch = { seconds: () => (performance.now() - since) / 1000 };
    const number = await closeDay(office);
    findings.push(...(await writeToAll(shop, office, number, orders, watch)));
    await endTimeToAnswer(database);
    await giveBackAll(shop, office, number, orders, watch);
    if (watch.seconds() > MOST_SECONDS) findings.push(`it took longer than ${MOST_SECONDS} s`);
    // A shop that sells is never at rest.
    await leave(buyers, since);
    findings.push(...(await awaitRest(database)));
    findings.push(...(await auditClosing(database)), ...compareMails(shop, orders));
    findings.push(...(await checkLedger(database, new Date())).differences);
  } finally {
    await database.close();
    await shop.stop();
  }
  findings.push(...shop.troubles);
  for (const finding of findings) console.log(`  WRONG: ${finding}`);
  if (findings.length === 0) console.log('  The audit found nothing wrong.');
  return findings;
}

/** @returns the number of the closing */
async function closeDay(office: OfficeClient): Promise<number> {
  const day = { from: CLOSED_DAY, to: CLOSED_DAY, times: [] };
  const closure = { kind: 'closure', pools: [CLOSED_POOL], ...day };
  const { seen } = await office.ask('places/decisions/preview', closure);
  const { id } = await office.ask('places/decisions', { ...closure, key: 'drill-close-the-day', seen });
  const begun = await office.ask('closings', {
    decision: id,
    offers: ['other-time', 'voucher', 'money'],
    unanswered: 'money',
    until: CLOSED_DAY,
    sentences: [{ language: 'de', text: 'Ein Sturm zieht auf.' }],
    key: 'drill-write-to-everybody',
  });
  return Number(begun['number']);
}

/** Stopped after a fifth, killed after three fifths. @returns what was written while it was stopped */
async function writeToAll(
  shop: DrillShop,
  office: OfficeClient,
  number: number,
  orders: number,
  watch: Stopwatch,
): Promise<string[]> {
  const written = async () => Number((await office.ask(`closings/${number}`))['written']);
  await untilAtLeast(written, orders / 5);
  await office.ask(`closings/${number}/stop`, { key: 'drill-stop-the-closing' });
  await sleep(CALM_MS);
  const before = await written();
  await sleep(CALM_MS);
  const after = await written();
  figure('stopped by the button at', after, 'mails');
  await office.ask(`closings/${number}/resume`, { key: 'drill-resume-the-closing' });
  figure('written to everybody at', await untilAtLeast(written, (orders * 3) / 5), 'mails/s');
  await killAll(shop);
  figure('all processes killed at', await written(), 'mails');
  await untilAtLeast(written, orders);
  figure('everybody is written to after', watch.seconds(), 's');
  return after > before ? [`${after - before} mails have left while the closing was stopped`] : [];
}

/** Killed in the middle. */
async function giveBackAll(
  shop: DrillShop,
  office: OfficeClient,
  number: number,
  orders: number,
  watch: Stopwatch,
): Promise<void> {
  const decided = async () => orders - Number((await office.ask(`closings/${number}`))['open']);
  figure('money given back at', await untilAtLeast(decided, orders / 3), 'orders/s');
  await killAll(shop);
  figure('all processes killed at', await decided(), 'orders given back');
  figure('money given back at', await untilAtLeast(decided, orders), 'orders/s');
  figure('everybody is decided on after', watch.seconds(), 's', { atMost: MOST_SECONDS });
}

async function killAll({ processes }: DrillShop): Promise<void> {
  await Promise.all(processes.map((process) => process.killAndRestart()));
}

/** @returns how many there were a second, from the moment when there were more than before */
async function untilAtLeast(count: () => Promise<number>, wanted: number): Promise<number> {
  const until = performance.now() + MOST_SECONDS * 1000;
  const before = await count();
  let first: { readonly at: number; readonly number: number } | undefined;
  for (;;) {
    const [number, at] = [await count(), performance.now()];
    if (number > before) first ??= { at, number };
    if (number >= wanted)
      return first && at > first.at ? ((number - first.number) * 1000) / (at - first.at) : 0;
    if (at > until) throw new Error(`it has come to ${number} of ${wanted} alone`);
    await sleep(100);
  }
}

async function leave(buyers: Buyers, since: number): Promise<void> {
  await buyers.stop();
  figure('sold meanwhile', buyers.acknowledged.length, 'orders');
  figure('longest time without a sale', longestGap(buyers.sales, since) / 1000, 's');
}

/** Every visitor's own mail lies in the outbox, which has one file for each. */
function compareMails({ dataDir }: DrillShop, orders: number): string[] {
  const mails = readdirSync(join(dataDir, 'outbox')).filter(
    (name) => name.includes('closing-told') && name.endsWith('.eml'),
  );
  return mails.length === orders ? [] : [`${mails.length} mails for ${orders} visitors`];
}
