// Counts of calls that all processes share in Redis. While Redis is away, each process counts alone: limits become wider,
// never void, and no call waits for it.
import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { openRedis } from '../platform/open-redis.ts';
import { countsStore, type SharedCounts, UNLIMITED } from './counts-store.ts';

/**
 * Connects to Redis, or starts without it when it does not answer soon.
 * @param url `redis://…`
 */
export async function openSharedCounts(url: string, log: FastifyBaseLogger): Promise<SharedCounts> {
  const redis = await openRedis(url, {
    log,
    away: 'Redis is away; until it is back each process counts calls alone',
    back: 'Redis is back; calls are counted together again',
  });
  const store = countsStore((name, seconds) => {
    const limits = { keyPrefix: `foyer:${name}`, points: UNLIMITED, duration: seconds };
    const alone = new RateLimiterMemory(limits);
    const shared = new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: alone });
    return (key) => shared.consume(key);
  });
  return { store, close: () => redis.disconnect() };
}
