// The path of the shop in the address of the museum's page, where its CMS, its analytics and everybody with the link can
// read it. So it contains only the page's name for private pages.
import { shareableAddress } from '../../domain/site/shareable-address.ts';

const KEY = 'foyer:embed-paths';

/** The partner is set by the museum's page and is not added to its address. */
const PARTNER = /(?<=[?&])partner=[^&]*(&|$)/;

/** @param address a location or URL of the shop */
export function embedPath({ pathname, search }: { pathname: string; search: string }): string {
  const own = search.replace(PARTNER, '').replace(/[?&]$/, '');
  const address = shareableAddress({ pathname, search: own, hash: '' });
  return address ?? pathname.split('/').slice(0, 3).join('/');
}

/** Remembers the full path for this session, if it is longer than the one in the address. */
export function rememberFullPath(address: { pathname: string; search: string }): void {
  const full = address.pathname + address.search;
  const path = embedPath(address);
  if (full === path) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...stored(), [path]: full }));
  } catch {
    // Without storage a private page is not found again after a reload.
  }
}

type Stored = Readonly<Record<string, string>>;

function stored(): Stored {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

/** The full path, if it was opened in this session. */
export function fullPath(path: string): string {
  const paths = stored();
  return Object.hasOwn(paths, path) ? String(paths[path]) : path;
}
