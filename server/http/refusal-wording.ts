// The wording of refusals, for answers that no page has translated.
import type { Language } from '../../domain/language.ts';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { hostPageWording } from '../pages/html-page.ts';
import { apiWording } from '../pages/shop-wording.ts';
import { lastKnownMuseum, type SiteShop } from '../site/open-shop.ts';

/** What has been compiled so far: once for each language and import. */
export type Wordings = {
  readonly ofHostPage: ReturnType<typeof hostPageWording> | undefined;
  readonly compiled: Map<Language, CompiledWording>;
  /** The version of the catalogue that it was compiled for. */
  version: number | undefined;
};

export function openWordings(hostPage: string | undefined): Wordings {
  const ofHostPage = hostPage === undefined ? undefined : hostPageWording(hostPage);
  return { ofHostPage, compiled: new Map(), version: undefined };
}

/** The wording of a language as the museum is now; the host page's wording wins over the museum's. */
export function wordingNow(
  shop: Pick<SiteShop, 'memory'>,
  wordings: Wordings,
  language: Language,
): CompiledWording {
  const { version, museum } = lastKnownMuseum(shop);
  if (version !== wordings.version) wordings.compiled.clear();
  wordings.version = version;
  const known =
    wordings.compiled.get(language) ??
    apiWording(language, museum.settings.translations, wordings.ofHostPage);
  wordings.compiled.set(language, known);
  return known;
}
