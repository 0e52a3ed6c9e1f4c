// What crawlers are asked to leave alone (RFC 9309): addresses that are not pages, and pages that concern one visitor only.
// A made-up museum must not appear in search results: crawlers are asked to leave all of its shop alone.
import { FOLDERS, SITEMAP_PATH } from '../../../domain/addresses.ts';
import { PRIVATE_PATHS } from '../../../domain/site/private-paths.ts';

/**
 * There are no pages below these paths. Scripts, styles, wording and pictures are not among them: pages are shown with
 * them.
 */
const NO_PAGES = [
  FOLDERS.api,
  FOLDERS.demoBank,
  FOLDERS.documents,
  FOLDERS.door,
  FOLDERS.lists,
  FOLDERS.office,
];

export type Robots = {
  readonly publicUrl: string;
  readonly languages: readonly string[];
  /** The museum's address. */
  readonly email: string;
};

/** `/robots.txt` */
export function robotsText({ publicUrl, languages, email }: Robots): string {
  if (publicUrl.startsWith('https:') && isMadeUp(email)) return 'User-agent: *\nDisallow: /\n';
  const pages = ['', ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    PRIVATE_PATHS.map((path) => `${prefix}/${path}`),
  );
  const rules = [...NO_PAGES, ...pages].map((path) => `Disallow: ${path}`);
  return `User-agent: *\n${rules.join('\n')}\n\nSitemap: ${publicUrl}${SITEMAP_PATH}\n`;
}

/** Addresses under `.example` belong to no one (RFC 2606): a museum that has its mail there does not exist. */
export function isMadeUp(email: string): boolean {
  return /\.example$/i.test(email.trim());
}
