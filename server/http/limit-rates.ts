// How often one network address may do what a script would do in bulk. With Redis, all processes count together; without,
// those of one parent.
import cluster from 'node:cluster';
import rateLimit from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { SharedCounts } from './counts-store.ts';

export const RATE_LIMITS = {
  'POST auth/guest': { max: 60, timeWindow: '1 minute' },
  'POST customer/validate': { max: 120, timeWindow: '1 minute' },
  'POST checkout/lines': { max: 120, timeWindow: '1 minute' },
  'POST checkout/initPayment': { max: 120, timeWindow: '1 minute' },
  'POST checkout/initPaymentOrder': { max: 120, timeWindow: '1 minute' },
  // A place in the line is for one visitor.
  'POST waiting-room/enter': { max: 120, timeWindow: '1 minute' },
  'POST withdrawal': { max: 20, timeWindow: '1 hour' },
  'POST group-request': { max: 20, timeWindow: '1 hour' },
} as const;

/** Lets routes limit how often they are called. */
export async function limitRates(app: FastifyInstance, redisUrl: string | undefined): Promise<void> {
  const shared = await openCounts(redisUrl, app.log);
  if (shared) app.addHook('onClose', async () => shared.close());
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(shared ? { store: shared.store } : {}),
  });
}

/** Loads what counts together with others where there are others. */
async function openCounts(
  redisUrl: string | undefined,
  log: FastifyBaseLogger,
): Promise<SharedCounts | undefined> {
  if (redisUrl) return (await import('./shared-counts.ts')).openSharedCounts(redisUrl, log);
  if (cluster.isWorker) return (await import('./counts-in-parent.ts')).openCountsInParent();
  return undefined;
}
