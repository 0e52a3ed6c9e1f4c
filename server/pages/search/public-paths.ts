// Every page that search engines are told of: those of what the museum has enabled, and its texts.

import { isPass } from '../../merchandise/merchandise-catalogue.ts';
import type { Museum } from '../../site/museum.ts';
import type { ShopCatalogue } from '../../site/shop-catalogue.ts';
import { siteConfig } from '../../site/site-calls.ts';

type Named = { readonly id: string };

/** Below the language, without a leading slash, each of them once. */
export function publicPaths(museum: Museum, catalogue: ShopCatalogue): string[] {
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
}

function withList(path: string, things: readonly Named[]): string[] {
  return [path, ...below(path, things)];
}

function below(path: string, things: readonly Named[]): string[] {
  return things.map(({ id }) => `${path}/${encodeURIComponent(id)}`);
}

function goods({ merchandise }: ShopCatalogue): string[] {
  return [
    ...withList('merchandise', merchandise.categories),
    ...below('product', merchandise.goods),
    'page/shipping',
  ];
}
