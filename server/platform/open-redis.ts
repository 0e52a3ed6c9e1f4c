// Redis, as everything in the shop uses it: what it holds may be lost, and nobody waits for it.
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { Gauge } from 'prom-client';
import { processMetrics } from './process-metrics.ts';

/** A Redis that is there answers within a millisecond or two. */
const MOST_MS = 200;

type Outages = {
  readonly log: { warn(details: object, text: string): void };
  /** What is said when it goes away, and when it is back. */
  readonly away: string;
  readonly back: string;
};

/**
 * Connects, or starts without it when it does not answer soon. While it is away every command fails at once.
 * @param url `redis://…`
 */
export async function openRedis(url: string, outages: Outages): Promise<Redis> {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    commandTimeout: MOST_MS,
    // A command is never kept for later: whoever called would wait for it.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
  });
  noteOutages(redis, outages);
  await Promise.race([once(redis, 'ready').catch(() => {}), setTimeout(MOST_MS)]);
  return redis;
}

const redisUp = new Gauge({
  name: 'foyer_redis_up',
  help: 'Whether Redis answers; without REDIS_URL there is no such figure.',
  registers: [],
});

/** One line when Redis goes away and one when it is back, however often it is tried meanwhile. */
function noteOutages(redis: Redis, { log, away, back }: Outages): void {
  let isAway = false;
  processMetrics.registerMetric(redisUp);
  redisUp.set(0);
  redis.on('error', (problem) => {
    redisUp.set(0);
    if (!isAway) log.warn({ err: problem }, away);
    isAway = true;
  });
  redis.on('ready', () => {
    redisUp.set(1);
    if (isAway) log.warn({}, back);
    isAway = false;
  });
}
