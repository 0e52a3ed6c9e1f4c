// The shop while `<foyer-shop>` shows it in a museum's page (docs/decisions/026): loaded there and nowhere else, before the
// app takes over. The rest of the shop does not know where it is; what a window would do for it, is done here.
import './framed.css';
import { ADDRESS_PARAMETER, type FromElement } from './embed-messages.ts';
import { fullPath } from './embed-path.ts';
import { listen, send } from './host-page.ts';
import { goTo, here, shareHistory } from './one-history.ts';
import { setColours } from './page-colours.ts';

const root = document.documentElement;

/** The shop cannot scroll in a frame that is as high as itself: the page does it instead. */
const scrollThePage = () => {
  // The router's, when another page stands there.
  window.scrollTo = () => send({ foyer: 'page', height: height() });
  Element.prototype.scrollIntoView = function (options) {
    const { top, bottom } = this.getBoundingClientRect();
    const smooth = typeof options === 'object' && options.behavior === 'smooth';
    send({ foyer: 'show', top, bottom, smooth });
  };
};

// A window of that name is no frame.
if (window.parent !== window) start();

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

/** Where a payment comes back to: the page, with the path of the shop hung on (shop/checkout/use-place-order.ts). */
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

function start() {
  // A private page that was loaded again by what the page's address tells of it.
  const whole = fullPath(location.pathname + location.search);
  if (whole !== location.pathname + location.search) return location.replace(whole);
  root.dataset['framed'] = '';
  shareHistory();
  scrollThePage();
  listen(receive);
  sendSizeAndTitle();
}
