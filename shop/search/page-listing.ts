// What a page tells search engines and social networks, made of the data of its loaders. Only the renderer on the server
// imports this, so browsers never load it.
import { matchedPath, type ShopPath, shopAddress } from '../../domain/addresses.ts';
import type { Language } from '../../domain/language.ts';
import type { PageListing } from '../../domain/site/page-listing.ts';
import type { ShopWording } from '../../domain/wording/shop-wording.ts';
import { type CompiledWording, createTranslate } from '../../domain/wording/translate.ts';
import { enabledOffers } from '../ground/offers.ts';
import type { ShellData } from '../ground/shell-loader.ts';
import { siteName } from '../ground/site-name.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { clipText } from './clip-text.ts';
import { type ListingContext, pictureAddress } from './listing-context.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

export type ListedRoute = {
  /** As the route table writes it. */
  readonly pattern: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Data of its loader. */
  readonly data: unknown;
  readonly shell: ShellData;
};

/** Undefined for a page that is not to be listed. @param origin of the shop, without a slash at the end */
export function pageListing(
  route: ListedRoute,
  origin: string,
  language: Language,
  wording: CompiledWording,
): PageListing | undefined {
  const page = PUBLIC_PAGES[route.pattern];
  const { config, info, content } = route.shell;
  if (!page || (page.offer && !enabledOffers(config).some(({ key }) => key === page.offer))) return undefined;
  const t = createTranslate<ShopWording>(wording, language);
  const path = matchedPath(route.pattern, route.params);
  const context: ListingContext = {
    origin,
    language,
    address: shopAddress(origin, language, path),
    config,
    info,
    content,
  };
  const summary = page.summarize(route.data, context, t);
  if (!summary) return undefined;
  const { name, trail = [], description, picture, things = [], search = '' } = summary;
  const banner = Object.values(content.banners)[0]?.[0];
  const shown = picture ?? (banner && { src: banner.image, alt: banner.title ?? '' });
  const src = shown && pictureAddress(context, shown.src, picture?.focus);
  return {
    path: `${path}${search}` as ShopPath,
    siteName: siteName(config, language),
    description: clipText(description),
    picture: shown && src ? { src, alt: shown.alt } : undefined,
    things:
      name === undefined ? things : [...things, breadcrumbData(context, t('site.webshop'), trail, name)],
  };
}
