import type { LocalizedText } from '../../domain/language.ts';
import type { TriesShop } from '../credentials/tries/limit-tries.ts';
import type { MerchandiseCatalogue } from '../merchandise/merchandise-catalogue.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';

/** What the door needs of a shop: what was sold opens it also where it is no longer on sale. */
export type AdmissionsShop = TriesShop & {
  readonly config: { readonly publicUrl: string };
  readonly clock: MuseumClock;
  /** From which each device's own is made. */
  readonly doorKey: string;
  readonly museum: {
    readonly settings: {
      readonly name: string;
      readonly venues: readonly { readonly id: string; readonly name: LocalizedText }[];
    };
  };
  readonly imported: Pick<Catalogue, 'events' | 'event' | 'ticket'> & {
    readonly tours: Pick<TourCatalogue, 'byId'>;
    readonly merchandise: Pick<MerchandiseCatalogue, 'all'>;
  };
};
