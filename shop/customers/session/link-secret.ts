// The secret of a mailed link stands behind the hash of the address, so that no server log and no referrer has it. It is
// taken out of the address as soon as the page's script is there: before the router, and before a host page's own
// scripts have looked around.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPage } from '../../../domain/addresses.ts';

let secret = '';

if (typeof window !== 'undefined') take();

/** The secret of the link that led here, '' for none; undefined while the page hydrates. */
export function useLinkSecret(): string | undefined {
  const location = useLocation();
  const [known, setKnown] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may be opened on the same page
  useEffect(() => setKnown(take()), [location]);
  return known;
}

function take(): string {
  const { hash, pathname, search } = window.location;
  if (hash.length > 1 && isPage(pathname, ['recover', 'confirmEmail'])) {
    secret = hash.slice(1);
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return secret;
}

/** It was used: a link works once. */
export function forgetLinkSecret(): void {
  secret = '';
}
