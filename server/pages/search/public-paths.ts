// Every page of the sitemap: those of what the museum has enabled, and its texts.

import { type ShopPath, shopPaths } from '../../../domain/addresses.ts';
import { takesDonations } from '../../donations/donation-offer.ts';
import { requestKinds } from '../../group-requests/request-kinds.ts';
import { isPass } from '../../merchandise/merchandise-catalogue.ts';
import type { Museum } from '../../site/museum.ts';
import type { ShopCatalogue } from '../../site/shop-catalogue.ts';
import { siteConfig } from '../../site/site-calls.ts';

type WithId = { readonly id: string };

/** Below the language, without a leading slash, each of them once. */
export function publicPaths(museum: Museum, catalogue: ShopCatalogue): ShopPath[] {
  const flags = siteConfig(museum);
  return [
    shopPaths.home(),
    ...(flags.has_tickets ? [shopPaths.events(), ...pagesOf(catalogue.events, shopPaths.event)] : []),
    ...(flags.has_guided_tours ? [shopPaths.tours(), ...pagesOf(catalogue.tours.all, shopPaths.tour)] : []),
    ...(flags.has_merchandise ? goods(catalogue) : []),
    ...(flags.has_memcard
      ? [shopPaths.passes(), ...pagesOf(catalogue.merchandise.all.filter(isPass), shopPaths.pass)]
      : []),
    ...(flags.has_vouchers
      ? [shopPaths.vouchers(), ...pagesOf(catalogue.vouchers.all, shopPaths.voucher)]
      : []),
    ...(takesDonations({ museum }) ? [shopPaths.donations()] : []),
    ...(requestKinds({ museum }, 'en') ? [shopPaths.groups()] : []),
    // The page about shipping belongs to the goods.
    ...[...museum.pages.keys()].filter((id) => id !== 'shipping').map(shopPaths.staticPage),
  ];
}

function pagesOf(products: readonly WithId[], path: (id: string) => ShopPath): ShopPath[] {
  return products.map(({ id }) => path(id));
}

function goods({ merchandise }: ShopCatalogue): ShopPath[] {
  return [
    shopPaths.articles(),
    ...pagesOf(merchandise.categories, shopPaths.articles),
    ...pagesOf(merchandise.goods, shopPaths.article),
    shopPaths.shipping(),
  ];
}
