// Starts a shop as a separate process, for tests that kill it: `node server/testing/test-serve.ts MUSEUM-FOLDER`.

import { composeShop } from '../compose-shop.ts';
import { buildServer } from '../http/build-server.ts';
import { importFirstMuseum } from '../museum-import/import-museum.ts';
import { closePayments } from '../payments/payments-module.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openForCommands } from '../start/open-for-commands.ts';
import { NO_PAGES } from './test-shop.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
await importFirstMuseum(database, process.argv[2] ?? '', new Date());
const log = { error: console.error, warn: () => {} };
const shop = await composeShop(config, database, log);
const app = await buildServer(shop, NO_PAGES);
await app.listen({ port: config.port, host: config.host });
await shop.jobs.start();
const commands = await openForCommands(shop);
process.on('SIGTERM', async () => {
  await app.close();
  await commands?.();
  await shop.jobs.stop();
  closePayments(shop.payments);
  await database.close();
  process.exit(0);
});
console.log('open');
