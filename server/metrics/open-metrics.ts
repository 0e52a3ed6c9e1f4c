// All figures of a process, for Prometheus. Several processes under one parent answer together: whoever is asked asks the
// parent, which asks all of them.
import cluster from 'node:cluster';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { processMetrics } from '../platform/process-metrics.ts';
import { askParent } from './ask-parent.ts';
import { addDatabaseFigures, addGivingWay, watchProcess } from './process-figures.ts';
import { openShopMetrics, type ShopFigures } from './shop-metrics.ts';
import { addWaitingCounts, type CountedRoom } from './waiting-room-figures.ts';

export type Metrics = readonly Registry[];

/** Opens the figures of a process and its shop. */
export function openMetrics(
  shop: ShopFigures & { readonly waitingRoom: CountedRoom; readonly jobs: Pick<Jobs, 'givingWay'> },
): Metrics {
  watchProcess();
  const own = new Registry();
  addDatabaseFigures(own, shop.database);
  addGivingWay(own, shop.jobs);
  addWaitingCounts(own, shop.waitingRoom);
  const metrics = [processMetrics, own, openShopMetrics(shop)];
  if (cluster.isWorker) {
    // Making one lets this process answer when its parent asks.
    new AggregatorRegistry();
    for (const registry of [processMetrics, own]) registry.setDefaultLabels({ process: cluster.worker?.id });
    AggregatorRegistry.setRegistries([...metrics]);
  }
  return metrics;
}

/** The figures as text, those of the other processes included. */
export async function readMetrics(metrics: Metrics): Promise<string> {
  if (cluster.isWorker) return askParent();
  return (await Promise.all(metrics.map((registry) => registry.metrics()))).join('\n');
}
