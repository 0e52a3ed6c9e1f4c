// How fast a report answers with two years of a large museum (operations 4): each by everything that it can be grouped by, over
// the periods that its page offers, as a browser waits for it.
import { REPORT_NAMES, REPORTS, type ReportName } from '../../domain/figures/reports.ts';
import { figure, heading } from '../figures.ts';
import { startFoyer } from '../foyer-process.ts';
import type { Connection } from '../http-client.ts';
import { answered, buyOne, signedIn } from './bench-office.ts';
import { makeFigures } from './make-figures.ts';
import { makeOrders } from './make-orders.ts';

const ORDERS = Number(process.env['BENCH_REPORT_ORDERS'] ?? 500_000);
const SLOTS = Number(process.env['BENCH_REPORT_SLOTS'] ?? 200_000);
const TWO_YEARS_SECONDS = 2 * 365 * 86_400;
const ASKED = 20;
const MOST_MS = 500;

const PERIODS = ['period=last-week', 'period=last-month', 'period=this-year&compare=yes'];

/** Measures a database of PostgreSQL with nothing in it but a museum. */
export async function benchReports(settings: Record<string, string>, databaseUrl: string): Promise<void> {
  heading(`Reports, ${ORDERS.toLocaleString('en')} orders, ${SLOTS.toLocaleString('en')} slots, PostgreSQL`);
  const shop = await startFoyer({ ...settings, JOBS: 'off' });
  await buyOne(shop);
  const since = performance.now();
  await makeOrders(databaseUrl, ORDERS, TWO_YEARS_SECONDS / ORDERS);
  await makeFigures(databaseUrl, SLOTS);
  figure('making two years', (performance.now() - since) / 1000, 's');
  const connection = await signedIn(shop, settings, 'figures');
  for (const name of REPORT_NAMES) await measureReport(connection, name);
  connection.close();
  await shop.stop();
}

async function measureReport(connection: Connection, name: ReportName): Promise<void> {
  const { groups, period } = REPORTS[name];
  for (const group of groups)
    for (const asked of period ? PERIODS : [''])
      await measure(connection, name, `group=${group}${asked && `&${asked}`}`);
}

async function measure(connection: Connection, name: ReportName, query: string): Promise<void> {
  const times: number[] = [];
  for (let asked = 0; asked < ASKED; asked += 1) {
    const began = performance.now();
    await answered(connection, 'GET', `office/figures/${name}?${query}`);
    times.push(performance.now() - began);
  }
  const sorted = times.toSorted((one, other) => one - other);
  figure(`${name}, ${query}: p95`, sorted[Math.floor(ASKED * 0.95)] ?? Number.NaN, 'ms', { atMost: MOST_MS });
}
