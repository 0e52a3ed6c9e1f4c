// The shop's address within the address of the museum's page: `?foyer=/de/tickets/mondwasser`. A parameter and not the
// fragment, which belongs to the page's own anchors and menus (ADR 026).
import { ADDRESS_PARAMETER } from './embed-messages.ts';

const OURS = new RegExp(`^${ADDRESS_PARAMETER}(=|$)`);
/** The hash that the server adds when a payment returns. It is a valid selector, because some pages query their hash. */
const CART = /^#foyer-us-([A-Za-z0-9]{1,64})$/;

/** The page's address without the shop's parameter and without a hash. */
export function pageAddress(href: string): string {
  const url = new URL(href);
  return join(url, othersOf(url.search));
}

function join(url: URL, parameters: readonly string[]): string {
  return url.origin + url.pathname + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

/** Its other parameters exactly as written, because the museum's CMS may depend on that. */
function othersOf(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !OURS.test(parameter));
}

/** The page's address with a path of the shop in it. @param path undefined where the element's first page is shown */
export function addressWith(href: string, path: string | undefined): string {
  const url = new URL(href);
  // Characters that are allowed in a query stay readable.
  const ours =
    path === undefined ? [] : [`${ADDRESS_PARAMETER}=${encodeURIComponent(path).replaceAll('%2F', '/')}`];
  return join(url, [...othersOf(url.search), ...ours]) + (CART.test(url.hash) ? '' : url.hash);
}

/** The shop's path in a page's address, if it is a page in one of the shop's languages. */
export function pathIn(href: string, origin: string, languages: readonly string[]): string | undefined {
  const given = new URL(href).searchParams.get(ADDRESS_PARAMETER);
  if (!given?.startsWith('/') || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  const [, language = ''] = url.pathname.split('/');
  return url.origin === origin && languages.includes(language) ? url.pathname + url.search : undefined;
}

/** The cart of a returned payment, if the address names one. */
export function cartIn(href: string): string | undefined {
  return CART.exec(new URL(href).hash)?.[1];
}

/**
 * The first page of an element: what its attributes say, in a language that the shop speaks.
 * @param wanted languages by preference, as `lang` attributes have them
 */
export function firstPath(
  path: string,
  wanted: readonly (string | null | undefined)[],
  languages: readonly string[],
): string {
  const [first = '', ...rest] = path.replace(/^\/+/, '').split('/');
  const named = languages.includes(first);
  const language = [named ? first : null, ...wanted]
    .map((code) => code?.toLowerCase().split('-')[0] ?? '')
    .find((code) => languages.includes(code));
  return `/${[language ?? languages[0], ...(named ? rest : [first, ...rest])].join('/')}`;
}
