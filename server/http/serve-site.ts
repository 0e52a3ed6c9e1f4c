// The pages of the shop, and what else browsers and search engines ask for.
import type { FastifyInstance } from 'fastify';
import { FOLDERS } from '../../domain/addresses.ts';
import type { CallKey } from '../../domain/contract.ts';
import type { Language } from '../../domain/language.ts';
import { callDirectly } from '../api/mount-endpoints.ts';
import type { Shop } from '../compose-shop.ts';
import { plainOrderPage } from '../orders/plain-order-page.ts';
import { embedScript } from '../pages/embed-script.ts';
import { lookRoutes } from '../pages/look/look-routes.ts';
import { pageLook } from '../pages/look/page-look.ts';
import { media } from '../pages/media.ts';
import { pages } from '../pages/pages.ts';
import { plainRequestPage } from '../pages/plain-request-page.ts';
import { isGone } from '../pages/search/is-gone.ts';
import { search } from '../pages/search/search-routes.ts';
import { serveAssets } from '../pages/serve-assets.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { ticketsWorker } from '../pages/tickets-worker.ts';
import { isAnswering } from '../platform/database/health/is-answering.ts';
import { inSpan } from '../platform/tracing/span.ts';
import { knownVersion, lastKnownMuseum, openShop } from '../site/open-shop.ts';
import { languagesOf, translationsOf } from '../site/site-calls.ts';
import { waitingPlacePage } from '../waiting-room/waiting-place-page.ts';
import { answerCall } from './answer-call.ts';
import type { ExplainRefusal } from './explain-refusal.ts';
import { RATE_LIMITS } from './limit-rates.ts';
import { pagePolicy } from './page-policy.ts';

type Serving = {
  readonly build: ShopBuild;
  readonly hostPage: string | undefined;
  readonly explain: ExplainRefusal;
};

export async function serveSite(app: FastifyInstance, shop: Shop, serving: Serving): Promise<void> {
  const { config, database } = shop;
  const { build } = serving;
  await app.register(lookRoutes, { sql: database, settings: () => lookSettings(shop) });
  await app.register(media, { sql: database, dataDir: config.dataDir });
  if (build.assetsFolder) serveAssets(app, 'shop', FOLDERS.assets, build.assetsFolder);
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
  await app.register(ticketsWorker, { build });
  await servePages(app, shop, serving);
}

/** An icon is no reason to fail while the database is away: the one of the museum known last does. */
async function lookSettings(shop: Shop) {
  try {
    return (await openShop(shop)).museum.settings;
  } catch {
    return shop.memory.known?.now.museum.settings;
  }
}

function servePages(app: FastifyInstance, shop: Shop, { build, hostPage, explain }: Serving) {
  const { config, database } = shop;
  return app.register(async (site) => {
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
      visitorPages: visitorPages(config),
      isGone: (path) => isGone(database, path),
      isAnswering: () => isAnswering(database),
      site: async () => {
        const { museum, version } = await openShop(shop);
        return {
          version,
          languages: languagesOf(museum),
          look: pageLook(museum.settings),
          translations: translationsOf(museum),
        };
      },
      call: callsOfPages(app, shop, explain),
    });
  });
}

/** Pages that the server makes for one visitor. */
function visitorPages({ rateLimits, publicUrl }: Shop['config']) {
  return [
    plainOrderPage,
    plainRequestPage(rateLimits ? { rateLimit: RATE_LIMITS['POST group-request'] } : {}),
    waitingPlacePage(
      rateLimits ? { rateLimit: RATE_LIMITS['POST waiting-room/enter'] } : {},
      publicUrl.startsWith('https:'),
    ),
  ];
}

function callsOfPages(app: FastifyInstance, shop: Shop, explain: ExplainRefusal) {
  const call = callDirectly(
    (key, input, caller) => inSpan(key, async () => answerCall(shop, key, input, caller)),
    explain,
  );
  return (language: Language) => (key: string, input: Record<string, unknown>) =>
    call(key as CallKey, input, language).catch((problem: unknown) => {
      // The page says only that it failed; a refusal is an answer.
      if (!(problem instanceof Response)) app.log.error({ err: problem }, 'a page could not be made');
      throw problem;
    });
}
