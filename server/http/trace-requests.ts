// A span for each call and page, under the name of its route. Never under its address, in which codes and tokens stand.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ASKED_ALL_DAY } from '../metrics/count-requests.ts';
import { type OpenSpan, runIn } from '../platform/tracing/span.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';

/** Before all other hooks, so that theirs are part of the span. */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  if (!tracing) return;
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const end = (request: FastifyRequest, problem?: string) => {
    spans.get(request)?.end(problem);
    spans.delete(request);
  };
  app.addHook('onRequest', (request, reply, done) => {
    const span = begin(tracing, request);
    if (!span) return done();
    spans.set(request, span);
    // Not the hook for it: that would cost those that are not recorded as well.
    reply.raw.once('close', () => end(request, 'aborted'));
    runIn(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const span = spans.get(request);
    if (!span) return done();
    span.add({ 'http.response.status_code': statusCode });
    end(request, statusCode >= 500 ? String(statusCode) : undefined);
    runIn(span, done);
  });
}

function begin(tracing: Tracing, request: FastifyRequest): OpenSpan | undefined {
  const { method } = request;
  const route = request.routeOptions.url ?? 'none';
  if (ASKED_ALL_DAY.test(route)) return undefined;
  const facts = { 'http.request.method': method, 'http.route': route };
  return tracing.begin(`${method} ${route}`, 'server', facts, callersTrace(request));
}

/** Only a trusted proxy may say what a request belongs to: else visitors could have all of theirs recorded. */
function callersTrace({ ips, headers }: FastifyRequest): string | undefined {
  const given = headers['traceparent'];
  return ips && ips.length > 1 && typeof given === 'string' ? given : undefined;
}
