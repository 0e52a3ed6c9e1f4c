// The wording of refusals, for answers that no page has translated.
import type { Language } from '../../domain/language.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { hostPageWording } from '../pages/html-page.ts';
import { apiWording } from '../pages/shop-wording.ts';
import { lastKnownMuseum, type SiteShop } from '../site/open-shop.ts';

/** Compiled once a language and version of the catalogue; the host page's wording wins over the museum's. */
export function rememberWording(
  shop: Pick<SiteShop, 'memory'>,
  hostPage: string | undefined,
): (language: Language) => CompiledWording {
  const hostWording = hostPage ? hostPageWording(hostPage) : undefined;
  const made = new Map<Language, CompiledWording>();
  let madeFor: number | undefined;
  return (language) => {
    const { version, museum } = lastKnownMuseum(shop);
    if (version !== madeFor) made.clear();
    madeFor = version;
    const known = made.get(language) ?? apiWording(language, museum.settings.translations, hostWording);
    made.set(language, known);
    return known;
  };
}
