// Counts of calls that all processes share in Redis. While Redis is away, each process counts alone: limits become wider,
// never void, and no call waits for it.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';

/** A Redis that is there answers within a millisecond or two. */
const MOST_MS = 200;
/** The limit itself is applied by the caller; here is only counted. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

export type SharedCounts = { readonly store: FastifyRateLimitStoreCtor; close(): void };

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
  const counting = (name: string, timeWindow: number): FastifyRateLimitStore => {
    const limits = { keyPrefix: `foyer:${name}`, points: UNLIMITED, duration: timeWindow / 1000 };
    const alone = new RateLimiterMemory(limits);
    const shared = new RateLimiterRedis({ ...limits, storeClient: redis, insuranceLimiter: alone });
    return {
      incr: (key, answer) =>
        void shared.consume(key).then(
          ({ consumedPoints, msBeforeNext }) => answer(null, { current: consumedPoints, ttl: msBeforeNext }),
          (problem: Error) => answer(problem),
        ),
      child,
    };
  };
  const child: FastifyRateLimitStore['child'] = (options) => {
    const { routeInfo, timeWindow } = options as unknown as Route;
    return counting(routeInfo.url ? `${routeInfo.method} ${routeInfo.url}` : 'codes', timeWindow);
  };
  class Store {
    readonly incr = counting('all', 60_000).incr;
    readonly child = child;
  }
  return { store: Store, close: () => redis.disconnect() };
}

/** What the library hands over, besides what its types say: `timeWindow` in milliseconds. */
type Route = {
  readonly timeWindow: number;
  readonly routeInfo: { readonly method?: string; readonly url?: string };
};

/** One line when Redis goes away and one when it is back, however often it is tried meanwhile. */
function noteOutages(redis: Redis, log: FastifyBaseLogger): void {
  let away = false;
  redis.on('error', (problem) => {
    if (!away) log.warn({ err: problem }, 'Redis is away; until it is back each process counts calls alone');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.warn('Redis is back; calls are counted together again');
    away = false;
  });
}
