// The service worker behind saved tickets (ADR 070). Its scope is the orders' pages of one language, and of those it answers
// only when they are opened: from the network, and from what was saved where the network gives nothing. It keeps nothing by
// itself and touches no other page, script or call of the shop.
import { findKept, forgetOver } from './kept-tickets.ts';
import { SAVED } from './tickets-cache.ts';

/** What TypeScript's library for pages does not know of workers. */
type OpenedPage = Event & { readonly request: Request; respondWith(answer: Promise<Response>): void };
type Worker = { skipWaiting(): Promise<void> };

/** At the door a weak network is worse than none: after this the saved tickets are shown. */
const PATIENCE_MS = 4000;

// A new version takes over at once: it has nothing to agree on with pages that are open.
self.addEventListener('install', () => void (self as unknown as Worker).skipWaiting());

self.addEventListener('fetch', (event) => {
  const opened = event as OpenedPage;
  if (opened.request.mode === 'navigate' && opened.request.method === 'GET')
    opened.respondWith(answer(opened.request));
});

async function answer(request: Request): Promise<Response> {
  const kept = await keptOf(request.url);
  if (!kept) return fetch(request);
  // Asked for by name: the page came, but not its order.
  if (new URL(request.url).search === SAVED) return kept;
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const page = await Promise.race([fetch(request), ended(patience)]);
    return page.status >= 500 ? kept : page;
  } catch {
    return kept;
  }
}

/** A browser that has lost its storage still opens the page. */
async function keptOf(url: string): Promise<Response | undefined> {
  try {
    await forgetOver();
    return await findKept(url);
  } catch {
    return undefined;
  }
}

function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}
