// A shop to look at: `node server/commands/preview-shop.ts FOLDER SOCKET`. The folder is imported into a database in memory, and
// the shop answers at the socket until whoever has started it is gone. Started by server/programme/preview/preview-shops.ts.
import { composeShop } from '../compose-shop.ts';
import { buildServer } from '../http/build-server.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { readShopBuild } from '../pages/shop-build.ts';
import { readConfig } from '../platform/config.ts';
import { openMemoryDatabase } from '../platform/database/embedded/embedded-database.ts';
import { migrate } from '../platform/database/migrate.ts';

const [folder = '', socket = ''] = process.argv.slice(2);

const config = readConfig({
  ...process.env,
  JOBS: 'off',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
  DEMO: 'off',
});
const { database } = await openMemoryDatabase();
await migrate(database);
await importMuseum(database, folder, new Date());
const shop = await composeShop(config, database, { error: () => {}, warn: () => {} });
const app = await buildServer(shop, readShopBuild());
await app.listen({ path: socket });
console.log('open');

// The end of its input is the end of whoever started it.
process.stdin.resume();
process.stdin.once('end', () => process.exit(0));
