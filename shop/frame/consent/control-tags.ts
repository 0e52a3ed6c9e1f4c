// Consent governs the tags (§ 25 TDDDG, ADR 025): before it reports wait in memory, after a no they are dropped,
// after a yes the tags load, once, on the first page whose address they may read, and are told what waits.
import type { DataRouter } from 'react-router';
import { returnedCart } from '../../../domain/addresses.ts';
import type { AnalyticsEvent } from '../../../domain/cart/analytics-items.ts';
import { shareableAddress } from '../../../domain/site/shareable-address.ts';
import type { Tags } from '../../../domain/site/site.ts';
import { drainReports } from '../../cart/analytics/drain-reports.ts';
import { onReport, takeReports } from '../../cart/analytics/report.ts';
import { keepReports, takeKeptReports } from '../../cart/analytics/waiting-reports.ts';
import { heldCartId } from '../../cart/cart-terms.ts';
import type { Choice } from './consent-choice.ts';
import { guardAddresses } from './guard-addresses.ts';

type Send = (event: AnalyticsEvent) => void;

let starting: Promise<Send | undefined> | undefined;

type Router = Pick<DataRouter, 'state' | 'getBlocker'>;

/** Call it again on each page. @param choice undefined while nothing has been said */
export function controlTags(choice: Choice | undefined, tags: Tags, router: Router): void {
  const drop = () => {
    takeReports();
    takeKeptReports();
  };
  const pass = async () => {
    if (!starting) {
      if (!mayLoad(router)) return keepReports();
      guardAddresses(router);
      starting = load(tags, router);
    }
    const send = await starting;
    // The next page or report tries again.
    if (!send) starting = undefined;
    else for (const event of drainReports()) send(event);
  };
  const heard = choice === 'accepted' ? pass : choice === 'rejected' ? drop : () => {};
  onReport(heard);
  void heard();
}

/** A page that is on its way was let through before there was a guard. */
function mayLoad({ state }: Router): boolean {
  return state.navigation.state === 'idle' && clearAddress();
}

/** Takes out of the address what no third party may read. A cart's name stays until its order is known, because the page
 * needs it until then. @returns false where tags may not load, or not yet */
function clearAddress(): boolean {
  const { pathname, search, hash } = window.location;
  const us = returnedCart(window.location);
  if (us !== undefined && (us === heldCartId() || us !== settledCart())) return false;
  const tellable = shareableAddress(window.location);
  if (tellable === undefined) return false;
  if (tellable !== pathname + search + hash) window.history.replaceState(window.history.state, '', tellable);
  return true;
}

/** The cart that the success page settled last, as `checkout/booking.ts` keeps it; read here, because a file that this chunk
 * shares is a file more on each page of the checkout (ADR 016). */
function settledCart(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem('booking') ?? '{}').cartId;
  } catch {
    return undefined;
  }
}

function load(tags: Tags, router: Router): Promise<Send | undefined> {
  return (
    import('./start-tags.ts')
      .then(({ startTags }) => (mayLoad(router) ? startTags(tags) : undefined))
      // Could not be loaded now.
      .catch(() => undefined)
  );
}

/** Tags are in this page; they stay until it is loaded again. */
export function areTagsLoaded(): boolean {
  return starting !== undefined;
}
