// What the log says of a request: never a token, never a person.
import type { Config } from '../platform/config.ts';
import { currentSpan } from '../platform/tracing/span.ts';
import { loggedError, withoutTokens } from '../platform/without-secrets.ts';

export function loggerOptions({ logLevel }: Config) {
  return logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        mixin: traceOfLine,
        serializers: {
          req: (request: { method: string; url: string; id?: string; ip?: string }) => ({
            method: request.method,
            url: withoutTokens(request.url),
          }),
          err: loggedError,
        },
      };
}

/** Where the trace of what is logged can be found, when it is recorded. */
function traceOfLine(): object {
  const span = currentSpan();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

/** Whether each request has a line. */
export function logsRequests({ logLevel }: Config): boolean {
  return logLevel === 'info' || logLevel === 'debug';
}
