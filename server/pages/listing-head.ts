// What a page's head holds for search engines, and for social networks where it is shared: its one address, the same page
// in the other languages, a description, a picture, and what it is about in schema.org's terms.
import { type ShopPath, shopAddress } from '../../domain/addresses.ts';
import { defaultLanguage, isLanguage, type Language, LOCALES } from '../../domain/language.ts';
import type { PageListing } from '../../domain/site/page-listing.ts';
import { SHARE_SIZE } from '../../domain/site/share-picture.ts';
import { escapeAttribute, scriptJson } from './escape-html.ts';

export type ListedPage = {
  /** Undefined where search engines are not to list the page. */
  readonly listing: PageListing | undefined;
  readonly language: Language;
  /** On offer, in the museum's order. */
  readonly languages: readonly string[];
  readonly publicUrl: string;
  /** Of the rendered head: its title is used once more. */
  readonly head: string;
  /** The path of a picture for pages without one. */
  readonly share?: string | undefined;
};

const UNLISTED = '<meta name="robots" content="noindex">';

/** The elements, one a line. */
export function listingHead(page: ListedPage): string[] {
  const { listing } = page;
  if (!listing) return [UNLISTED];
  return [...addresses(listing.path, page), ...sharing(listing, page), ...listing.things.map(structuredData)];
}

function addresses(path: ShopPath, { language, languages, publicUrl }: ListedPage): string[] {
  const at = (lang: string) => shopAddress(publicUrl, lang, path);
  return [
    link('canonical', at(language)),
    ...languages.map((lang) => link('alternate', at(lang), lang)),
    // A visitor who asks for no language is answered in the museum's default.
    link('alternate', at(defaultLanguage(languages)), 'x-default'),
  ];
}

function link(rel: string, href: string, hreflang?: string): string {
  return `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeAttribute(href)}">`;
}

function sharing(listing: PageListing, page: ListedPage): string[] {
  const { head, language, languages, publicUrl, share } = page;
  // React has escaped it already, for an attribute too.
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '';
  const { path, siteName } = listing;
  const picture = listing.picture ?? (share ? { src: publicUrl + share, alt: siteName } : undefined);
  const description = escapeAttribute(listing.description);
  return [
    ...meta('description', description),
    ...meta('og:type', 'website'),
    ...meta('og:site_name', escapeAttribute(siteName)),
    ...meta('og:title', title),
    ...meta('og:description', description),
    ...meta('og:url', escapeAttribute(shopAddress(publicUrl, language, path))),
    ...meta('og:locale', localeOf(language)),
    ...languages
      .filter(isLanguage)
      .filter((other) => other !== language)
      .flatMap((other) => meta('og:locale:alternate', localeOf(other))),
    ...(picture
      ? [
          ...meta('og:image', escapeAttribute(picture.src)),
          ...meta('og:image:type', 'image/jpeg'),
          ...meta('og:image:width', String(SHARE_SIZE.width)),
          ...meta('og:image:height', String(SHARE_SIZE.height)),
          ...meta('og:image:alt', escapeAttribute(picture.alt)),
        ]
      : []),
    // Twitter reads title, description and picture from the properties above.
    ...meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

/** No element where the content is empty. */
function meta(name: string, content: string): string[] {
  const key = /^(og|product):/.test(name) ? 'property' : 'name';
  return content === '' ? [] : [`<meta ${key}="${name}" content="${content}">`];
}

function localeOf(language: Language): string {
  return LOCALES[language].replace('-', '_');
}

function structuredData(thing: object): string {
  return `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...thing })}</script>`;
}
