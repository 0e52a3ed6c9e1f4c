// What this process counts of itself, as Prometheus reads it. Modules put their counters here; `server/metrics/` adds what
// the processes of a shop share.
import { Counter, Gauge, Registry } from 'prom-client';

export const processMetrics = new Registry();

export type Family = {
  readonly type: 'counter' | 'gauge';
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  /** The same in every process of a shop: one of them is enough. */
  readonly shared?: boolean;
};

/** The labels of a figure, and the figure. */
export type Figure = readonly [Readonly<Record<string, string | number>>, number];

/**
 * Adds figures that are read when somebody asks for them, so that counting them costs what it costs to add one.
 * @param read answers no figure for what is not known at the moment
 */
export function addFigures(
  registry: Registry,
  { type, name, help, labels = [], shared = false }: Family,
  read: () => readonly Figure[] | Promise<readonly Figure[]>,
): void {
  const Metric = type === 'counter' ? Counter : Gauge;
  const metric: Counter | Gauge = new Metric({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    aggregator: shared ? 'first' : 'sum',
    collect: async () => {
      const figures = await read();
      metric.reset();
      // A figure without labels would be 0 now, which nobody has said.
      if (labels.length === 0) metric.remove();
      for (const [of, value] of figures) metric.inc(of, value);
    },
  });
}
