import type { Facts, OpenSpan, SpanKind } from './span.ts';

/** Begins the spans that have none above them in this process. */
export type Tracing = {
  /**
   * A request or a job.
   * @param traceparent what caused it, as W3C Trace Context names it
   * @returns undefined when it is not recorded
   */
  begin(name: string, kind: SpanKind, facts: Facts, traceparent?: string): OpenSpan | undefined;
  /** Delivers what has ended, as far as that takes no longer than two seconds. */
  close(): Promise<void>;
};

export type TracingLog = { warn(details: object, text: string): void };
