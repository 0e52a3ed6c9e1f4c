// What a process answers that works on jobs and serves no visitors: its health, and nothing else.
import Fastify, { type FastifyInstance } from 'fastify';
import type { Shop } from '../compose-shop.ts';
import { isAnswering } from '../platform/database/is-answering.ts';
import { type Drain, endConnections } from './drain.ts';
import { loggerOptions } from './logger-options.ts';
import { serveHealth } from './serve-health.ts';

/** Builds the server; it does not listen yet. */
export function buildJobsServer({ config, database, secondsAhead }: Shop, drain: Drain): FastifyInstance {
  const app = Fastify({ logger: loggerOptions(config), forceCloseConnections: 'idle' });
  endConnections(app, drain);
  serveHealth(app, { isAnswering: () => isAnswering(database), drain, secondsAhead });
  return app;
}
