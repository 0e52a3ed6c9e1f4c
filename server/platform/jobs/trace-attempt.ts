// A job belongs to the trace of the request that wrote it: the mail of an order stands below its payment. The job's data
// carries the name of that trace, which no handler sees.
import type { JobWithMetadata } from 'pg-boss';
import { currentSpan, endWith } from '../tracing/span.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { JobHandler } from './job-handler.ts';

const KEY = 'traceparent';

/** The data of a job as it is stored, when the one who writes it is recorded. */
export function withTrace(data: object): object {
  const span = currentSpan();
  return span ? { ...data, [KEY]: span.traceparent } : data;
}

/** Runs the handler of one attempt in a span of its own. */
export function traceAttempt(
  tracing: Tracing | undefined,
  handler: JobHandler<object>,
  { name, data, retryCount, signal }: JobWithMetadata<unknown>,
): Promise<void> {
  const { [KEY]: traceparent, ...given } = (data ?? {}) as Record<string, unknown>;
  const facts = { 'foyer.job': name, 'foyer.job.try': retryCount + 1 };
  const cause = typeof traceparent === 'string' ? traceparent : undefined;
  return endWith(tracing?.begin(`job ${name}`, 'worker', facts, cause), async () => handler(given, signal));
}
