// The figures of all processes of one parent. Each process labels its own; what they share is taken from one of them.
import { AggregatorRegistry, Registry } from 'prom-client';
import { answerProcesses } from '../metrics/ask-parent.ts';
import { addFigures } from '../platform/process-metrics.ts';
import type { ProcessGroup } from './process-group.ts';

/** @returns reads them; lets the processes themselves read them, too */
export function openGroupMetrics(group: ProcessGroup, wanted: number): () => Promise<string> {
  const processes = new AggregatorRegistry();
  const own = groupFigures(group, wanted);
  const read = async () => `${await processes.clusterMetrics()}\n${await own.metrics()}`;
  answerProcesses(read);
  return read;
}

/** What the parent itself knows. */
export function groupFigures(group: ProcessGroup, wanted: number): Registry {
  const own = new Registry();
  addFigures(
    own,
    {
      type: 'gauge',
      name: 'foyer_processes',
      help: 'Processes that serve visitors, and how many there should be.',
      labels: ['state'],
    },
    () => [
      [{ state: 'open' }, group.open.size],
      [{ state: 'wanted' }, wanted],
    ],
  );
  addFigures(
    own,
    {
      type: 'counter',
      name: 'foyer_process_deaths_total',
      help: 'Processes that ended without being told to.',
    },
    () => [[{}, group.allDeaths]],
  );
  return own;
}
