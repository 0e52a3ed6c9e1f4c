// One process of the shop: settings, database, museum, jobs, HTTP server. The address is printed last.
import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { READY_PATH, shopAddress, shopPaths } from '../../domain/addresses.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { composeShop, type Shop } from '../compose-shop.ts';
import { buildJobsServer } from '../http/build-jobs-server.ts';
import { buildServer } from '../http/build-server.ts';
import { readMetrics } from '../metrics/open-metrics.ts';
import { readShopBuild } from '../pages/shop-build.ts';
import { openDatabaseClock } from '../platform/clock/database-clock.ts';
import { watchClock } from '../platform/clock/watch-clock.ts';
import type { Config } from '../platform/config.ts';
import { newerVersionText } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { watchLoop } from '../platform/watch-loop.ts';
import { watchVisitors } from '../platform/watch-visitors.ts';
import { loadDemoIfEmpty } from '../programme/demo.ts';
import { lastKnownMuseum } from '../site/open-shop.ts';
import { earlyLog } from './early-log.ts';
import { endShopOnSignals } from './end-shop.ts';
import { listenForMonitors } from './listen-for-monitors.ts';
import { noticeRestoredBackup } from './notice-restored-backup.ts';
import { openForCommands } from './open-for-commands.ts';
import { sayOpen } from './process-messages.ts';

/** The first page of a process takes most of this. */
const FIRST_PAGE_MS = 1000;

/** Starts the process; it runs until it is told to end. */
export async function runShop(config: Config): Promise<void> {
  const database = await openTheDatabase(config);
  const { log, open: openLog } = earlyLog();
  const clock = await openDatabaseClock(database);
  const shop = await composeShop(config, database, log, clock.now, clock.secondsAhead, {
    isBehind: watchLoop(),
    isCrowded: watchVisitors(),
  });
  const drain = { begun: false };
  const app: FastifyInstance =
    config.jobs === 'only' ? buildJobsServer(shop, drain) : await buildServer(shop, readShopBuild(), drain);
  openLog(app.log);
  watchClock(clock, log);
  await noticeRestoredBackup({ config, database, log, now: clock.now });
  // Whoever pays needs the jobs: without them no order could be confirmed.
  await Promise.all([shop.jobs.start({ workAfterMs: FIRST_PAGE_MS }), app.ready()]);
  const monitors = cluster.isWorker
    ? undefined
    : await listenForMonitors(config, () => readMetrics(shop.metrics));
  await app.listen({ port: config.port, host: config.host });
  const commands = await openForCommands(shop);
  endShopOnSignals({ app, monitors, commands }, shop, drain);
  // A terminal that closes tells the whole group; the parent decides what becomes of it.
  if (cluster.isWorker) process.on('SIGHUP', () => {});
  sayOpen(openText(app, shop));
}

async function openTheDatabase(config: Config) {
  const database = await openDatabase(config, {
    onLostConnection: (problem) => console.error('A database connection was lost:', problem.message),
  });
  if (database.exposed.length > 0)
    console.warn(
      `Other users of this machine can read ${database.exposed[0]}, because its mode could not be changed: as its owner, run chmod -R go= ${config.dataDir}`,
    );
  const newer = await newerVersionText(database);
  if (newer) console.warn(newer);
  const loaded = await loadDemoIfEmpty(database, config);
  if (loaded) console.log('The database was empty: the demo museum has been loaded.');
  if (database.kind === 'embedded')
    console.log(
      `The embedded database in ${config.dataDir} is for trial and small shops. To move to PostgreSQL: npm run move -- postgres://…`,
    );
  return database;
}

/** @returns what is said at last: the home page in the museum's language */
function openText(app: FastifyInstance, { config, ...shop }: Shop): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const local = `http://localhost:${port}`;
  if (config.jobs === 'only') return `Foyer works on jobs. Whether it does says ${local}${READY_PATH}`;
  const origin = config.port === 0 ? local : config.publicUrl;
  const language = defaultLanguage(lastKnownMuseum(shop).museum.settings.languages);
  return `Foyer is open at ${shopAddress(origin, language, shopPaths.home())}`;
}
