import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const MOST_EVENT_LOOP_DELAY_MS = 5_000;
/** Starting up keeps the event loop busy; that is no overload. */
const WARM_UP_MS = 5_000;

/** Cheap files that a page is useless without, and the answers for visitors who have paid. */
const NEVER_REFUSED = /^\/(assets|media|wording)\/|^\/api\/[a-z]{2}\/(checkout\/execPayment|order\/review)\b/;

/**
 * Refuses requests while the event loop is far behind, so that those under way can finish. Not for development and tests,
 * where Vite or a database in the same process keeps the event loop busy.
 */
export async function refuseOverload(
  app: FastifyInstance,
  { warmUpMs = WARM_UP_MS, mostDelayMs = MOST_EVENT_LOOP_DELAY_MS } = {},
): Promise<void> {
  const warmAt = performance.now() + warmUpMs;
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelayMs,
    pressureHandler: (request, reply, _type, delay) => {
      // Infinity stands for a second in which nothing was measured, as after one long task: that is no overload.
      if (delay === Number.POSITIVE_INFINITY) return;
      if (performance.now() < warmAt || NEVER_REFUSED.test(request.url)) return;
      reply.header('retry-after', '2');
      throw Object.assign(new Error('too much to do'), { statusCode: 503 });
    },
  });
}
