// Requests by route, as it was declared and never as it was asked for. Counted by hand, because it happens with every
// request: a counter of the library with three labels costs as much as looking up a cached page.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metric } from 'prom-client';
import { addFigures, type Figure, processMetrics } from '../platform/process-metrics.ts';
import { noteAnswered, noteRequest } from '../platform/watch-visitors.ts';

type Tally = {
  readonly method: string;
  readonly route: string;
  readonly statuses: Map<number, number>;
  /** How many took no longer than each of WITHIN_SECONDS and longer than the one before; last, those that took longer. */
  readonly took: number[];
  seconds: number;
};

const WITHIN_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;
const SECONDS = 'foyer_http_request_seconds';

/** By route, then by method: both are at hand, and a key of both would have to be made with each request. */
const tallies = new Map<string, Map<string, Tally>>();

/** The routes of what monitors and browsers fetch all day: it says nothing about the shop. */
export const ASKED_ALL_DAY = /^\/(healthz|readyz|metrics|assets\/|media\/|favicon|robots\.txt|sitemap)/;

/** Counts every answer of the server, and notes what visitors wait for. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    if (!ASKED_ALL_DAY.test(routeOptions.url ?? '')) noteRequest(raw.socket);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    noteAnswered(request.raw.socket);
    count(request, reply);
    done();
  });
}

function count(request: FastifyRequest, reply: FastifyReply): void {
  const tally = tallyOf(request.method, request.routeOptions.url ?? 'none');
  const seconds = reply.elapsedTime / 1000;
  tally.statuses.set(reply.statusCode, (tally.statuses.get(reply.statusCode) ?? 0) + 1);
  tally.seconds += seconds;
  let bucket = 0;
  while (seconds > (WITHIN_SECONDS[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1;
  tally.took[bucket] = (tally.took[bucket] ?? 0) + 1;
}

function tallyOf(method: string, route: string): Tally {
  const known = tallies.get(route)?.get(method);
  if (known) return known;
  const took = new Array(WITHIN_SECONDS.length + 1).fill(0);
  const tally: Tally = { method, route, statuses: new Map(), took, seconds: 0 };
  tallies.set(route, (tallies.get(route) ?? new Map<string, Tally>()).set(method, tally));
  return tally;
}

function allTallies(): Tally[] {
  return [...tallies.values()].flatMap((ofRoute) => [...ofRoute.values()]);
}

addFigures(
  processMetrics,
  {
    type: 'counter',
    name: 'foyer_http_requests_total',
    help: 'Answers by route and status.',
    labels: ['method', 'route', 'status'],
  },
  () =>
    allTallies().flatMap(({ method, route, statuses }) =>
      [...statuses].map(([status, answers]): Figure => [{ method, route, status }, answers]),
    ),
);

// The library's own histogram takes single observations only.
processMetrics.registerMetric({
  name: SECONDS,
  get: async () => ({
    name: SECONDS,
    help: 'How long answers took, by route.',
    type: 'histogram',
    aggregator: 'sum',
    values: allTallies().flatMap(bucketsOf),
  }),
} as unknown as Metric);

function bucketsOf({ method, route, took, seconds }: Tally) {
  const labels = { method, route };
  let within = 0;
  const buckets = [...WITHIN_SECONDS, '+Inf' as const].map((le, index) => {
    within += took[index] ?? 0;
    return { metricName: `${SECONDS}_bucket`, labels: { le, ...labels }, value: within };
  });
  return [
    ...buckets,
    { metricName: `${SECONDS}_sum`, labels, value: seconds },
    { metricName: `${SECONDS}_count`, labels, value: within },
  ];
}
