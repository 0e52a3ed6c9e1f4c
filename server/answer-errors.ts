// What is answered when no handler did (decisions 2): malformed requests, unknown addresses, and what went wrong on our
// side, which is logged with a request id and never explained to the outside.
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage } from '../domain/language.ts';
import { type RefusalCode, refuse } from '../domain/refusal.ts';
import type { ExplainRefusal } from './explain-refusal.ts';
import { languageOf, sendRefusal } from './mount-endpoints.ts';
import { Redirected } from './site/pages.ts';

const isApi = ({ url }: FastifyRequest): boolean => url.startsWith('/api/');

/** A call in a language that the shop does not speak, whatever else may be wrong with it. */
const isForeign = (request: FastifyRequest): boolean =>
  isApi(request) && !isLanguage(request.url.split(/[/?]/)[2]);

const codeOf = (error: FastifyError): RefusalCode => {
  if (error.validation) return 'REQUEST_MALFORMED';
  switch (error.statusCode) {
    case 404:
      return 'NOT_FOUND';
    case 413:
      return 'BODY_TOO_LARGE';
    case 415:
      return 'MEDIA_TYPE_UNSUPPORTED';
    case 429:
      return 'TOO_MANY_TRIES';
    case 503:
      return 'UNAVAILABLE';
    default:
      return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
        ? 'REQUEST_MALFORMED'
        : 'INTERNAL_ERROR';
  }
};

/** Where in the request something is wrong: `cart.items.0.count`. */
const fieldOf = (error: FastifyError): Record<string, unknown> => {
  const [first] = error.validation ?? [];
  if (!first) return {};
  const missing = (first.params as { missingProperty?: string; additionalProperty?: string }) ?? {};
  const path = [
    ...first.instancePath.split('/').filter(Boolean),
    ...[missing.missingProperty ?? missing.additionalProperty ?? []].flat(),
  ].join('.');
  return { errors: { [path || (error.validationContext ?? 'body')]: [first.message ?? ''] } };
};

const answerError = (
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  explain: ExplainRefusal,
) => {
  if (error instanceof Redirected) return reply.redirect(error.location, error.status);
  const code = error.validation && isForeign(request) ? 'LANGUAGE_UNKNOWN' : codeOf(error);
  if (code === 'INTERNAL_ERROR') request.log.error({ err: error, reqId: request.id }, 'a request failed');
  const details = {
    ...(code === 'REQUEST_MALFORMED' ? fieldOf(error) : {}),
    ...(code === 'INTERNAL_ERROR' ? { requestId: request.id } : {}),
  };
  return sendRefusal(reply, refuse(code, { details }), languageOf(request), explain);
};

/** Installs the answers. */
export const answerErrors = (app: FastifyInstance, explain: ExplainRefusal): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, explain));
  app.setNotFoundHandler((request, reply) => {
    const lang = request.url.split(/[/?]/)[2];
    const code = isForeign(request) ? 'LANGUAGE_UNKNOWN' : 'NOT_FOUND';
    return sendRefusal(reply, refuse(code), isLanguage(lang) ? lang : DEFAULT_LANGUAGE, explain);
  });
};
