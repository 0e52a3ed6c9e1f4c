// Development: one process, one port. Vite serves the shop's modules with hot reload and also runs the server's
// modules, which are loaded again when one of them changes. The database stays open.

import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { build as buildOnce, createServer as createVite, type ViteDevServer } from 'vite';
import type { composeShop as ComposeShop } from './compose-shop.ts';
import type { buildServer as BuildServer } from './http/build-server.ts';
import type { RenderPage, ShopBuild } from './pages/shop-build.ts';
import { closePayments } from './payments/payments-module.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { loadDemoIfEmpty } from './programme/demo.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
await loadDemoIfEmpty(database, config);

let answer: RequestListener = (_request, response) => response.writeHead(503).end();
const http = createHttpServer((request, response) => answer(request, response));
const vite: ViteDevServer = await createVite({
  server: { middlewareMode: { server: http }, hmr: { server: http } },
  appType: 'custom',
});

/** Vite's own client, the shop's entry, its styles by import: nothing is built. */
const build: ShopBuild = {
  assetsFolder: undefined,
  assets: () => ({
    firstView: undefined,
    script: '/shop/app/entry-dev.ts',
    styles: ['/shop/app/shop.css'],
    preloads: ['/@vite/client'],
    fonts: [],
  }),
  officeFolder: undefined,
  office: () => ({
    script: '/office/app/entry-dev.ts',
    styles: ['/office/app/office.css'],
    preloads: ['/@vite/client'],
    fonts: [],
  }),
  doorFolder: undefined,
  door: () => ({ script: '/door/app/entry-dev.ts', styles: ['/door/app/door.css'], files: [] }),
  embedScript: () => buildFile('vite.embed.config.ts'),
  ticketsWorker: () => buildFile('vite.worker.config.ts'),
  renderPage: async () =>
    ((await vite.ssrLoadModule('/shop/app/entry-server.tsx')) as { renderPage: RenderPage }).renderPage,
};

const log = { error: (details: object, text: string) => console.error(text, details), warn: console.warn };

let unload = await load();
let reloading = Promise.resolve();
vite.watcher.on('change', (file) => {
  if (!/\/(server|domain)\//.test(file) || file.endsWith('.test.ts')) return;
  reloading = reloading.then(async () => {
    vite.moduleGraph.invalidateAll();
    const previous = unload;
    try {
      unload = await load();
      await previous();
      console.log(`reloaded after ${file}`);
    } catch (problem) {
      console.error(problem);
    }
  });
});

http.listen(config.port, config.host, () =>
  console.log(`Foyer is open at ${config.publicUrl}/ (development)`),
);

process.once('SIGTERM', stop);
process.once('SIGINT', stop);

/** The one file that a configuration makes. */
async function buildFile(configFile: string): Promise<string> {
  const built = await buildOnce({ configFile, logLevel: 'warn', build: { write: false } });
  const [file] = ([built].flat()[0] as { output: { code: string }[] }).output;
  return file?.code ?? '';
}

/** Loads the server's modules as they are now and lets them handle requests. */
async function load() {
  const { composeShop } = (await vite.ssrLoadModule('/server/compose-shop.ts')) as {
    composeShop: typeof ComposeShop;
  };
  const { buildServer } = (await vite.ssrLoadModule('/server/http/build-server.ts')) as {
    buildServer: typeof BuildServer;
  };
  const shop = await composeShop(config, database, log);
  const app = await buildServer(shop, build);
  await app.ready();
  await shop.jobs.start();
  answer = (request, response) =>
    vite.middlewares(request, response, () => {
      // Scripts that Vite puts into a page while developing are inline.
      response.removeHeader('content-security-policy');
      app.routing(request, response);
    });
  return async () => {
    await app.close();
    await shop.jobs.stop();
    closePayments(shop.payments);
    shop.mailer.close();
    await shop.printer.close();
  };
}

async function stop() {
  await unload();
  await vite.close();
  http.close();
  await database.close();
  process.exit(0);
}
