// The sitemap: each page in each language, and beside it the same page in the others. A file holds 50,000 addresses and
// 50 MB at most (sitemaps.org); a shop with more has several, and an index that names them.
import { type ShopPath, shopAddress, shopPaths, sitemapPartPath } from '../../../domain/addresses.ts';
import { defaultLanguage } from '../../../domain/language.ts';

export type Sitemap = {
  readonly publicUrl: string;
  readonly languages: readonly string[];
  /** Paths of pages, below the language. */
  readonly paths: readonly ShopPath[];
  /** When the catalogue was last imported, `YYYY-MM-DD`. */
  readonly changed: string;
};

export type Limits = { readonly addresses: number; readonly bytes: number };

/** With some room to spare. */
const LIMITS: Limits = { addresses: 50_000, bytes: 45_000_000 };

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const OPEN = `${DECLARATION}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const CLOSE = '</urlset>\n';

/** One file, page by page: it may be too large to hold in memory. */
export function* sitemapXml(sitemap: Sitemap, paths: readonly ShopPath[]): Generator<string> {
  yield OPEN;
  for (const path of paths) yield entries(sitemap, path);
  yield CLOSE;
}

/** A page in all its languages. */
function entries({ publicUrl, languages, changed }: Sitemap, path: ShopPath): string {
  const at = (language: string) => escapeXml(shopAddress(publicUrl, language, path));
  const alternates = [
    ...languages.map((language) => [language, language]),
    ['x-default', defaultLanguage(languages)],
  ]
    .map(([name, language = '']) => `<xhtml:link rel="alternate" hreflang="${name}" href="${at(language)}"/>`)
    .join('\n');
  return languages
    .map(
      (language) =>
        `<url>\n<loc>${at(language)}</loc>\n<lastmod>${changed}</lastmod>\n${alternates}\n</url>\n`,
    )
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** The pages of each file: all languages of one are in the same. At least one file. */
export function sitemapParts(sitemap: Sitemap, limits = LIMITS): ShopPath[][] {
  const { languages, paths } = sitemap;
  // The entries of two pages differ only in the path, which occurs this many times.
  const empty = Buffer.byteLength(entries(sitemap, shopPaths.home()));
  const repeats = languages.length * (languages.length + 2);
  const most = Math.max(1, Math.floor(limits.addresses / languages.length));
  const parts: ShopPath[][] = [[]];
  let bytes = OPEN.length + CLOSE.length;
  for (const path of paths) {
    const more = empty + repeats * Buffer.byteLength(escapeXml(path));
    const part = parts.at(-1) ?? [];
    if (part.length > 0 && (part.length >= most || bytes + more > limits.bytes)) {
      parts.push([path]);
      bytes = OPEN.length + CLOSE.length + more;
    } else {
      part.push(path);
      bytes += more;
    }
  }
  return parts;
}

/** The address of one of several files. @param part from 1 */
export function partAddress(publicUrl: string, part: number): string {
  return publicUrl + sitemapPartPath({ file: `${part}.xml` });
}

/** The index of several files. */
export function sitemapIndex({ publicUrl, changed }: Sitemap, parts: number): string {
  const files = Array.from(
    { length: parts },
    (_, index) =>
      `<sitemap>\n<loc>${escapeXml(partAddress(publicUrl, index + 1))}</loc>\n<lastmod>${changed}</lastmod>\n</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${files.join('')}</sitemapindex>\n`;
}
