// Counts of calls that all processes share in Redis. While Redis is away, each process counts alone: limits become wider,
// never void, and no call waits for it.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { processMetrics } from '../platform/process-metrics.ts';
import { countsStore, type SharedCounts, UNLIMITED } from './counts-store.ts';

/** A Redis that is there answers within a millisecond or two. */
const MOST_MS = 200;

/**
 * Connects to Redis, or starts without it when it does not answer soon.
 * @param url `redis://…`
 */
export async function openSharedCounts(url: string, log: FastifyBaseLogger): Promise<SharedCounts> {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: MOST_MS,
    // A command is never kept for later: whoever called would wait for it.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  noteOutages(redis, log);
  await Promise.race([once(redis, 'ready').catch(() => {}), setTimeout(MOST_MS)]);
  const store = countsStore((name, seconds) => {
    const limits = { keyPrefix: `foyer:${name}`, points: UNLIMITED, duration: seconds };
    const alone = new RateLimiterMemory(limits);
    const shared = new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: alone });
    return (key) => shared.consume(key);
  });
  return { store, close: () => redis.disconnect() };
}

const redisUp = new Gauge({
  name: 'foyer_redis_up',
  help: 'Whether Redis answers; without REDIS_URL there is no such figure.',
  registers: [],
});

/** One line when Redis goes away and one when it is back, however often it is tried meanwhile. */
function noteOutages(redis: Redis, log: FastifyBaseLogger): void {
  let away = false;
  processMetrics.registerMetric(redisUp);
  redisUp.set(0);
  redis.on('error', (problem) => {
    redisUp.set(0);
    if (!away) log.warn({ err: problem }, 'Redis is away; until it is back each process counts calls alone');
    away = true;
  });
  redis.on('ready', () => {
    redisUp.set(1);
    if (away) log.warn('Redis is back; calls are counted together again');
    away = false;
  });
}
