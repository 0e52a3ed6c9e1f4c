// The breadcrumbs of a page, the same as on the page (shop/ground/page/breadcrumbs.tsx).
import { type ShopPath, shopAddress, shopPaths } from '../../domain/addresses.ts';
import type { ListingContext, StructuredData } from './listing-context.ts';

export type Step = { readonly name: string; readonly path: ShopPath };

/** @param shop name of the shop's home page @param steps pages between it and this page */
export function breadcrumbData(
  context: ListingContext,
  shop: string,
  steps: readonly Step[],
  page: string,
): StructuredData {
  const { config, info, origin, language, address } = context;
  const museum = config.museumPerLanguageUrls[language] || config.museumMainUrl;
  const way = [
    ...(museum ? [{ name: info.name, item: museum }] : []),
    { name: shop, item: shopAddress(origin, language, shopPaths.home()) },
    ...steps.map(({ name, path }) => ({ name, item: shopAddress(origin, language, path) })),
    { name: page, item: address },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
