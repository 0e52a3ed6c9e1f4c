// Counts of calls that all processes of one parent share through it. A parent that does not answer in time is done without:
// limits become wider, never void.
import { RateLimiterCluster, RateLimiterMemory } from 'rate-limiter-flexible';
import { countsStore, type SharedCounts, UNLIMITED } from './counts-store.ts';

const MOST_MS = 200;

/** Counts with the other processes of this process's parent. */
export function openCountsInParent(): SharedCounts {
  const store = countsStore((name, seconds) => {
    const limits = { keyPrefix: `foyer:${name}`, points: UNLIMITED, duration: seconds };
    const alone = new RateLimiterMemory(limits);
    const shared = new RateLimiterCluster({ ...limits, timeoutMs: MOST_MS });
    return (key) => shared.consume(key).catch(() => alone.consume(key));
  });
  return { store, close: () => {} };
}
