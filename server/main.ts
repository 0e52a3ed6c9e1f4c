// Starts the shop (spec decisions 1): settings, database, museum, jobs, HTTP server. The address is printed last.
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { shopAddress, shopPaths } from '../domain/addresses.ts';
import { defaultLanguage } from '../domain/language.ts';
import { composeShop, type Shop } from './compose-shop.ts';
import { buildServer } from './http/build-server.ts';
import { explainFailedStart } from './http/explain-failed-start.ts';
import { loadDemoIfEmpty } from './museum-import/demo.ts';
import { readShopBuild } from './pages/shop-build.ts';
import { closePayments } from './payments/payments-module.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { lastKnownMuseum } from './site/open-shop.ts';

const IN_FLIGHT_MS = 10_000;
const IDLE_CHECK_MS = 100;

start().catch((problem: unknown) => {
  console.error(explainFailedStart(problem) ?? problem);
  process.exit(1);
});

async function start() {
  const config = readConfig(process.env);
  const database = await openDatabase(config, {
    onLostConnection: (problem) => console.error('A database connection was lost:', problem.message),
  });
  if (database.exposed.length > 0)
    console.warn(
      `Other users of this machine can read ${database.exposed[0]}, because its mode could not be changed: as its owner, run chmod -R go= ${config.dataDir}`,
    );
  const loaded = await loadDemoIfEmpty(database, config);
  if (loaded) console.log('The database was empty: the demo museum has been loaded.');
  if (database.kind === 'embedded')
    console.log(
      `The embedded database in ${config.dataDir} is for trial and small shops. To move to PostgreSQL: npm run move -- postgres://…`,
    );
  const log = {
    error: (details: object, text: string) => app.log.error(details, text),
    warn: (details: object, text: string) => app.log.warn(details, text),
  };
  const shop = await composeShop(config, database, log);
  const drain = { begun: false };
  const app = await buildServer(shop, readShopBuild(), drain);
  // Whoever pays needs the jobs: without them no order could be confirmed.
  await Promise.all([shop.jobs.start(), app.ready()]);
  await app.listen({ port: config.port, host: config.host });
  stopOnSignals(shop, app, drain);
  console.log(`Foyer is open at ${addressOf(shop, app)}`);
}

/** @param drain begun, the shop tells balancers that it is about to close */
function stopOnSignals(shop: Shop, app: FastifyInstance, drain: { begun: boolean }): void {
  const stop = async (drainMs: number) => {
    if (drain.begun) return;
    drain.begun = true;
    setTimeout(() => process.exit(1), drainMs + IN_FLIGHT_MS).unref();
    await setTimeoutPromise(drainMs);
    // A client that was answered while we closed would keep the connection for another request.
    const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
    await app.close();
    clearInterval(closing);
    await shop.jobs.stop();
    closePayments(shop.payments);
    shop.mailer.close();
    await shop.printer.close();
    await shop.database.close();
    process.exit(0);
  };
  // Both may come twice: from the launcher and from the shell.
  process.on('SIGTERM', () => void stop(shop.config.drainSeconds * 1000));
  // Somebody presses Ctrl-C and waits.
  process.on('SIGINT', () => void stop(0));
}

/** The home page in the museum's language. */
function addressOf(shop: Shop, app: FastifyInstance): string {
  const { port, publicUrl } = shop.config;
  const address = app.server.address();
  const origin =
    port === 0 && address && typeof address === 'object' ? `http://localhost:${address.port}` : publicUrl;
  return shopAddress(
    origin,
    defaultLanguage(lastKnownMuseum(shop).museum.settings.languages),
    shopPaths.home(),
  );
}
