// `GET /embed.js`: the element that shows the shop in a museum's own page (ADR 026). What it must know of the shop is written
// into it here. It cannot take the shop's origin from its own address: a CMS may have copied it into a bundle.
import type { FastifyInstance } from 'fastify';
import { EMBED_SCRIPT_PATH } from '../../domain/addresses.ts';
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

/** Registers the route. Every site may load the script, also as a module: all of it is public. */
export async function embedScript(
  app: FastifyInstance,
  { build, publicUrl, museum }: EmbedOptions,
): Promise<void> {
  let made: { readonly museum: Museum; readonly script: CachedPage } | undefined;
  app.get(EMBED_SCRIPT_PATH, async (request, reply) => {
    const current = await museum();
    if (made?.museum !== current) {
      const source = await build.embedScript();
      const script = `((FOYER) => {\n${source}\n})(${JSON.stringify(shopFacts(current, publicUrl))});\n`;
      made = { museum: current, script: await encodePage(script, 200) };
    }
    reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    return sendPage(request, reply, made.script, 'text/javascript; charset=utf-8', CACHING);
  });
}

/** What `shop/embed/foyer-shop.ts` declares as `FOYER`: the shop's origin, and its name in each language, the default first. */
function shopFacts(museum: Museum, origin: string) {
  const { siteName, siteNameTranslations } = museum.settings;
  const names = languagesOf(museum).map((language) => [
    language,
    inLanguage(siteNameTranslations, language) || siteName,
  ]);
  return { origin, names: Object.fromEntries(names) };
}
