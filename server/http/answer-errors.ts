// Answers where no handler has answered (spec decisions 2): malformed requests, unknown addresses, and what went wrong on our
// side, which is logged with a request id and never explained to the outside. A call is answered as a call, a page as a page.

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FOLDERS } from '../../domain/addresses.ts';
import { isLanguage, type Language } from '../../domain/language.ts';
import {
  type FieldProblem,
  REFUSAL_STATUS,
  type Refusal,
  type RefusalCode,
  refuse,
} from '../../domain/refusal.ts';
import { acceptedLanguage } from '../api/accepted-language.ts';
import { languageOf, sendRefusal } from '../api/mount-endpoints.ts';
import type { FailurePage, FailureStatus } from '../pages/failure-page.ts';
import { NOT_PAGES } from '../pages/not-pages.ts';
import { NoSuchPage } from '../pages/pages.ts';
import { Redirected } from '../pages/render-page.ts';
import { PAGE_RETRY_AFTER } from '../pages/send-page.ts';
import { DatabaseAway } from '../platform/database/database-away.ts';
import type { ExplainRefusal } from './explain-refusal.ts';

export type ErrorAnswers = {
  readonly explain: ExplainRefusal;
  /** The page that is shown instead of one that could not be made. */
  readonly failurePage: FailurePage;
  readonly isAnswering: () => Promise<boolean>;
  readonly museumLanguage: () => Language;
};

/** Installs the answers. */
export function answerErrors(app: FastifyInstance, answers: ErrorAnswers): void {
  const { explain } = answers;
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, answers));
  app.setNotFoundHandler((request, reply) => {
    if (isOpenedDocument(request)) return sendFailurePage(404, request, reply, answers.failurePage);
    const lang = request.url.split(/[/?]/)[2];
    const code = isUnknownLanguage(request) ? 'LANGUAGE_UNKNOWN' : 'NOT_FOUND';
    return sendRefusal(reply, refuse(code), isLanguage(lang) ? lang : answers.museumLanguage(), explain);
  });
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  answers: ErrorAnswers,
) {
  if (error instanceof Redirected) return reply.redirect(error.location, error.status);
  const code = error.validation && isUnknownLanguage(request) ? 'LANGUAGE_UNKNOWN' : codeOf(error);
  if (code === 'INTERNAL_ERROR') request.log.error({ err: error, reqId: request.id }, 'a request failed');
  if (error instanceof DatabaseAway) {
    request.log.warn({ err: error, reqId: request.id }, 'a request was refused because the database is away');
    reply.header('retry-after', PAGE_RETRY_AFTER);
  }
  const isDocument = isOpenedDocument(request);
  if ((isDocument || isPage(request)) && REFUSAL_STATUS[code] >= 500)
    return answerPage(code, request, reply, answers);
  if (isDocument && code === 'TOO_MANY_TRIES')
    return sendFailurePage(429, request, reply, answers.failurePage);
  if (error instanceof NoSuchPage) return sendFailurePage(404, request, reply, answers.failurePage);
  const retryAfter = Number(reply.getHeader('retry-after') ?? 0);
  const refusal = refuse(code, {
    ...(code === 'REQUEST_MALFORMED' ? fieldOf(error) : {}),
    ...(code === 'INTERNAL_ERROR' ? { details: { requestId: request.id } } : {}),
    ...(retryAfter > 0 ? { retryAfter } : {}),
  });
  return sendRefusal(reply, refusal, languageOf(request, answers.museumLanguage), answers.explain);
}

/** A call in a language that the shop does not speak, whatever else may be wrong with it. */
function isUnknownLanguage(request: FastifyRequest): boolean {
  return isApi(request) && !isLanguage(request.url.split(/[/?]/)[2]);
}

function isApi({ url }: FastifyRequest): boolean {
  return url.startsWith(FOLDERS.api);
}

function codeOf(error: FastifyError | DatabaseAway): RefusalCode {
  if (error instanceof DatabaseAway) return 'UNAVAILABLE';
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
}

/** A link to a document that somebody has opened, from a mail for one. Programs ask for other types. */
function isOpenedDocument({ url, headers }: FastifyRequest): boolean {
  return url.startsWith(FOLDERS.documents) && (headers.accept ?? '').includes('text/html');
}

/** Pages are served at every address that has no route of its own. */
function isPage({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === '/*';
}

async function answerPage(
  code: RefusalCode,
  request: FastifyRequest,
  reply: FastifyReply,
  { failurePage, isAnswering }: ErrorAnswers,
) {
  const status = code === 'UNAVAILABLE' || !(await isAnswering()) ? 503 : 500;
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', PAGE_RETRY_AFTER);
  return sendFailurePage(status, request, reply, failurePage);
}

function sendFailurePage(
  status: FailureStatus,
  request: FastifyRequest,
  reply: FastifyReply,
  failurePage: FailurePage,
) {
  const lang = request.url.split(/[/?]/)[1];
  // Of a document in the browser's language: the order's is not known.
  const page = isOpenedDocument(request)
    ? failurePage(acceptedLanguage(request), status, 'document')
    : failurePage(isLanguage(lang) ? lang : undefined, status);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'text/html; charset=utf-8')
    .send(page);
}

/** Where in the request something is wrong, `cart.items.0.count`, and what; a customer's fields as a 422 names them, `email`. */
function fieldOf(error: FastifyError): Pick<Refusal, 'fields'> {
  const [first] = error.validation ?? [];
  if (!first) return {};
  const missing = (first.params as { missingProperty?: string; additionalProperty?: string }) ?? {};
  const path = [
    ...first.instancePath.split('/').filter(Boolean),
    ...[missing.missingProperty ?? missing.additionalProperty ?? []].flat(),
  ]
    .join('.')
    .replace(/^c\./, '');
  return { fields: { [path || (error.validationContext ?? 'body')]: [problemOf(first.keyword)] } };
}

function problemOf(keyword: string): FieldProblem {
  switch (keyword) {
    case 'required':
      return 'REQUIRED';
    case 'maxLength':
      return 'TOO_LONG';
    default:
      return 'MALFORMED';
  }
}

/** A malformed address never reaches a route: an API call gets a refusal, a visitor a page. */
export function answerUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  { explain, failurePage, museumLanguage }: Pick<ErrorAnswers, 'explain' | 'failurePage' | 'museumLanguage'>,
) {
  if (isOpenedDocument(request)) return sendFailurePage(404, request, reply, failurePage);
  if (NOT_PAGES.test(request.url))
    return sendRefusal(reply, refuse('REQUEST_MALFORMED'), languageOf(request, museumLanguage), explain);
  return sendFailurePage(400, request, reply, failurePage);
}
