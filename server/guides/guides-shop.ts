import type { CapacityShop } from '../capacity/availability.ts';
import type { Database } from '../platform/database/sql.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { StaffSettings } from '../staff/staff-shop.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';

/** What planning who leads tours needs of a shop. Tours are planned also where the shop does not sell them. */
export type GuidesShop = CapacityShop & {
  readonly database: Database;
  readonly clock: MuseumClock;
  readonly config: { readonly publicUrl: string };
  readonly museum: { readonly settings: StaffSettings };
  readonly imported: { readonly tours: Pick<TourCatalogue, 'all' | 'byId' | 'otherLanguages'> };
};

export type PlanningShop = GuidesShop & { readonly jobs: Pick<Jobs, 'write'> };
