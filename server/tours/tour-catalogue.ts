// The museum's tours in memory: read again when an import has raised the catalogue's version. What visitors filter by is
// indexed, so that a museum with thousands of tours answers as fast as one with ten.
import {
  inLanguage,
  isLanguage,
  LANGUAGES,
  type Language,
  type LocalizedText,
} from '../../domain/language.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { StoredTourJson } from './stored-tour.ts';
import { readTours, type TourRow } from './tour-store.ts';

export type { TourRow } from './tour-store.ts';

type Facet = ReadonlyMap<string, ReadonlySet<TourRow>>;
type Named = { readonly id: string; readonly name: LocalizedText };

export type TourCatalogue = {
  /** In the order in which they are listed. */
  readonly all: readonly TourRow[];
  readonly byId: ReadonlyMap<string, TourRow>;
  /** By a tour's id: the same tour in its other languages. */
  readonly otherLanguages: ReadonlyMap<string, readonly TourRow[]>;
  readonly byLanguage: Facet;
  readonly byCategory: Facet;
  readonly byVenue: Facet;
  /** Those that some tour has, in the museum's order. */
  readonly categories: readonly Named[];
  readonly venues: readonly Named[];
};

/** Arranges tours, which are in their order, for being looked up. */
export function arrangeTours(tours: readonly TourRow[]): TourCatalogue {
  return {
    all: tours,
    byId: new Map(tours.map((tour) => [tour.id, tour])),
    otherLanguages: otherLanguagesOf(tours),
    byLanguage: facetOf(tours, ({ language }) => [language]),
    byCategory: facetOf(tours, ({ custom_groups }) => custom_groups.map(({ id }) => id)),
    byVenue: facetOf(tours, ({ venue }) => [venue.id]),
    categories: inOrder(tours.flatMap(({ custom_groups }) => custom_groups)),
    venues: inOrder(tours.map(({ venue }) => venue)),
  };
}

/** Tours with the same words, exhibition and house are one tour in several languages: they come from one file. */
function otherLanguagesOf(tours: readonly TourRow[]): Map<string, readonly TourRow[]> {
  const sameTours = Map.groupBy(tours, ({ name, teaser, description, venue, event_id }) =>
    JSON.stringify([
      venue.id,
      event_id,
      ...LANGUAGES.flatMap((language) => [name[language], teaser[language], description[language]]),
    ]),
  );
  return new Map(
    [...sameTours.values()].flatMap((same) =>
      same.map(({ id, language }) => [id, same.filter((other) => other.language !== language)] as const),
    ),
  );
}

/**
 * The museum's order; of one tour, the shop's languages come first, in their order. Names are compared in the museum's
 * default language, so that the order is the same in whichever language the catalogue is shown.
 */
function byOrder(standard: Language) {
  return (a: TourRow, b: TourRow): number =>
    a.sequence_no - b.sequence_no ||
    compareTexts(inLanguage(a.name, standard), inLanguage(b.name, standard)) ||
    rankOf(a) - rankOf(b) ||
    compareTexts(a.id, b.id);
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

function rankOf({ language }: TourRow): number {
  return isLanguage(language) ? LANGUAGES.indexOf(language) : LANGUAGES.length;
}

function facetOf(tours: readonly TourRow[], keysOf: (tour: TourRow) => readonly string[]): Facet {
  const facet = new Map<string, Set<TourRow>>();
  for (const tour of tours)
    for (const key of keysOf(tour)) facet.set(key, (facet.get(key) ?? new Set()).add(tour));
  return facet;
}

function inOrder(things: readonly (Named & { readonly sequence_no: number })[]): Named[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()]
    .sort((a, b) => a.sequence_no - b.sequence_no)
    .map(({ id, name }) => ({ id, name }));
}

/**
 * Reads every tour.
 * @param standard the museum's default language
 */
export async function loadTours(sql: Sql, standard: Language): Promise<TourCatalogue> {
  const tours = checkRows('tour', StoredTourJson, await readTours(sql));
  return arrangeTours(tours.toSorted(byOrder(standard)));
}
