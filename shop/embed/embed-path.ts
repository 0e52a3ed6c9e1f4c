// What the museum's page is told of where the shop is: it stands in that page's address, where its CMS, its analytics and
// whoever is sent the link read it. Of private pages only which page it is.
import { tellableAddress } from '../../domain/site/tellable-address.ts';

const KEY = 'foyer:told';

/** The partner comes from the museum's page and stays there. */
const PARTNER = /(?<=[?&])partner=[^&]*(&|$)/;

/** @param address a location or URL of the shop */
export function embedPath({ pathname, search }: { pathname: string; search: string }): string {
  const own = search.replace(PARTNER, '').replace(/[?&]$/, '');
  const told = tellableAddress({ pathname, search: own, hash: '' });
  return told ?? pathname.split('/').slice(0, 3).join('/');
}

/** Remembers, for this session, what is left out of what is told. */
export function rememberFullPath(address: { pathname: string; search: string }): void {
  const whole = address.pathname + address.search;
  const told = embedPath(address);
  if (whole === told) return;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [told]: whole }));
  } catch {
    // Then a private page is not found again after a reload.
  }
}

type Kept = Readonly<Record<string, string>>;

function kept(): Kept {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

/** The whole address again, where this visitor has been there in this session. */
export function fullPath(told: string): string {
  const known = kept();
  return Object.hasOwn(known, told) ? String(known[told]) : told;
}
