// `office/acts`, which says by name what places were decided about: acts keep the ids of pools and houses.
import type { Language } from '../../domain/language.ts';
import { isRefusal } from '../../domain/refusal.ts';
import type { ActFilters, JournalAct } from '../../domain/staff/acts-contract.ts';
import { readJournal } from '../staff/acts/read-journal.ts';
import { housesOf, placePools } from './place-pools.ts';
import type { PlacesShop } from './places-shop.ts';

type Names = ReadonlyMap<string, string>;
type Change = JournalAct['changes'][number];

export async function showJournal(
  shop: PlacesShop,
  query: ActFilters & { readonly cursor?: string },
  language: Language,
) {
  const page = await readJournal(shop, query);
  if (isRefusal(page)) return page;
  const names = new Map<string, Names>([
    ['pools', new Map(placePools(shop, language).map(({ id, title }) => [id, title]))],
    ['venue_id', new Map(housesOf(shop, language).map(({ id, name }) => [id, name]))],
  ]);
  return {
    ...page,
    rows: page.rows.map((act) => ({
      ...act,
      changes: act.changes.map((change) => inNames(change, names.get(change.field))),
    })),
  };
}

/** What the programme no longer has keeps its id. */
function inNames({ field, ...values }: Change, names: Names = new Map()): Change {
  const named = (value: string) =>
    value
      .split(', ')
      .map((id) => names.get(id) ?? id)
      .join(', ');
  return { field, before: named(values.before), after: named(values.after) };
}
