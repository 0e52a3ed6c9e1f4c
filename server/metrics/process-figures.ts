// What one process has open and keeps in memory at the moment.
import { readFileSync } from 'node:fs';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { pageCounts } from '../pages/page-cache.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { addFigures, type Figure, processMetrics } from '../platform/process-metrics.ts';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** Begins to watch the event loop, the memory and the processor of this process. Only once. */
export function watchProcess(): void {
  if (processMetrics.getSingleMetric('process_start_time_seconds')) return;
  collectDefaultMetrics({ register: processMetrics });
  // The library leaves it out where several processes answer together; here each has a label of its own.
  Object.assign(processMetrics.getSingleMetric('process_start_time_seconds') ?? {}, { aggregator: 'sum' });
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  addFigures(
    processMetrics,
    { type: 'gauge', name: 'foyer_info', help: 'The version that runs.', labels: ['version'] },
    () => [[{ version }, 1]],
  );
}

addFigures(
  processMetrics,
  {
    type: 'counter',
    name: 'foyer_pages_total',
    help: 'Pages by where they came from: kept, outdated (served while it is made again), or made while somebody waited.',
    labels: ['from'],
  },
  () => Object.entries(pageCounts).map(([from, pages]): Figure => [{ from }, pages]),
);

/** The connections of a process to its database, and who waits for one. */
export function addDatabaseFigures(registry: Registry, database: Database): void {
  addFigures(
    registry,
    {
      type: 'gauge',
      name: 'foyer_database_connections',
      help: 'Connections to the database: busy, idle, and how many there may be.',
      labels: ['state'],
    },
    () => {
      const { busy, idle, most } = database.load();
      return [
        [{ state: 'busy' }, busy],
        [{ state: 'idle' }, idle],
        [{ state: 'most' }, most],
      ];
    },
  );
  addFigures(
    registry,
    {
      type: 'gauge',
      name: 'foyer_database_waiting',
      help: 'Statements and transactions that wait for a connection.',
    },
    () => [[{}, database.load().waiting]],
  );
}

/** The jobs of a process that come after its visitors (ADR 159). */
export function addGivingWay(registry: Registry, jobs: Pick<Jobs, 'givingWay'>): void {
  addFigures(
    registry,
    {
      type: 'gauge',
      name: 'foyer_jobs_giving_way',
      help: 'Jobs that this process has taken and that wait, for a minute at most, because visitors keep it busy.',
    },
    () => [[{}, jobs.givingWay()]],
  );
}
