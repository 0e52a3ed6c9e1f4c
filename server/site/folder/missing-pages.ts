import { defaultLanguage } from '../../../domain/language.ts';
import type { MuseumBasics } from '../../museum-folder/museum-basics.ts';
import { currencyOf } from '../currency.ts';
import { twinFlag } from '../flags.ts';
import { TERMS } from './check-links.ts';
import type { SiteFields } from './site-fields.ts';

/** Linked in the checkout and next to the question about cookies, whatever the footer shows. */
const LINKED_ANYWAY: readonly string[] = ['terms', 'data_protection'];

/** Pages that not every shop links to. */
const LINKED_WHERE: Readonly<Record<string, (museum: SiteFields) => boolean>> = {
  accessibility_statement: ({ currencySymbol }) => currencyOf(currencySymbol) === 'EUR',
  shipping: ({ flags }) => twinFlag(flags ?? {}, 'has_merchandise'),
};

/**
 * Static pages that the shop links to and the folder does not have (spec 2, "Footer"). An import without them is allowed while
 * the shop is being built, but the shop should not open like that.
 */
export function missingPages(
  museum: MuseumBasics & SiteFields,
  pages: readonly { readonly id: string }[],
): string[] {
  const isLinked = (id: string, language: string): boolean => {
    const own = museum.customTermsLinks?.[language] ?? {};
    if (own[id]) return false;
    return Object.keys(own).length === 0 || LINKED_ANYWAY.includes(id);
  };
  const written = new Set(pages.map((page) => page.id));
  return TERMS.filter((id) => LINKED_WHERE[id]?.(museum) ?? true)
    .filter((id) => !written.has(id) && museum.languages.some((language) => isLinked(id, language)))
    .map((id) => `pages/${id}.${defaultLanguage(museum.languages)}.md`);
}
