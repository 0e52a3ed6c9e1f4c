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
  closedVisit: sessionValue('closed visit secret', NO_SECRET, read),
  confirmOrder: sessionValue('confirm order secret', NO_SECRET, read),
  pay: sessionValue('pay secret', NO_SECRET, read),
  offer: sessionValue('offer secret', NO_SECRET, read),
  redeem: sessionValue('redeem secret', NO_SECRET, read),
} as const;

type LinkedPage = keyof typeof SECRETS;

if (typeof window !== 'undefined') take();

/**
 * The secret of the link that opened this page, '' for none; undefined while the page hydrates.
 * @param page names itself: one that has no place for its secret does not compile
 */
export function useLinkSecret(page: LinkedPage): string | undefined {
  const location = useLocation();
  const [known, setKnown] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may be opened on the same page
  useEffect(() => {
    take();
    setKnown(SECRETS[page].get());
  }, [page, location]);
  return known;
}

function take(): void {
  const { hash, pathname, search } = window.location;
  const pages = Object.keys(SECRETS) as LinkedPage[];
  const page = pages.find((one) => isPage(pathname, [one]));
  if (!page || hash.length <= 1) return;
  SECRETS[page].set(hash.slice(1));
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** Call it after use: a link works once. */
export function forgetLinkSecret(page: LinkedPage): void {
  SECRETS[page].set(NO_SECRET);
}
