import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

const MOST_EVENT_LOOP_DELAY_MS = 5_000;
/** Starting up keeps the event loop busy; that is no overload. */
const WARM_UP_MS = 5_000;

/** What is cheap and a page is nothing without, and the answer to who has paid. */
const NEVER_REFUSED = /^\/(assets|media|wording)\/|^\/api\/[a-z]{2}\/checkout\/execPayment\b/;

/** Says no while the event loop is far behind, so that what is under way can end; not while a server is being developed
 * or tested, where it is Vite or a database in the same process that keeps it busy. */
export async function refuseOverload(app: FastifyInstance): Promise<void> {
  const warmAt = performance.now() + WARM_UP_MS;
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (performance.now() < warmAt || NEVER_REFUSED.test(request.url)) return;
      reply.header('retry-after', '2');
      throw Object.assign(new Error('too much to do'), { statusCode: 503 });
    },
  });
}
