import type { CapacityShop } from '../capacity/availability.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from '../site/museum.ts';
import type { ShopCatalogue } from '../site/shop-catalogue.ts';

/** What reports need of a shop: what was sold is named also where it is no longer on sale. */
export type FiguresShop = CapacityShop & {
  readonly clock: MuseumClock;
  readonly museum: Museum;
  readonly imported: ShopCatalogue;
};
