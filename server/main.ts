// Starts the shop (spec decisions 1), in this process or in several under this one.
import cluster from 'node:cluster';
import { explainFailedStart } from './http/explain-failed-start.ts';
import { readConfig } from './platform/config.ts';
import { unencryptedConnections } from './platform/unencrypted-connections.ts';

start().catch((problem: unknown) => {
  console.error(explainFailedStart(problem) ?? problem);
  process.exit(1);
});

async function start() {
  const config = readConfig(process.env);
  if (!cluster.isWorker) for (const line of unencryptedConnections(config)) console.warn(line);
  if (config.processes > 1 && cluster.isPrimary) {
    const { runProcesses } = await import('./start/run-processes.ts');
    return runProcesses(config);
  }
  const { runShop } = await import('./start/run-shop.ts');
  return runShop(config);
}
