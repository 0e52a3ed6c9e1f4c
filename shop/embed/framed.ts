// The shop inside of `<foyer-shop>` (ADR 026). Loaded only there, and before the app starts. It replaces what a
// window would do, so that the rest of the shop need not know that it is in a frame.
import './framed.css';
import { ADDRESS_PARAMETER, type FromElement } from './embed-messages.ts';
import { fullPath } from './embed-path.ts';
import { listen, send } from './host-page.ts';
import { goTo, here, shareHistory } from './one-history.ts';
import { setColours } from './page-colours.ts';

const root = document.documentElement;

// A window may have the same name without being a frame.
if (window.parent !== window) start();

function start() {
  // The page's address has only the beginning of a private path. Load the full one.
  const full = fullPath(location.pathname + location.search);
  if (full !== location.pathname + location.search) return location.replace(full);
  root.dataset['framed'] = '';
  shareHistory();
  scrollThePage();
  listen(receive);
  sendSizeAndTitle();
}

/** The frame is as high as the shop and cannot scroll, so the page scrolls instead. */
function scrollThePage() {
  // Called by the router for a new page.
  window.scrollTo = () => send({ foyer: 'page', height: height() });
  Element.prototype.scrollIntoView = function (options) {
    const { top, bottom } = this.getBoundingClientRect();
    const smooth = typeof options === 'object' && options.behavior === 'smooth';
    send({ foyer: 'show', top, bottom, smooth });
  };
}

function height() {
  return Math.ceil(root.getBoundingClientRect().height);
}

function sendSizeAndTitle() {
  new ResizeObserver(() => send({ foyer: 'size', height: height() })).observe(root);
  let title = '';
  new MutationObserver(() => {
    if (document.title === title) return;
    title = document.title;
    send({ foyer: 'title', title });
  }).observe(document.head, { childList: true, subtree: true, characterData: true });
}

/** Sets where a payment returns to: the page, with the shop's path as a parameter (shop/checkout/use-place-order.ts). */
function setPaymentReturn(href: string, origin: string) {
  if (!URL.canParse(href) || new URL(href).origin !== origin) return;
  root.dataset['paymentReturn'] = `${href}${href.includes('?') ? '&' : '?'}${ADDRESS_PARAMETER}=`;
}

function receive(message: FromElement, origin: string) {
  switch (message.foyer) {
    case 'host':
      setPaymentReturn(message.href, origin);
      if (message.dark !== null) setColours(message.dark);
      return send({ foyer: 'here', path: here(), title: document.title, height: height() });
    case 'view':
      root.style.setProperty('--view-top', `${message.top}px`);
      root.style.setProperty('--view-bottom', `${message.bottom}px`);
      return root.style.setProperty('--view-height', `${message.height}px`);
    case 'go':
      return goTo(message.path);
  }
}
