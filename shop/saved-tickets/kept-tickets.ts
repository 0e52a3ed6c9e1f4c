// Tickets saved on this device (ADR 070): one page for each order, as the server made it, under the address of the order's page.
// Each says itself until when it is kept. The shop and its worker read them here.
import { TICKETS_CACHE } from './tickets-cache.ts';

/** The saved page, unless its time is over. @param href of the order's page, with or without origin */
export async function findKept(href: string): Promise<Response | undefined> {
  if (!(await caches.has(TICKETS_CACHE))) return undefined;
  const kept = await (await caches.open(TICKETS_CACHE)).match(keyOf(href));
  return kept && !isOver(kept) ? kept : undefined;
}

export async function keep(href: string, page: Response): Promise<void> {
  await (await caches.open(TICKETS_CACHE)).put(keyOf(href), page);
}

export async function forget(href: string): Promise<void> {
  if (await caches.has(TICKETS_CACHE)) await (await caches.open(TICKETS_CACHE)).delete(keyOf(href));
}

export function forgetAll(): Promise<boolean> {
  return caches.delete(TICKETS_CACHE);
}

/** Deletes what is over. @returns how many are left */
export async function forgetOver(): Promise<number> {
  if (!(await caches.has(TICKETS_CACHE))) return 0;
  const cache = await caches.open(TICKETS_CACHE);
  let left = 0;
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept && !isOver(kept)) left += 1;
    else await cache.delete(request);
  }
  if (left === 0) await caches.delete(TICKETS_CACHE);
  return left;
}

/** The instant at which a saved page is over; 0 where it does not say. */
export function endOf(page: Response): number {
  return Date.parse(page.headers.get('expires') ?? '') || 0;
}

function isOver(page: Response): boolean {
  return endOf(page) <= Date.now();
}

/** One for each order and language, whatever stands after `?` and `#`. */
function keyOf(href: string): string {
  return new URL(href, self.location.href).pathname.replace(/\/$/, '');
}
