// What all processes of a shop read alike from its database. Sales are counted since the museum's midnight: a counter that
// begins again is nothing new to Prometheus, and this one survives restarts.
import { Registry } from 'prom-client';
import { ATTENTION_KINDS, type AttentionItem } from '../../domain/attention.ts';
import { readAttention } from '../attention/read-attention.ts';
import { lastCheck } from '../ledger/books/check-at-night.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { addFigures, type Family, type Figure } from '../platform/process-metrics.ts';
import type { RoomFigures } from '../waiting-room/room-figures.ts';
import { type CountedJobs, readHolds, readJobs, readPayments, readSoldSince } from './metrics-store.ts';
import { readInTime } from './read-in-time.ts';
import { addRooms } from './waiting-room-figures.ts';

export type ShopFigures = {
  readonly database: Database;
  readonly now: () => Date;
  readonly clock: () => MuseumClock;
  readonly rooms: () => Promise<readonly RoomFigures[]>;
};

/** Reads once for all figures that show parts of it. */
type Source<Value> = { readonly name: string; readonly read: () => Promise<Value | undefined> };

/** The figures of a shop's database; those that cannot be read in time are left out, and `foyer_figures_read` says so. */
export function openShopMetrics({ database, now, clock, rooms }: ShopFigures): Registry {
  const registry = new Registry();
  const sales = source('sales', () => readSoldSince(database, clock().toInstant(clock().today())));
  const holds = source('holds', () => readHolds(database, now()));
  const payments = source('payments', () => readPayments(database));
  const attention = source('attention', () => readAttention(database, now()));
  const jobs = source('jobs', () => readJobs(database));
  const night = source('ledger', () => lastCheck(database));
  const waiting = source('waiting-room', rooms);
  addSales(registry, sales);
  addPlaces(registry, holds);
  addPayments(registry, payments);
  addAttention(registry, attention);
  addJobs(registry, jobs);
  addLedger(registry, night);
  addRooms(registry, waiting.read);
  addRead(registry, [sales, holds, payments, attention, jobs, night, waiting]);
  return registry;
}

function source<Value>(name: string, read: () => Promise<Value>): Source<Value> {
  return { name, read: readInTime(read) };
}

function addRead(registry: Registry, sources: readonly Source<unknown>[]): void {
  addFigures(
    registry,
    {
      type: 'gauge',
      name: 'foyer_figures_read',
      help: 'Whether the figures of the database could be read in time.',
      labels: ['figures'],
      shared: true,
    },
    () =>
      Promise.all(
        sources.map(async ({ name, read }): Promise<Figure> => [{ figures: name }, (await read()) ? 1 : 0]),
      ),
  );
}

function show<Value>(
  registry: Registry,
  { read }: Source<Value>,
  family: Omit<Family, 'shared'>,
  figuresOf: (value: Value) => readonly Figure[],
): void {
  addFigures(registry, { ...family, shared: true }, async () => {
    const value = await read();
    return value === undefined ? [] : figuresOf(value);
  });
}

function addSales(registry: Registry, sales: Source<Awaited<ReturnType<typeof readSoldSince>>>): void {
  const type = 'counter';
  show(
    registry,
    sales,
    { type, name: 'foyer_orders_total', help: "Orders since the museum's midnight." },
    ({ orders }) => [[{}, orders]],
  );
  show(
    registry,
    sales,
    { type, name: 'foyer_admissions_total', help: "People whom orders since the museum's midnight admit." },
    ({ admissions }) => [[{}, admissions]],
  );
  show(
    registry,
    sales,
    {
      type,
      name: 'foyer_sales_cents_total',
      help: "What was sold since the museum's midnight, in cents, before voucher codes and shipping.",
      labels: ['kind'],
    },
    ({ amounts }) => amounts.map(({ kind, cents }) => [{ kind }, cents]),
  );
}

function addLedger(registry: Registry, night: Source<Awaited<ReturnType<typeof lastCheck>>>): void {
  const type = 'gauge';
  show(
    registry,
    night,
    {
      type,
      name: 'foyer_ledger_differences',
      help: 'What the last nightly check found that differs between the ledger and orders, payments and codes.',
    },
    (last) => (last ? [[{}, last.differences]] : []),
  );
  show(
    registry,
    night,
    {
      type,
      name: 'foyer_ledger_checked_seconds',
      help: 'When the ledger was last checked, in seconds since 1970.',
    },
    (last) => (last ? [[{}, last.at.getTime() / 1000]] : []),
  );
}

function addPlaces(registry: Registry, holds: Source<Awaited<ReturnType<typeof readHolds>>>): void {
  show(
    registry,
    holds,
    {
      type: 'gauge',
      name: 'foyer_holds',
      help: 'Holds of carts that are not paid: live, or lapsed and not swept yet.',
      labels: ['state'],
    },
    ({ live, lapsed }) => [
      [{ state: 'live' }, live],
      [{ state: 'lapsed' }, lapsed],
    ],
  );
}

function addPayments(registry: Registry, payments: Source<Awaited<ReturnType<typeof readPayments>>>): void {
  show(
    registry,
    payments,
    {
      type: 'gauge',
      name: 'foyer_payments',
      help: 'Payments by provider and state, of all time.',
      labels: ['provider', 'state'],
    },
    (counted) => counted.map(({ provider, state, count }) => [{ provider, state }, count]),
  );
}

function addAttention(registry: Registry, attention: Source<readonly AttentionItem[]>): void {
  show(
    registry,
    attention,
    {
      type: 'gauge',
      name: 'foyer_attention',
      help: 'What needs a person, as the list at /lists/attention.csv says it.',
      labels: ['kind'],
    },
    (items) => ATTENTION_KINDS.map((kind) => [{ kind }, items.filter((item) => item.kind === kind).length]),
  );
}

function addJobs(registry: Registry, jobs: Source<CountedJobs[]>): void {
  show(
    registry,
    jobs,
    {
      type: 'gauge',
      name: 'foyer_jobs',
      help: 'Jobs by name: waiting, waiting for another try, active, or set aside until staff retry it.',
      labels: ['job', 'state'],
    },
    (counted) => counted.map(({ job, state, count }) => [{ job, state }, count]),
  );
  show(
    registry,
    jobs,
    {
      type: 'gauge',
      name: 'foyer_job_lag_seconds',
      help: 'For how long the first job of this name has been due without being begun.',
      labels: ['job'],
    },
    (counted) => {
      const lags = new Map(counted.map(({ job }) => [job, 0]));
      for (const { job, state, lag } of counted)
        if (state === 'waiting' || state === 'trying-again') lags.set(job, Math.max(lag, lags.get(job) ?? 0));
      return [...lags].map(([job, lag]) => [{ job }, lag]);
    },
  );
}
