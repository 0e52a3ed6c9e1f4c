// Saves an order's tickets on this device, so that its page opens without network (ADR 070), and removes them.
import {
  localPath,
  savedTicketsPath,
  shopPaths,
  TICKETS_WORKER_PATH,
  withoutParameter,
} from '../../domain/addresses.ts';
import { FRAME_NAME } from '../embed/frame-name.ts';
import { endOf, findKept, forget, forgetOver, keep } from './kept-tickets.ts';

/** Which order, and in which language its page is read. */
export type SavedOrder = { readonly id: string; readonly language: string };

/** Whether this browser can. In a frame of another site it would be kept for that site's visitors alone. */
export function canSave(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && window.name !== FRAME_NAME;
}

/** The instant until which the order's tickets are saved; undefined where they are not. */
export async function savedUntil(order: SavedOrder): Promise<number | undefined> {
  const kept = await findKept(pageOf(order));
  return kept && endOf(kept);
}

/** Saves them anew, as they are now. @returns as `savedUntil` */
export async function saveTickets(order: SavedOrder): Promise<number | undefined> {
  const page = await fetch(savedTicketsPath({ id: order.id }), { cache: 'no-store' });
  if (!page.ok) return undefined;
  await keep(pageOf(order), page);
  const scope = `${localPath(order.language)}${withoutParameter('orderReview')}/`;
  await navigator.serviceWorker.register(TICKETS_WORKER_PATH, { scope });
  return savedUntil(order);
}

export async function removeTickets(order: SavedOrder): Promise<void> {
  await forget(pageOf(order));
  await sweepTickets();
}

/** Deletes what is over, and the worker with the last of it. */
export async function sweepTickets(): Promise<void> {
  if ((await forgetOver()) > 0) return;
  for (const worker of await navigator.serviceWorker.getRegistrations())
    if (isOurs(worker)) await worker.unregister();
}

/** The museum may have workers of its own on this host. */
function isOurs({ active, waiting, installing }: ServiceWorkerRegistration): boolean {
  const script = (active ?? waiting ?? installing)?.scriptURL ?? '';
  return script !== '' && new URL(script).pathname === TICKETS_WORKER_PATH;
}

function pageOf({ id, language }: SavedOrder): string {
  return localPath(language, shopPaths.orderReview(id));
}
