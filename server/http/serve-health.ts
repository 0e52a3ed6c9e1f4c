import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH } from '../../domain/addresses.ts';

/** Serves `/healthz` for monitors: whether the database answers. */
export function serveHealth(app: FastifyInstance, isAnswering: () => Promise<boolean>): void {
  app.get(HEALTH_PATH, { logLevel: 'warn' }, async (_request, reply) => {
    const healthy = await isAnswering();
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : 'unavailable' });
  });
}
