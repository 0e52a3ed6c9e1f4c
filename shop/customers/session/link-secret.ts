// The secret of a mailed link is in the hash of the address, so that it is in no server log and no referrer. It is removed
// from the address as soon as this script runs: before the router starts, and before scripts of a page that embeds the
// shop can read it.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPage } from '../../../domain/addresses.ts';

let secret = '';

if (typeof window !== 'undefined') take();

/** The secret of the opened link, '' for none; undefined while the page hydrates. */
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

/** Call it after use: a link works once. */
export function forgetLinkSecret(): void {
  secret = '';
}
