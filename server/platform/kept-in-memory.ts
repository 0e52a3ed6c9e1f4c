// What this process keeps in memory to be fast, with the most that it may be: for monitors, and for whoever wonders what a
// process is made of.
import { addFigures, processMetrics } from './process-metrics.ts';

type Part = { readonly most: number; readonly bytes: () => number };

const parts = new Map<string, Part>();

/** Names a part: how many bytes it is now, and how many it may be. */
export function nameKept(part: string, most: number, bytes: () => number): void {
  parts.set(part, { most, bytes });
}

addFigures(
  processMetrics,
  { type: 'gauge', name: 'foyer_kept_bytes', help: 'What is kept in memory to be fast.', labels: ['part'] },
  () => [...parts].map(([part, { bytes }]) => [{ part }, bytes()]),
);
addFigures(
  processMetrics,
  { type: 'gauge', name: 'foyer_kept_most_bytes', help: 'The most of it that is kept.', labels: ['part'] },
  () => [...parts].map(([part, { most }]) => [{ part }, most]),
);
