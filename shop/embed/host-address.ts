// The shop's address within the address of the museum's page: `?foyer=/de/tickets/mondwasser`. A parameter and not the
// fragment, which belongs to the page's own anchors and menus (docs/decisions/026).
import { ADDRESS_PARAMETER } from './embed-messages.ts';

const OURS = new RegExp(`^${ADDRESS_PARAMETER}(=|$)`);
/** What the shop's server hangs on when a payment comes back: a valid selector too, since pages look theirs up unasked. */
const CART = /^#foyer-us-([A-Za-z0-9]{1,64})$/;

/** The page's own address: without the shop's, and without a fragment. */
export function pageAddress(href: string): string {
  const url = new URL(href);
  return join(url, othersOf(url.search));
}

function join(url: URL, parameters: readonly string[]): string {
  return url.origin + url.pathname + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
}

/** Its parameters as they are written, but ours: rewriting a museum's own would change what its CMS makes of them. */
function othersOf(search: string): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter !== '' && !OURS.test(parameter));
}

/** The page's address with a path of the shop in it. @param path undefined where the element's first page is shown */
export function addressWith(href: string, path: string | undefined): string {
  const url = new URL(href);
  // What may stand in a query as it is, stays readable.
  const ours =
    path === undefined ? [] : [`${ADDRESS_PARAMETER}=${encodeURIComponent(path).replaceAll('%2F', '/')}`];
  return join(url, [...othersOf(url.search), ...ours]) + (CART.test(url.hash) ? '' : url.hash);
}

/** The path of the shop in a page's address, when it is a page of the shop in one of its languages. */
export function pathIn(href: string, origin: string, languages: readonly string[]): string | undefined {
  const given = new URL(href).searchParams.get(ADDRESS_PARAMETER);
  if (!given?.startsWith('/') || !URL.canParse(given, origin)) return undefined;
  const url = new URL(given, origin);
  const [, language = ''] = url.pathname.split('/');
  return url.origin === origin && languages.includes(language) ? url.pathname + url.search : undefined;
}

/** The cart whose payment has come back, where the address names one. */
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
