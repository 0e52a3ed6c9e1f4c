// The museum's page, seen from the shop in its frame. The server decides which sites may embed the shop
// (`frame-ancestors`). After the first message only its sender's origin is accepted.
import { type FromElement, type FromShop, readFromElement } from './embed-messages.ts';

let origin: string | undefined;

/** Sends nothing before the page's origin is known. */
export function send(message: FromShop): void {
  if (origin !== undefined) window.parent.postMessage(message, origin);
}

/** Announces the shop to the page and listens to its answers. */
export function listen(receive: (message: FromElement, origin: string) => void): void {
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || (origin !== undefined && event.origin !== origin)) return;
    const message = readFromElement(event.data);
    if (!message) return;
    origin ??= event.origin;
    receive(message, origin);
  });
  window.parent.postMessage({ foyer: 'hello' } satisfies FromShop, '*');
}
