// `GET /embed.js`: the element that shows the shop in a museum's own page (docs/decisions/026). What it must know of the shop
// is written into it here: where a page's script comes from says nothing, once a CMS has copied it into a bundle of its own.
import type { FastifyInstance } from 'fastify';
import { inLanguage } from '../../domain/language.ts';
import type { Museum } from '../site/museum.ts';
import { languagesOf } from '../site/site-calls.ts';
import { type CachedPage, encodePage } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import type { ShopBuild } from './shop-build.ts';

export type EmbedOptions = {
  readonly build: Pick<ShopBuild, 'embedScript'>;
  readonly publicUrl: string;
  readonly museum: () => Promise<Museum>;
};

const CACHING = 'public, max-age=300, stale-while-revalidate=86400';

/** Registers it. Every site may load it, as a script or a module: it holds nothing that is not public. */
export async function embedScript(
  app: FastifyInstance,
  { build, publicUrl, museum }: EmbedOptions,
): Promise<void> {
  let made: { readonly museum: Museum; readonly script: CachedPage } | undefined;
  app.get('/embed.js', async (request, reply) => {
    const now = await museum();
    if (made?.museum !== now) {
      const source = await build.embedScript();
      const script = `((FOYER) => {\n${source}\n})(${JSON.stringify(knowledge(now, publicUrl))});\n`;
      made = { museum: now, script: encodePage(script, 200) };
    }
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendPage(request, reply, made.script, 'text/javascript; charset=utf-8', CACHING);
  });
}

/** What `shop/embed/foyer-shop.ts` declares: the shop's origin, and its name in each of its languages, the first one first. */
function knowledge(museum: Museum, origin: string) {
  const { siteName, siteNameTranslations } = museum.settings;
  const names = languagesOf(museum).map((language) => [
    language,
    inLanguage(siteNameTranslations, language) || siteName,
  ]);
  return { origin, names: Object.fromEntries(names) };
}
