// What the shop does about every call: a busy bar while it runs, the login or a message when it is refused (spec 8).
import { isPageOrBelow, type ShopPath, shopPaths, withSearch } from '../../domain/addresses.ts';
import type { ApiRefusal, CallWatcher } from '../../ui/call/call.ts';
import { loadOutage } from '../frame/outage-later.tsx';

const BUSY_AFTER_MS = 100;

const OUTAGES: readonly number[] = [0, 500, 503];

/** @param goTo navigates to a page of the shop */
export function callWatcher(goTo: (path: ShopPath) => void): CallWatcher {
  let running = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    started: () => {
      running += 1;
      timer ??= setTimeout(() => document.documentElement.setAttribute('data-busy', ''), BUSY_AFTER_MS);
    },
    ended: () => {
      running -= 1;
      if (running > 0) return;
      clearTimeout(timer);
      timer = undefined;
      document.documentElement.removeAttribute('data-busy');
    },
    refused: ({ status, code }: ApiRefusal) => {
      // The shop is well, and the cart says what to do.
      if (code === 'PAYMENT_NOT_STARTED') return;
      if (status === 401 || status === 403) toLogin(goTo);
      else if (OUTAGES.includes(status))
        loadOutage().then(
          ({ reportOutage }) => reportOutage(status),
          () => {},
        );
    },
  };
}

/** Sends the visitor to the login, and back to this page afterwards (spec 8). */
function toLogin(goTo: (path: ShopPath) => void) {
  const { pathname, search } = window.location;
  if (!isPageOrBelow(pathname, ['login']))
    goTo(withSearch(shopPaths.login(), { fromUnauthorized: 'true', returnTo: pathname + search }));
}
