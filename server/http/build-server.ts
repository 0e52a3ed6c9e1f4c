// The server: one Fastify instance with everything a visitor, a provider or a monitor may ask for.
import { readFileSync } from 'node:fs';
import rateLimit from '@fastify/rate-limit';
import staticFiles from '@fastify/static';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { Redis } from 'ioredis';
import { defaultLanguage, LANGUAGES, type Language } from '../../domain/language.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { type AnswerCall, callDirectly, mountEndpoints } from '../api/mount-endpoints.ts';
import { openApi, registerOpenApi } from '../api/open-api.ts';
import type { Shop } from '../compose-shop.ts';
import { verifyToken } from '../customers/sessions.ts';
import { documents } from '../documents/documents-routes.ts';
import { guaranteeCode } from '../documents/pdf/guarantee-code.ts';
import { lists } from '../lists/lists-routes.ts';
import { compileWording } from '../pages/compile-wording.ts';
import { embedScript } from '../pages/embed-script.ts';
import { createFailurePage } from '../pages/failure-page.ts';
import { favicon } from '../pages/favicon.ts';
import { hostPageWording, isHostPage } from '../pages/html-page.ts';
import { media } from '../pages/media.ts';
import { pages } from '../pages/pages.ts';
import { isGone } from '../pages/search/is-gone.ts';
import { search } from '../pages/search/search-routes.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { apiWording } from '../pages/shop-wording.ts';
import { demoBankRoutes } from '../payments/demo-bank/demo-bank-routes.ts';
import { webhooks } from '../payments/webhooks.ts';
import { type Config, SettingError } from '../platform/config.ts';
import { isAnswering } from '../platform/database/is-answering.ts';
import { loggedError, withoutTokens } from '../platform/without-secrets.ts';
import { knownVersion, lastKnownMuseum, openShop } from '../site/open-shop.ts';
import { languagesOf, translationsOf } from '../site/site-calls.ts';
import { answerCall } from './answer-call.ts';
import { answerErrors, answerUnreadable, type ErrorAnswers } from './answer-errors.ts';
import { lazyCompilers } from './compile-lazily.ts';
import { createExplainRefusal } from './explain-refusal.ts';
import { limitCodeTries } from './limit-code-tries.ts';
import { pagePolicy } from './page-policy.ts';
import { readBodies } from './read-bodies.ts';
import { securityHeaders } from './security-headers.ts';

const BODY_LIMIT = 64 * 1024;
const MOST_EVENT_LOOP_DELAY_MS = 5_000;
/** Starting up keeps the event loop busy; that is no overload. */
const WARM_UP_MS = 5_000;
/** Per address: what a script would do in bulk. */
const RATE_LIMITS = {
  'POST auth/guest': { max: 60, timeWindow: '1 minute' },
  'POST customer/validate': { max: 120, timeWindow: '1 minute' },
  'POST checkout/initPayment': { max: 120, timeWindow: '1 minute' },
  'POST withdrawal': { max: 20, timeWindow: '1 hour' },
} as const;

/** What is cheap and a page is nothing without, and the answer to who has paid. */
const NEVER_REFUSED = /^\/(assets|media|wording)\/|^\/api\/[a-z]{2}\/checkout\/execPayment\b/;

/**
 * Builds the server over a wired shop; it does not listen yet.
 * @throws SettingError when HOST_PAGE names no host page
 */
export async function createApp(shop: Shop, build: ShopBuild): Promise<FastifyInstance> {
  const { config, database } = shop;
  const answer: AnswerCall = (key, input, caller) => answerCall(shop, key, input, caller);
  const hostPage = readHostPage(config);
  const explain = createExplainRefusal(rememberWording(shop, hostPage));
  const { ofPages, ofAnswers } = await securityHeaders(config);
  const failurePage = createFailurePage({ build, hostPage, museum: () => lastKnownMuseum(shop) });
  const museumLanguage = () => defaultLanguage(lastKnownMuseum(shop).museum.settings.languages);
  const app = createServer(config, { explain, failurePage, museumLanguage }, ofPages);
  const isUp = () => isAnswering(database);
  answerErrors(app, { explain, failurePage, museumLanguage, isAnswering: isUp });

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? ofAnswers : ofPages);
    done();
  });
  readBodies(app);
  if (build.assetsFolder) await refuseOverload(app);
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { lazyConnect: false, maxRetriesPerRequest: 1 })
    : undefined;
  redis?.on('error', (problem) =>
    app.log.warn({ err: problem }, 'Redis is away; rate limits are not shared'),
  );
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, { global: false, skipOnError: true, ...(redis ? { redis } : {}) });
  await registerOpenApi(app, config.publicUrl);

  app.get('/healthz', { logLevel: 'warn' }, async (_request, reply) => {
    const healthy = await isUp();
    return reply
      .code(healthy ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: healthy ? 'ok' : 'unavailable' });
  });
  const codeTries = limitCodeTries(app);
  mountEndpoints(app, {
    answer,
    verifyToken: (token) => verifyToken(shop, token),
    explain,
    museumLanguage,
    rateLimits: config.rateLimits ? RATE_LIMITS : {},
    before: config.rateLimits ? { 'GET voucher': codeTries, 'POST checkout/initPayment': codeTries } : {},
  });
  await app.register(openApi);
  await app.register(webhooks, {
    database,
    providers: (name) => (name === shop.demoBank.name ? shop.demoBank : undefined),
    settlePayment: shop.settlePayment,
  });
  await app.register(demoBankRoutes, { bank: shop.demoBank });
  await app.register(guaranteeCode);
  await app.register(documents, { database, shop: shop.documentShop, publicUrl: config.publicUrl });
  if (config.listsPassword !== undefined)
    await app.register(lists, {
      password: config.listsPassword,
      sql: database,
      shop: async () => {
        const { museum, imported, clock } = await openShop(shop);
        return { museum, tours: imported.tours, articles: imported.merchandise, clock };
      },
    });
  await app.register(favicon);
  await app.register(media, { sql: database, dataDir: config.dataDir });
  if (build.assetsFolder) await serveAssets(app, build.assetsFolder);
  await app.register(search, {
    publicUrl: config.publicUrl,
    shop: async () => {
      const { museum, version, imported } = await openShop(shop);
      return { museum, version, catalogue: imported };
    },
  });
  await app.register(embedScript, {
    build,
    publicUrl: config.publicUrl,
    museum: async () => (await openShop(shop)).museum,
  });
  const call = callDirectly(answer, explain);
  await app.register(async (site) => {
    site.addHook(
      'onSend',
      pagePolicy(config, () => lastKnownMuseum(shop).museum.settings, hostPage),
    );
    await site.register(pages, {
      build,
      publicUrl: config.publicUrl,
      apiBase: config.apiBase,
      hostPage,
      knownVersion: () => knownVersion(shop),
      isGone: (path) => isGone(database, path),
      isAnswering: isUp,
      site: async () => {
        const { museum, version } = await openShop(shop);
        return { version, languages: languagesOf(museum), translations: translationsOf(museum) };
      },
      call: (language: Language) => (key: string, input: Record<string, unknown>) =>
        call(key as Parameters<typeof call>[0], input, language).catch((problem: unknown) => {
          // The page says only that it failed; a refusal is an answer.
          if (!(problem instanceof Response)) app.log.error({ err: problem }, 'a page could not be made');
          throw problem;
        }),
    });
  });
  return app;
}

function readHostPage({ hostPage }: Config): string | undefined {
  if (hostPage === undefined) return undefined;
  const allowed = 'the path of an HTML file with <!--foyer-head--> and <!--foyer--> in it';
  let html: string;
  try {
    html = readFileSync(hostPage, 'utf8');
  } catch {
    throw new SettingError('HOST_PAGE', hostPage, allowed);
  }
  if (!isHostPage(html)) throw new SettingError('HOST_PAGE', hostPage, allowed);
  try {
    const wording = hostPageWording(html);
    for (const language of LANGUAGES) compileWording(wording[language]);
  } catch {
    throw new SettingError(
      'HOST_PAGE',
      hostPage,
      'an HTML file whose foyer-translations are JSON, {"de": {"key": "text"}}, with ICU messages as texts',
    );
  }
  return html;
}

/** Compiled once a language and version of the catalogue; the host page's wording wins over the museum's. */
function rememberWording(shop: Shop, hostPage: string | undefined): (language: Language) => CompiledWording {
  const hostWording = hostPage ? hostPageWording(hostPage) : undefined;
  const made = new Map<Language, CompiledWording>();
  let madeFor: number | undefined;
  return (language) => {
    const { version, museum } = lastKnownMuseum(shop);
    if (version !== madeFor) made.clear();
    madeFor = version;
    const known = made.get(language) ?? apiWording(language, museum.settings.translations, hostWording);
    made.set(language, known);
    return known;
  };
}

/** A Fastify instance with the shop's manners: limits, headers, errors. */
function createServer(
  config: Config,
  answers: Pick<ErrorAnswers, 'explain' | 'failurePage' | 'museumLanguage'>,
  headers: Record<string, string>,
): FastifyInstance {
  return Fastify({
    // An address that cannot be read never reaches a route, nor its hooks.
    frameworkErrors: (_error, request, reply) => answerUnreadable(request, reply.headers(headers), answers),
    logger: logger(config),
    logController: new LogController({ disableRequestLogging: !logsRequests(config) }),
    // A logger of its own for each request only where requests are logged; errors name their request themselves.
    ...(logsRequests(config) ? {} : { childLoggerFactory: (parent) => parent }),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    // A request that is under way is finished; connections that wait for another one are not waited for.
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    schemaController: { compilersFactory: lazyCompilers },
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, allErrors: false },
    },
  });
}

function logger({ logLevel }: Config) {
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

function logsRequests({ logLevel }: Config): boolean {
  return logLevel === 'info' || logLevel === 'debug';
}

/** Says no while the event loop is far behind, so that what is under way can end; not while a server is being developed
 * or tested, where it is Vite or a database in the same process that keeps it busy. */
async function refuseOverload(app: FastifyInstance): Promise<void> {
  const warmAt = performance.now() + WARM_UP_MS;
  await app.register(underPressure, {
    maxEventLoopDelay: MOST_EVENT_LOOP_DELAY_MS,
    pressureHandler: (request, reply) => {
      if (performance.now() < warmAt || NEVER_REFUSED.test(request.url)) return;
      reply.header('retry-after', '2');
      throw Object.assign(new Error('too much to do'), { statusCode: 503 });
    },
  });
}

/** Serves the built shop's files: compressed beforehand, named by their content, kept forever. */
function serveAssets(app: FastifyInstance, folder: string) {
  return app.register(staticFiles, {
    root: folder,
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
}
