// Whether the addresses of museum.yaml can be links: a wrong one would lead nowhere, or run a script.
import { localPath } from '../../../domain/addresses.ts';
import { LANGUAGES } from '../../../domain/language.ts';
import type { Path, Report } from '../../museum-folder/yaml-file.ts';
import type { SiteFields } from './site-fields.ts';

/** What the footer links to, in its order. */
export const TERMS = ['imprint', 'terms', 'data_protection', 'accessibility_statement', 'shipping'];

/** Reports addresses that cannot be links. */
export function checkLinks(museum: SiteFields, report: Report): void {
  const check = (url: string, path: Path, fits = isOnTheWeb(url)) => {
    if (!fits) report(path, `"${url}" is no address such as https://museum.example`);
  };
  const { museumMainUrl: main = '' } = museum;
  if (main !== '') check(main, ['museumMainUrl']);
  for (const [language, url] of Object.entries(museum.museumPerLanguageUrls ?? {}))
    check(url, ['museumPerLanguageUrls', language]);
  for (const [language, links] of Object.entries(museum.customTermsLinks ?? {}))
    for (const [id, { url }] of Object.entries(links)) {
      if (!TERMS.includes(id))
        report(['customTermsLinks', language, id], `"${id}" is none of ${TERMS.join(', ')}`);
      check(url, ['customTermsLinks', language, id, 'url'], isOnTheWeb(url) || isShopPath(url));
    }
  for (const [group, banners] of Object.entries(museum.banners ?? {}))
    banners.forEach(({ link, title }, index) => {
      const path = ['banners', group, index, 'link'];
      if (link === undefined) return;
      if (!isOnTheWeb(link) && !isShopPath(link))
        report(path, `"${link}" is no address such as https://museum.example or /tickets`);
      if (LANGUAGES.some((language) => `${link}/`.startsWith(localPath(language))))
        report(path, `"${link}" must do without its language: each visitor has their own`);
      if (!title) report(path, 'needs a title, whose words are the link');
    });
  museum.social_media?.forEach(({ link }, index) => check(link, ['social_media', index, 'link']));
  museum.partnerLogos?.forEach(({ logos }, group) => {
    logos.forEach(({ url }, index) => {
      // A partner without a web page has none, or ''.
      if (url) check(url, ['partnerLogos', group, 'logos', index, 'url']);
    });
  });
}

function isOnTheWeb(url: string): boolean {
  return /^https?:$/.test(URL.parse(url)?.protocol ?? '');
}

/** Whether an address is a path of this shop. It begins with one slash; two would be another host. */
export function isShopPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}
