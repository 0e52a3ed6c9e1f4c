// What a request or a job does, step by step, for whoever looks for what is slow (ADR 093). Only a request or job that is
// recorded has a span, and it begins those of its steps itself: where nothing is recorded, a step costs one look-up.
//
// A span says what was done and how long it took, never to whom: names of routes, statements and jobs, no addresses,
// parameters, tokens, codes or persons.
import { AsyncLocalStorage } from 'node:async_hooks';

/** `server` answers somebody, `client` asks somebody else, `worker` does a job, `inside` is a step in this process. */
export type SpanKind = 'server' | 'client' | 'worker' | 'inside';

export type Facts = Readonly<Record<string, string | number | boolean>>;

/** A span that is under way. */
export type OpenSpan = {
  readonly traceId: string;
  readonly spanId: string;
  /** Names it to others, as W3C Trace Context has it. */
  readonly traceparent: string;
  /** Begins a step of it. */
  child(name: string, kind: SpanKind, facts: Facts): OpenSpan;
  add(facts: Facts): void;
  /** Once. @param problem why it failed: only the kind of the problem is recorded */
  end(problem?: unknown): void;
};

const present = new AsyncLocalStorage<OpenSpan | undefined>();

/** The step that the caller is in; undefined when it is not recorded. */
export function currentSpan(): OpenSpan | undefined {
  return present.getStore();
}

/** Runs `work` in a span, or outside of any. */
export function runIn<Result>(span: OpenSpan | undefined, work: () => Result): Result {
  return present.run(span, work);
}

/** Runs `work` as a step of what the caller is in. */
export function inSpan<Result>(
  name: string,
  work: () => Promise<Result>,
  kind: SpanKind = 'inside',
  facts: Facts = {},
): Promise<Result> {
  const parent = present.getStore();
  return parent ? endWith(parent.child(name, kind, facts), work) : work();
}

/** Runs `work` in a span that ends with it. */
export async function endWith<Result>(
  span: OpenSpan | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    const result = await present.run(span, work);
    span?.end();
    return result;
  } catch (problem) {
    span?.end(problem);
    throw problem;
  }
}
