import Fastify, { type FastifyInstance } from 'fastify';
import { type ServedMetrics, serveMetrics } from '../http/serve-metrics.ts';
import type { Config } from '../platform/config.ts';

/** Serves the figures at METRICS_ADDRESS, when it is set: a port that the network shows to monitors and to nobody else. */
export async function listenForMonitors(
  { metricsAddress, metricsToken }: Config,
  read: ServedMetrics['read'],
): Promise<FastifyInstance | undefined> {
  if (!metricsAddress) return undefined;
  const app = Fastify({ logger: false, forceCloseConnections: true });
  serveMetrics(app, { read, token: metricsToken });
  await app.listen(metricsAddress);
  return app;
}
