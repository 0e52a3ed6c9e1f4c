// The secret of a mailed link is in the hash of the address, so that it is in no server log and no referrer. It is removed
// from the address as soon as this script runs: before the router starts, and before scripts of a page that embeds the
// shop can read it. Until it is used it is kept in the session, so that a reload or another language does not lose it.
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPage } from '../../../domain/addresses.ts';
import { sessionValue } from '../../ground/session-value.ts';

const NO_SECRET = '';
const read = (stored: unknown) => (typeof stored === 'string' ? stored : NO_SECRET);

/** A secret opens its own page alone. */
const SECRETS = {
  recover: sessionValue('recover secret', NO_SECRET, read),
  confirmEmail: sessionValue('confirm secret', NO_SECRET, read),
  confirmOrder: sessionValue('confirm order secret', NO_SECRET, read),
  pay: sessionValue('pay secret', NO_SECRET, read),
  offer: sessionValue('offer secret', NO_SECRET, read),
  redeem: sessionValue('redeem secret', NO_SECRET, read),
} as const;

if (typeof window !== 'undefined') take();

/** The secret of the opened link, '' for none; undefined while the page hydrates. */
export function useLinkSecret(): string | undefined {
  const location = useLocation();
  const [known, setKnown] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may be opened on the same page
  useEffect(() => setKnown(take()), [location]);
  return known;
}

function secretHere() {
  const pages = Object.keys(SECRETS) as (keyof typeof SECRETS)[];
  const page = pages.find((one) => isPage(window.location.pathname, [one]));
  return page && SECRETS[page];
}

function take(): string {
  const { hash, pathname, search } = window.location;
  const secret = secretHere();
  if (secret && hash.length > 1) {
    secret.set(hash.slice(1));
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  }
  return secret?.get() ?? NO_SECRET;
}

/** Call it after use: a link works once. */
export function forgetLinkSecret(): void {
  secretHere()?.set(NO_SECRET);
}
