// What the log says of a request: never a token, never a person.
import type { Config } from '../platform/config.ts';
import { loggedError, withoutTokens } from '../platform/without-secrets.ts';

export function loggerOptions({ logLevel }: Config) {
  return logLevel === 'silent'
    ? false
    : {
        level: logLevel,
        serializers: {
          req: (request: { method: string; url: string; id?: string; ip?: string }) => ({
            method: request.method,
            url: withoutTokens(request.url),
          }),
          err: loggedError,
        },
      };
}

/** Whether each request has a line. */
export function logsRequests({ logLevel }: Config): boolean {
  return logLevel === 'info' || logLevel === 'debug';
}
