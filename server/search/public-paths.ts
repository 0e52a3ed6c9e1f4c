// Every page that search engines are told of: those of what the museum has enabled, and its texts.

import { isPass } from '../merchandise/merchandise-catalogue.ts';
import type { ShopCatalogue } from '../shop-catalogue.ts';
import type { Museum } from '../site/museum.ts';
import { siteConfig } from '../site/site-calls.ts';

type Named = { readonly id: string };

const below = (path: string, things: readonly Named[]): string[] =>
  things.map(({ id }) => `${path}/${encodeURIComponent(id)}`);

const withList = (path: string, things: readonly Named[]): string[] => [path, ...below(path, things)];

const goods = ({ merchandise }: ShopCatalogue): string[] => [
  ...withList('merchandise', merchandise.categories),
  ...below('product', merchandise.goods),
  'page/shipping',
];

/** Below the language, without a leading slash, each of them once. */
export const publicPaths = (museum: Museum, catalogue: ShopCatalogue): string[] => {
  // Flags are the same in every language.
  const flags = siteConfig(museum, 'de');
  return [
    '',
    ...(flags.has_tickets ? withList('tickets', catalogue.events) : []),
    ...(flags.has_guided_tours ? withList('guided-tours', catalogue.tours.all) : []),
    ...(flags.has_merchandise ? goods(catalogue) : []),
    ...(flags.has_memcard ? withList('passes', catalogue.merchandise.all.filter(isPass)) : []),
    ...(flags.has_vouchers ? withList('vouchers', catalogue.vouchers.all) : []),
    // The page of what parcels cost is the goods'.
    ...[...museum.pages.keys()]
      .filter((id) => id !== 'shipping')
      .map((id) => `page/${encodeURIComponent(id)}`),
  ];
};
