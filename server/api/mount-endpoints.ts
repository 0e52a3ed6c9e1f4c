// From the contract to routes: validation, permits, answers and refusals, the same for every call.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callRoute } from '../../domain/addresses.ts';
import { type CallKey, contract } from '../../domain/contract.ts';
import { type Endpoint, isStaffPermit, officeRefusals } from '../../domain/endpoint.ts';
import { isLanguage, type Language } from '../../domain/language.ts';
import { isRefusal, type Refusal, type RefusalCode, refuse } from '../../domain/refusal.ts';
import { officeLanguage } from '../../domain/staff/office-language.ts';
import type { Permission } from '../../domain/staff/permissions.ts';
import { isFresh } from '../../domain/staff/second-factor.ts';
import { OFFICE_HEADER } from '../../domain/staff/staff-contract.ts';
import type { ExplainRefusal } from '../http/explain-refusal.ts';
import type { Bearer, DeviceBearer, StaffBearer } from './bearer.ts';
import { callSchemas } from './call-schemas.ts';
import { countRefusal } from './count-refusals.ts';
import { type Caller, hasCookie } from './handler.ts';
import { isLong, sendLongAnswer } from './long-answers.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The codes with which a call may refuse. */
    refusals?: readonly RefusalCode[];
  }
}

const OFFICE_CALL = /^[A-Z]+ office\//;
const DOOR_CALL = /^[A-Z]+ door\//;
/** Whose calls are answered in the languages of the office. */
const STAFF_FOLDERS = ['office', 'door'];

/** Answers one call, or refuses it; at once where it need not wait. */
export type AnswerCall = (key: CallKey, input: CallInput, caller: Caller) => unknown;

export type CallInput = { readonly params: unknown; readonly query: unknown; readonly body: unknown };

export type MountOptions = {
  readonly answer: AnswerCall;
  readonly verifyToken: (token: string) => Promise<Bearer | undefined>;
  /** Who is signed in to the office. @param cookies the header `Cookie` */
  readonly verifyStaff: (cookies: string | undefined) => Promise<StaffBearer | undefined>;
  /** Which device at the door has this token. */
  readonly verifyDevice: (token: string) => Promise<DeviceBearer | undefined>;
  readonly now: () => Date;
  readonly explain: ExplainRefusal;
  /** The museum's default language, as it is now. */
  readonly museumLanguage: () => Language;
  /** Limits for calls that scripts would make in bulk, by key. */
  readonly rateLimits: Partial<Record<CallKey, { readonly max: number; readonly timeWindow: string }>>;
  /** Hooks that check a well-formed request before it is answered, by key. */
  readonly before: Partial<Record<CallKey, (request: FastifyRequest, reply: FastifyReply) => Promise<void>>>;
  /** The header `Set-Cookie` that an answer brings along, by key. */
  readonly after: Partial<Record<CallKey, (answer: unknown, caller: Caller) => Promise<string | undefined>>>;
};

/** Mounts every call of the contract below `/api/{lang}/`. */
export function mountEndpoints(app: FastifyInstance, options: MountOptions): void {
  for (const [key, endpoint] of Object.entries(contract) as [CallKey, Endpoint][]) {
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const limit = options.rateLimits[key];
    const before = options.before[key];
    app.route({
      method,
      url: callRoute(path),
      config: {
        refusals: [...officeRefusals(key, endpoint), ...endpoint.refusals],
        ...(limit ? { rateLimit: limit } : {}),
      },
      ...(before ? { preHandler: before } : {}),
      ...(endpoint.largestBody ? largeBody(key, endpoint, options) : {}),
      schema: callSchemas[key],
      handler: handlerOf(key, endpoint, options),
    });
  }
}

function handlerOf(key: CallKey, endpoint: Endpoint, options: MountOptions) {
  const after = options.after[key];
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const known = callerOf(request, key, endpoint, options);
    const caller = known instanceof Promise ? await known : known;
    if (isRefusal(caller))
      return sendRefusal(reply, caller, languageOf(request, options.museumLanguage), options.explain);
    // Answers are about one visitor or one moment: also those that anyone may ask for, with a code or a cart's id.
    reply.header('cache-control', 'no-store');
    const { params, query, body } = request;
    const answer = await options.answer(key, { params, query, body }, caller);
    if (isRefusal(answer)) return sendRefusal(reply, answer, caller.language, options.explain);
    const cookie = after && (await after(answer, caller));
    if (cookie !== undefined) reply.header('set-cookie', cookie);
    if (hasCookie(answer)) {
      reply.header('set-cookie', answer.setCookie);
      return { data: answer.answer };
    }
    return isLong(answer) ? sendLongAnswer(reply, endpoint, answer) : { data: answer };
  };
}

/** Nobody else makes the server read much: whoever calls is known before the body is. */
function largeBody(key: CallKey, endpoint: Endpoint, options: MountOptions) {
  return {
    bodyLimit: endpoint.largestBody,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await callerOf(request, key, endpoint, options);
      if (isRefusal(caller))
        return sendRefusal(reply, caller, languageOf(request, options.museumLanguage), options.explain);
    },
  };
}

function callerOf(
  request: FastifyRequest,
  key: CallKey,
  endpoint: Endpoint,
  options: Pick<MountOptions, 'verifyToken' | 'verifyStaff' | 'verifyDevice' | 'now'>,
): Caller | Refusal | Promise<Caller | Refusal> {
  const { lang } = request.params as { lang: string };
  if (!isLanguage(lang)) return refuse('LANGUAGE_UNKNOWN');
  const anonymous = {
    language: isOfDoor(key) ? officeLanguage(lang) : lang,
    bearer: undefined,
    customerId: undefined,
    address: request.ip,
    cookies: request.headers.cookie,
    userAgent: request.headers['user-agent'],
  };
  const { permit } = endpoint;
  if (isOfOffice(key)) {
    if (request.method !== 'GET' && request.headers[OFFICE_HEADER] !== '1')
      return refuse('STAFF_HEADER_MISSING');
    const caller = { ...anonymous, language: officeLanguage(lang) };
    return isStaffPermit(permit) ? staffCallerOf(caller, endpoint, options) : caller;
  }
  if (permit === 'anyone') return anonymous;
  const token = tokenOf(request);
  if (permit === 'device') return deviceCallerOf(anonymous, token, options);
  if (token === undefined) return permit === 'token-welcome' ? anonymous : refuse('TOKEN_MISSING');
  return options.verifyToken(token).then((bearer) => {
    if (!bearer) return refuse('TOKEN_INVALID');
    if (permit === 'account' && bearer.isGuest) return refuse('FORBIDDEN');
    return { ...anonymous, bearer, customerId: bearer.customerId };
  });
}

/** A device's token opens the calls of the door and nothing else, and nothing else opens these. */
async function deviceCallerOf(
  anonymous: Caller,
  token: string | undefined,
  { verifyDevice }: Pick<MountOptions, 'verifyDevice'>,
): Promise<Caller | Refusal> {
  const device = token === undefined ? undefined : await verifyDevice(token);
  return device ? { ...anonymous, device } : refuse('DOOR_SIGNED_OUT');
}

/** Customers' tokens open no call of the office, and the office's cookie none of theirs. */
async function staffCallerOf(
  anonymous: Caller,
  { permit, freshFactor }: Endpoint,
  { verifyStaff, now }: Pick<MountOptions, 'verifyStaff' | 'now'>,
): Promise<Caller | Refusal> {
  const staff = await verifyStaff(anonymous.cookies);
  if (!staff) return refuse('STAFF_SIGNED_OUT');
  if (permit !== 'staff') {
    if (staff.lacksFactor) return refuse('STAFF_FACTOR_MISSING');
    if (!staff.permissions.has(permit.slice('staff:'.length) as Permission))
      return refuse('STAFF_NOT_PERMITTED');
  }
  if (freshFactor && !isFresh(staff.factorAt, now())) return refuse('STAFF_FACTOR_NEEDED');
  return { ...anonymous, staff };
}

function isOfOffice(key: CallKey): boolean {
  return OFFICE_CALL.test(key);
}

/** Its people read German or English, as those of the office do. */
function isOfDoor(key: CallKey): boolean {
  return DOOR_CALL.test(key);
}

/** The token, from any place where it may be sent (spec decisions 2): the parameters `_` and `jwt`, or a bearer header. */
function tokenOf(request: FastifyRequest): string | undefined {
  const query = request.query as Record<string, unknown>;
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const given = bearer ?? query['_'] ?? query['jwt'];
  return typeof given === 'string' && given !== '' ? given : undefined;
}

/** Sends a refusal with its status and in the caller's language. */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  language: Language,
  explain: ExplainRefusal,
) {
  countRefusal(refusal.refused);
  const { status, body } = explain(refusal, language);
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** The language a request asks for in its path, else the museum's default: for refusals that come before any handler. */
export function languageOf(request: FastifyRequest, museumLanguage: () => Language): Language {
  const [, , lang, folder = ''] = request.url.split(/[/?]/);
  const language = isLanguage(lang) ? lang : museumLanguage();
  return STAFF_FOLDERS.includes(folder) ? officeLanguage(language) : language;
}

/** Answers calls without HTTP: the pages' loaders on the server. */
export function callDirectly(answerCall: AnswerCall, explain: ExplainRefusal) {
  return async (key: CallKey, input: Record<string, unknown>, language: Language): Promise<unknown> => {
    const answer = await answerCall(
      key,
      { params: input['params'], query: input['query'] ?? {}, body: input['body'] },
      {
        language,
        bearer: undefined,
        customerId: undefined,
        address: '',
        cookies: undefined,
        userAgent: undefined,
      },
    );
    if (!isRefusal(answer)) return answer;
    const { status, body } = explain(answer, language);
    throw Object.assign(new Response(null, { status }), { refusal: body });
  };
}
