// The server: one Fastify instance with everything a visitor, a provider or a monitor may ask for.

import type { FastifyInstance } from 'fastify';
import { FOLDERS } from '../../domain/addresses.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { serveAccounting } from '../accounting/serve-accounting.ts';
import { registerOpenApi } from '../api/open-api.ts';
import type { Shop } from '../compose-shop.ts';
import { serveDocuments } from '../documents/documents-module.ts';
import { serveFigures } from '../figures/serve-figures.ts';
import { serveLists } from '../lists/lists-module.ts';
import { countRequests } from '../metrics/count-requests.ts';
import { readMetrics } from '../metrics/open-metrics.ts';
import { type FailurePage, failurePage as failurePageOf } from '../pages/failure-page.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { registerPayments } from '../payments/payments-module.ts';
import { watchWriting } from '../platform/database/health/can-write.ts';
import { isAnswering } from '../platform/database/health/is-answering.ts';
import { servePreviews } from '../programme/preview/preview-routes.ts';
import { programmeRoutes } from '../programme/programme-routes.ts';
import { lastKnownMuseum, openShop } from '../site/open-shop.ts';
import { directoryRoutes } from '../staff/directory/directory-routes.ts';
import { verifyStaff } from '../staff/sessions/staff-sessions.ts';
import { answerErrors } from './answer-errors.ts';
import { type Drain, endConnections } from './drain.ts';
import { type ExplainRefusal, explainRefusal } from './explain-refusal.ts';
import { limitRates } from './limit-rates.ts';
import { openFastify } from './open-fastify.ts';
import { readBodies } from './read-bodies.ts';
import { readHostPage } from './read-host-page.ts';
import { openWordings, wordingNow } from './refusal-wording.ts';
import { refuseOverload } from './refuse-overload.ts';
import { securityHeaders } from './security-headers.ts';
import { serveApi } from './serve-api.ts';
import { serveDoor } from './serve-door.ts';
import { serveHealth } from './serve-health.ts';
import { serveMetrics } from './serve-metrics.ts';
import { serveOffice } from './serve-office.ts';
import { serveSite } from './serve-site.ts';
import { traceRequests } from './trace-requests.ts';

/**
 * Builds the server over a shop; it does not listen yet.
 * @param drain begun when the process is told to stop
 * @throws SettingError when HOST_PAGE names no host page
 */
export async function buildServer(
  shop: Shop,
  build: ShopBuild,
  drain: Drain = { begun: false },
): Promise<FastifyInstance> {
  const { config, database } = shop;
  const isUp = () => isAnswering(database);
  const hostPage = readHostPage(config);
  const wordings = openWordings(hostPage);
  const explain: ExplainRefusal = (refusal, language) =>
    explainRefusal(wordingNow(shop, wordings, language), language, refusal);
  const { ofPages, ofAnswers } = await securityHeaders(config);
  const failurePages = { build, hostPage, museum: () => lastKnownMuseum(shop), made: new Map() };
  const failurePage: FailurePage = (asked, status, missing) =>
    failurePageOf(failurePages, asked, status, missing);
  const museumLanguage = () => defaultLanguage(lastKnownMuseum(shop).museum.settings.languages);
  const app = openFastify(config, { explain, failurePage, museumLanguage }, ofPages);
  traceRequests(app, shop.tracing);
  answerErrors(app, { explain, failurePage, museumLanguage, isAnswering: isUp });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith(FOLDERS.api) ? ofAnswers : ofPages);
    done();
  });
  readBodies(app);
  if (build.assetsFolder) await refuseOverload(app);
  await limitRates(app, config.redisUrl);
  const staffOf = (cookies: string | undefined) =>
    verifyStaff({ ...shop, ...lastKnownMuseum(shop) }, cookies);
  servePreviews(app, { ...shop, publicUrl: config.publicUrl, verifyStaff: staffOf });
  await registerOpenApi(app, config.publicUrl);
  app.addHook('onClose', async () => shop.waitingRoom.close());
  serveOperators(app, shop, drain, isUp);
  await serveApi(app, shop, { explain, museumLanguage });
  await registerPayments(app, shop.payments, museumLanguage);
  await serveDocuments(app, shop, explain);
  await serveLists(app, shop, explain);
  await app.register(directoryRoutes, { open: () => openShop(shop), rateLimits: config.rateLimits });
  await app.register(programmeRoutes, { database, verifyStaff: staffOf });
  await serveFigures(app, shop, explain);
  await serveAccounting(app, shop, explain);
  await serveOffice(app, shop, build);
  await serveDoor(app, shop, build);
  await serveSite(app, shop, { build, hostPage, explain });
  return app;
}

/** What those who run the shop ask for: how it is, what it counts, and that it ends in peace. */
function serveOperators(
  app: FastifyInstance,
  { config, database, metrics, log, secondsAhead }: Shop,
  drain: Drain,
  isUp: () => Promise<boolean>,
): void {
  endConnections(app, drain);
  countRequests(app);
  if (config.metricsToken && !config.metricsAddress)
    serveMetrics(app, { read: () => readMetrics(metrics), token: config.metricsToken });
  serveHealth(app, { isAnswering: isUp, canWrite: watchWriting(database, log), drain, secondsAhead });
}
