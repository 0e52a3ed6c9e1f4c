// A Fastify instance with the shop's limits, and its answers to what never reaches a route.
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../platform/config.ts';
import { answerUnreadable, type ErrorAnswers } from './answer-errors.ts';
import { lazyCompilers } from './compile-lazily.ts';
import { loggerOptions, logsRequests } from './logger-options.ts';

const BODY_LIMIT = 64 * 1024;

/** @param headers of every answer */
export function openFastify(
  config: Config,
  answers: Pick<ErrorAnswers, 'explain' | 'failurePage' | 'museumLanguage'>,
  headers: Record<string, string>,
): FastifyInstance {
  const app = Fastify({
    // An address that cannot be read never reaches a route, nor its hooks.
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply.headers(headers), answers),
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: !logsRequests(config) }),
    trustProxy: config.trustProxy && [...config.trustProxy],
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // A request that is under way is finished; connections that wait for another one are not waited for. One that was opened
    // before and asks only now is answered like any other.
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    schemaController: { compilersFactory: lazyCompilers },
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false },
    },
  });
  // A separate logger for each request only where requests are logged; errors name their request themselves. Fastify would
  // check a logger that it got from a factory of ours again with each request.
  if (!logsRequests(config)) app.log.child = () => app.log;
  return app;
}
