// The app of the door: its files, its manifest, its worker and its one page. The page says nothing that a visitor may not read.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FOLDERS } from '../../domain/addresses.ts';
import { DOOR_ASSETS_PATH } from '../../domain/office-addresses.ts';
import { officeLanguage } from '../../domain/staff/office-language.ts';
import { doorDocument, doorManifest } from '../admissions/page/door-document.ts';
import { doorWorker } from '../admissions/page/door-worker.ts';
import { acceptedLanguage } from '../api/accepted-language.ts';
import type { Shop } from '../compose-shop.ts';
import { pageLook } from '../pages/look/page-look.ts';
import { serveAssets } from '../pages/serve-assets.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { openShop } from '../site/open-shop.ts';

export async function serveDoor(app: FastifyInstance, shop: Shop, build: ShopBuild): Promise<void> {
  if (build.doorFolder) serveAssets(app, 'door', DOOR_ASSETS_PATH, build.doorFolder);
  const { files } = build.door();
  const worker = doorWorker(files);
  app.get(`${FOLDERS.door}worker.js`, (_request, reply) =>
    unkept(reply).type('text/javascript; charset=utf-8').send(worker),
  );
  app.get(`${FOLDERS.door}manifest.webmanifest`, async (request, reply) => {
    const { museum } = await openShop(shop);
    const manifest = doorManifest(museum.settings.name, officeLanguage(acceptedLanguage(request) ?? 'en'));
    return unkept(reply).type('application/manifest+json; charset=utf-8').send(manifest);
  });
  app.get('/door', (_request, reply) => reply.redirect(FOLDERS.door, 308));
  app.get(FOLDERS.door, async (request, reply) => {
    const { museum } = await openShop(shop);
    const page = doorDocument({
      museum: museum.settings.name,
      language: officeLanguage(acceptedLanguage(request) ?? 'en'),
      currency: museum.settings.currencySymbol,
      assets: build.door(),
      look: pageLook(museum.settings),
    });
    const policy = String(reply.getHeader('content-security-policy'));
    return unkept(reply)
      .header('x-robots-tag', 'noindex, nofollow')
      .header('content-security-policy', withReader(policy))
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** The worker keeps it; nothing on the way does. */
function unkept(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache');
}

/** The reader of codes is WebAssembly, on this page alone. */
function withReader(policy: string): string {
  return policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
}
