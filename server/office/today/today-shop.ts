import type { GuidesShop } from '../../guides/guides-shop.ts';
import type { MerchandiseCatalogue } from '../../merchandise/merchandise-catalogue.ts';
import type { Database } from '../../platform/database/sql.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { MuseumClock } from '../../platform/museum-clock.ts';
import type { Catalogue } from '../../tickets/catalogue.ts';

/** What Today needs of a shop: what was sold is shown also where it is no longer on sale. */
export type TodayShop = GuidesShop & {
  readonly database: Database;
  readonly clock: MuseumClock;
  readonly jobs: Pick<Jobs, 'troubled'>;
  readonly imported: {
    readonly events: Catalogue['events'];
    readonly merchandise: Pick<MerchandiseCatalogue, 'all' | 'byId'>;
  };
};
