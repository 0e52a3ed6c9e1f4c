// Where a visit came from (spec 2 and 9): the partner of the address and the page that linked here, kept for this
// session. Coming back from the payment is not an arrival.
import { isPageOrBelow } from '../../domain/addresses.ts';
import { rememberReturnRoute } from '../customers/session/return-route.ts';

export function rememberOrigin(): void {
  rememberPath(window.location.pathname);
  try {
    const { searchParams, pathname, origin } = new URL(window.location.href);
    const partner = searchParams.get('partner');
    if (partner) sessionStorage.setItem('partner', JSON.stringify(partner));
    const { referrer } = document;
    if (referrer && !referrer.startsWith(`${origin}/`) && !isPageOrBelow(pathname, ['checkout']))
      sessionStorage.setItem('referrer', JSON.stringify(referrer));
  } catch {
    // Without storage the origin is lost. The shop works without it.
  }
}

/** Remembers the current page and whether a checkout waits (spec 4). Call it on each navigation and each page load. */
export function rememberPath(path: string): void {
  const from = lastVisited();
  if (path === from) return;
  rememberReturnRoute(from, path);
  try {
    sessionStorage.setItem('lastVisited', JSON.stringify(path));
  } catch {
    // As above.
  }
}

function lastVisited(): string {
  try {
    return JSON.parse(sessionStorage.getItem('lastVisited') ?? '""');
  } catch {
    return '';
  }
}
