import { currencyOf } from './currency.ts';
import { twinFlag } from './flags.ts';
import type { MuseumFolder } from './read-museum-folder.ts';

/** Linked in the checkout and beside the question for cookies, whatever the footer shows. */
const LINKED_ANYWAY: readonly string[] = ['terms', 'data_protection'];

/**
 * Static pages that the shop links to and the folder has not (spec 2, "Footer"): a museum may import without them while it
 * is being built, and should not open so.
 */
export const missingPages = ({ museum, pages }: Pick<MuseumFolder, 'museum' | 'pages'>): string[] => {
  const ids = [
    'imprint',
    ...LINKED_ANYWAY,
    ...(currencyOf(museum.currencySymbol) === 'EUR' ? ['accessibility_statement'] : []),
    ...(twinFlag(museum.flags ?? {}, 'has_merchandise') ? ['shipping'] : []),
  ];
  const isLinked = (id: string, language: string): boolean => {
    const own = museum.customTermsLinks?.[language] ?? {};
    if (own[id]) return false;
    return Object.keys(own).length === 0 || LINKED_ANYWAY.includes(id);
  };
  const written = new Set(pages.map((page) => page.id));
  return ids
    .filter((id) => !written.has(id) && museum.languages.some((language) => isLinked(id, language)))
    .map((id) => `pages/${id}.de.md`);
};
