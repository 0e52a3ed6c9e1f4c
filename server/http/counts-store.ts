// What the library that limits calls asks of whoever counts them.
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RateLimiterRes } from 'rate-limiter-flexible';

/** The limit itself is applied by the caller; here is only counted. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER;

export type SharedCounts = { readonly store: FastifyRateLimitStoreCtor; close(): void };

/** Counts one call of whoever `key` stands for. */
type Count = (key: string) => Promise<Pick<RateLimiterRes, 'consumedPoints' | 'msBeforeNext'>>;

/** What the library hands over, besides what its types say: `timeWindow` in milliseconds. */
type Route = {
  readonly timeWindow: number;
  readonly routeInfo: { readonly method?: string; readonly url?: string };
};

/** @param open opens the counting of one route, or of `codes`, over so many seconds */
export function countsStore(open: (name: string, seconds: number) => Count): FastifyRateLimitStoreCtor {
  const counting = (name: string, timeWindow: number): FastifyRateLimitStore => {
    const count = open(name, timeWindow / 1000);
    return {
      incr: (key, answer) =>
        void count(key).then(
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
  return class {
    readonly incr = counting('all', 60_000).incr;
    readonly child = child;
  };
}
