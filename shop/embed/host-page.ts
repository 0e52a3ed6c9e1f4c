// The museum's page as the shop in its frame sees it: the window around it. Which sites may be that page, the server has
// said before this document was shown (`frame-ancestors`); from its first message on it is that one site and no other.
import { type FromElement, type FromShop, readFromElement } from './embed-messages.ts';

let origin: string | undefined;

/** Nothing is told before it is known to whom. */
export function send(message: FromShop): void {
  if (origin !== undefined) window.parent.postMessage(message, origin);
}

/** Says that the shop is here, and listens to who answers. */
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
