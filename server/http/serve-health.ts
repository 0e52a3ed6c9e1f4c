import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, READY_PATH } from '../../domain/addresses.ts';
import { isOff } from '../platform/clock/watch-clock.ts';
import type { Drain } from './drain.ts';

export type Health = {
  readonly isAnswering: () => Promise<boolean>;
  readonly canWrite: () => Promise<boolean>;
  readonly drain: Drain;
  /** How far the machine's clock is ahead of the shop's. */
  readonly secondsAhead: () => number;
};

/**
 * Serves `/healthz` for monitors: whether the database answers (spec decisions 1). And `/readyz` for a proxy that sends
 * visitors to several processes: whether this one can sell, or why not. A machine whose clock is off is ready all the
 * same, because the shop goes by the database's, and says so.
 */
export function serveHealth(app: FastifyInstance, health: Health): void {
  const { isAnswering, secondsAhead } = health;
  app.get(HEALTH_PATH, { logLevel: 'warn' }, async (_request, reply) => {
    const alive = await isAnswering();
    return reply
      .code(alive ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: alive ? 'ok' : 'unavailable' });
  });
  app.get(READY_PATH, { logLevel: 'warn' }, async (_request, reply) => {
    const reason = await whyNotReady(health);
    return reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({
        status: reason ? 'unavailable' : 'ok',
        ...(reason && { reason }),
        ...(isOff(secondsAhead()) && { secondsAhead: Math.round(secondsAhead()) }),
      });
  });
}

async function whyNotReady({ isAnswering, canWrite, drain }: Health): Promise<string | undefined> {
  if (drain.begun) return 'this process is about to end';
  if (!(await isAnswering())) return 'the database does not answer';
  return (await canWrite()) ? undefined : 'the database cannot be written';
}
