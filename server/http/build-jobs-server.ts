// What a process answers that works on jobs and serves no visitors: its health and its figures, and nothing else.
import Fastify, { type FastifyInstance } from 'fastify';
import type { Shop } from '../compose-shop.ts';
import { readMetrics } from '../metrics/open-metrics.ts';
import { watchWriting } from '../platform/database/health/can-write.ts';
import { isAnswering } from '../platform/database/health/is-answering.ts';
import { type Drain, endConnections } from './drain.ts';
import { loggerOptions } from './logger-options.ts';
import { serveHealth } from './serve-health.ts';
import { serveMetrics } from './serve-metrics.ts';

/** Builds the server; it does not listen yet. */
export function buildJobsServer(
  { config, database, metrics, secondsAhead }: Shop,
  drain: Drain,
): FastifyInstance {
  const app = Fastify({ logger: loggerOptions(config), forceCloseConnections: 'idle' });
  endConnections(app, drain);
  serveHealth(app, {
    isAnswering: () => isAnswering(database),
    canWrite: watchWriting(database, app.log),
    drain,
    secondsAhead,
  });
  if (config.metricsToken && !config.metricsAddress)
    serveMetrics(app, { read: () => readMetrics(metrics), token: config.metricsToken });
  return app;
}
