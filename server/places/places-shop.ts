import type { CapacityShop } from '../capacity/availability.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { MuseumSettings } from '../site/museum.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';

/** What the calendar of places needs of a shop: also what is off sale has places. */
export type PlacesShop = CapacityShop & {
  readonly database: Database;
  readonly clock: MuseumClock;
  readonly museum: { readonly settings: MuseumSettings };
  readonly imported: {
    readonly events: Catalogue['events'];
    readonly ticketsOf: Catalogue['ticketsOf'];
    readonly tours: Pick<TourCatalogue, 'all'>;
  };
};
