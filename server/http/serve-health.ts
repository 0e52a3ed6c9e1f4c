import type { FastifyInstance } from 'fastify';
import { HEALTH_PATH, READY_PATH } from '../../domain/addresses.ts';
import { isOff } from '../platform/clock/watch-clock.ts';
import type { Drain } from './drain.ts';

export type Health = {
  readonly isAnswering: () => Promise<boolean>;
  readonly drain: Drain;
  /** How far the machine's clock is ahead of the shop's. */
  readonly secondsAhead: () => number;
};

/**
 * Serves `/healthz` for monitors: whether the database answers (spec decisions 1). And `/readyz` for a proxy that sends
 * visitors to several processes: the same, and no longer once the process has been told to stop. A machine
 * whose clock is off is ready all the same, because the shop goes by the database's, and says so.
 */
export function serveHealth(app: FastifyInstance, { isAnswering, drain, secondsAhead }: Health): void {
  for (const [path, isReady] of [
    [HEALTH_PATH, isAnswering],
    [READY_PATH, async () => !drain.begun && (await isAnswering())],
  ] as const)
    app.get(path, { logLevel: 'warn' }, async (_request, reply) => {
      const ready = await isReady();
      return reply
        .code(ready ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: ready ? 'ok' : 'unavailable',
          ...(path === READY_PATH && isOff(secondsAhead()) && { secondsAhead: Math.round(secondsAhead()) }),
        });
    });
}
