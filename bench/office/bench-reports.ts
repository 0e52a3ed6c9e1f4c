// How fast a report answers with two years of a large museum (operations 4): each by everything that it can be grouped by, over
// the periods that its page offers, as a browser waits for it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_NAMES, REPORTS, type ReportName } from '../../domain/figures/reports.ts';
import { dayAhead } from '../day-ahead.ts';
import { figure, heading } from '../figures.ts';
import { type FoyerProcess, runToEnd, startFoyer } from '../foyer-process.ts';
import type { Connection } from '../http-client.ts';
import { answered, buyOne, signedIn } from './bench-office.ts';
import { makeFigures } from './make-figures.ts';
import { makeOrders } from './make-orders.ts';
import { writeReportsMuseum } from './reports-museum.ts';

const ORDERS = Number(process.env['BENCH_REPORT_ORDERS'] ?? 500_000);
const SLOTS = Number(process.env['BENCH_REPORT_SLOTS'] ?? 200_000);
const TWO_YEARS_SECONDS = 2 * 365 * 86_400;
const ASKED = Number(process.env['BENCH_REPORT_ASKED'] ?? 20);
const MOST_MS = 500;
const MOST_MS_PLACES = 150;

const PERIODS = ['period=last-week', 'period=last-month', 'period=this-year&compare=yes'];

/** Measures a database of PostgreSQL with nothing in it but a museum. */
export async function benchReports(settings: Record<string, string>, databaseUrl: string): Promise<void> {
  heading(`Reports, ${ORDERS.toLocaleString('en')} orders, ${SLOTS.toLocaleString('en')} slots, PostgreSQL`);
  await importReportsMuseum(settings);
  const shop = await startFoyer(settings);
  await buyOne(shop);
  const since = performance.now();
  await makeOrders(databaseUrl, ORDERS, TWO_YEARS_SECONDS / ORDERS);
  await makeFigures(databaseUrl, SLOTS);
  figure('making two years', (performance.now() - since) / 1000, 's');
  await measureReports(shop, settings);
  await shop.stop();
}

async function importReportsMuseum(settings: Record<string, string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-reports-'));
  writeReportsMuseum(folder);
  await runToEnd(process.execPath, ['server/commands/import.ts', folder], { ...settings, DEMO: 'off' });
  rmSync(folder, { recursive: true });
}

/** Asks a shop that has two years of a museum for each report, and for its calendar of places. */
export async function measureReports(shop: FoyerProcess, settings: Record<string, string>): Promise<void> {
  const connection = await signedIn(shop, settings, 'figures');
  for (const name of REPORT_NAMES) await measureReport(connection, name);
  const week = { first: dayAhead(-7), last: dayAhead(-1) };
  for (const [by, days] of Object.entries({
    day: { first: dayAhead(-45), last: dayAhead(-1) },
    time: week,
    slot: { first: dayAhead(-1), last: dayAhead(-1) },
  }))
    await measure(
      connection,
      `places?${new URLSearchParams({ ...days, by })}`,
      `places by ${by}`,
      MOST_MS_PLACES,
    );
  connection.close();
}

async function measureReport(connection: Connection, name: ReportName): Promise<void> {
  const { groups, period } = REPORTS[name];
  for (const group of groups)
    for (const asked of period ? PERIODS : ['']) {
      const query = `group=${group}${asked && `&${asked}`}`;
      await measure(connection, `figures/${name}?${query}`, `${name}, ${query}`);
    }
}

async function measure(connection: Connection, path: string, name: string, atMost = MOST_MS): Promise<void> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const began = performance.now();
    await answered(connection, 'GET', `office/${path}`);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  figure(`${name}: p95`, sorted[Math.floor(ASKED * 0.95)] ?? Number.NaN, 'ms', { atMost });
}
