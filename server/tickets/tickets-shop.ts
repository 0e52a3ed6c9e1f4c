import type { Day } from '../../domain/museum-time.ts';
import type { CapacityShop } from '../capacity/availability.ts';
import type { MuseumBasics } from '../museum-folder/museum-basics.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Catalogue } from './catalogue.ts';

/** What the calls about events and tickets need of a shop. */
export type TicketsShop = CapacityShop & {
  readonly catalogue: Catalogue;
  readonly clock: MuseumClock;
  readonly museum: {
    readonly settings: Pick<MuseumBasics, 'closing_days' | 'venues'>;
    /** The day that its relative days count from. */
    readonly loadedOn: Day;
  };
};
