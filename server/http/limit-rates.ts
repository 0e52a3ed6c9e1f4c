// How often one network address may do what a script would do in bulk. With Redis, all processes count together.
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

export const RATE_LIMITS = {
  'POST auth/guest': { max: 60, timeWindow: '1 minute' },
  'POST customer/validate': { max: 120, timeWindow: '1 minute' },
  'POST checkout/initPayment': { max: 120, timeWindow: '1 minute' },
  'POST withdrawal': { max: 20, timeWindow: '1 hour' },
} as const;

/** Lets routes limit how often they are called. While Redis is unavailable, no call is refused. */
export async function limitRates(app: FastifyInstance, redisUrl: string | undefined): Promise<void> {
  const redis = redisUrl ? openRedis(app, redisUrl) : undefined;
  await app.register(rateLimit, { global: false, skipOnError: true, ...(redis ? { redis } : {}) });
}

function openRedis(app: FastifyInstance, url: string): Redis {
  const redis = new Redis(url, { lazyConnect: false, maxRetriesPerRequest: 1 });
  redis.on('error', (problem) => app.log.warn({ err: problem }, 'Redis is away; rate limits are not shared'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
