import type { TSchema } from 'typebox';
import type { StaffListName } from '../../domain/staff/staff-lists.ts';
import type { Database } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import type { Museum } from '../site/museum.ts';
import type { Catalogue } from '../tickets/catalogue.ts';
import type { TourCatalogue } from '../tours/tour-catalogue.ts';
import type { NamedArticles } from './parcels-csv.ts';

/** What the lists need of a shop. */
export type ListsShop = {
  readonly database: Database;
  readonly museum: Museum;
  /** Lists also name products that are no longer on sale. */
  readonly imported: Pick<Catalogue, 'ticketsOf'> & {
    readonly tours: TourCatalogue;
    readonly merchandise: NamedArticles;
  };
  readonly clock: MuseumClock;
  readonly now: () => Date;
};

/** Unknown until a list has read it. */
export type ListQuery = Readonly<Record<string, unknown>>;

export type ListFile = {
  /** Without its ending. */
  readonly name: string;
  /** What the journal says of it: days and filters. */
  readonly about: Readonly<Record<string, string>>;
  /** Its text, piece by piece. */
  readonly pieces: () => AsyncIterable<string>;
};

export type StaffList = {
  /** The name in its address. */
  readonly name: StaffListName;
  /** What its address may ask for. */
  readonly query: TSchema;
  /** Undefined for days that are none. */
  readonly make: (shop: ListsShop, query: ListQuery) => ListFile | undefined;
};
