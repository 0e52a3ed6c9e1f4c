// How often one network address may do what a script would do in bulk. With Redis, all processes count together; without,
// those of one parent.
import cluster from 'node:cluster';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { openCountsInParent } from './counts-in-parent.ts';
import { openSharedCounts } from './shared-counts.ts';

export const RATE_LIMITS = {
  'POST auth/guest': { max: 60, timeWindow: '1 minute' },
  'POST customer/validate': { max: 120, timeWindow: '1 minute' },
  'POST checkout/lines': { max: 120, timeWindow: '1 minute' },
  'POST checkout/initPayment': { max: 120, timeWindow: '1 minute' },
  'POST checkout/initPaymentOrder': { max: 120, timeWindow: '1 minute' },
  // A place in the line is for one visitor.
  'POST waiting-room/enter': { max: 120, timeWindow: '1 minute' },
  'POST withdrawal': { max: 20, timeWindow: '1 hour' },
} as const;

/** Lets routes limit how often they are called. */
export async function limitRates(app: FastifyInstance, redisUrl: string | undefined): Promise<void> {
  const shared = redisUrl
    ? await openSharedCounts(redisUrl, app.log)
    : cluster.isWorker
      ? openCountsInParent()
      : undefined;
  if (shared) app.addHook('onClose', async () => shared.close());
  await app.register(rateLimit, {
    global: false,
    skipOnError: true,
    ...(shared ? { store: shared.store } : {}),
  });
}
