// `<foyer-shop>`: the shop in a museum's own page, in a frame as high as its content (ADR 026). The shop shares
// the page's address and history: not the frame but this element adds entries to it.
import { coveringHeader } from './covering-header.ts';
import { type FromElement, type FromShop, readFromShop } from './embed-messages.ts';
import { FRAME_NAME } from './frame-name.ts';
import { addressWith, cartIn, firstPath, pageAddress, pathIn } from './host-address.ts';
import { scrollerOf } from './scroller.ts';
import { scrollTo, seenPart } from './seen-part.ts';

/** Written around this script by the server (server/pages/embed-script.ts). */
declare const FOYER: { readonly origin: string; readonly names: Readonly<Record<string, string>> };

const LANGUAGES = Object.keys(FOYER.names);
/** Until the frame has sent its height: about a window, so that content below does not jump. */
const FIRST_HEIGHT = '85vh';
/** After this time the element shows the page's fallback content. */
const ANSWER_WITHIN_MS = 12_000;

// Not a style element: the page's own security policy may forbid those.
const STYLE = new CSSStyleSheet();
STYLE.replaceSync(`
:host { display: block; }
:host([hidden]) { display: none; }
iframe { display: block; box-sizing: border-box; inline-size: 100%; margin: 0; border: 0; padding: 0; }
iframe:not(.here) { opacity: 0; }
.failed > iframe:not(.here) { position: absolute; inline-size: 1px; block-size: 1px !important; pointer-events: none; }
div:not(.failed) > slot { display: none; }
`);

/** The element that the page's address belongs to. A page shows one shop. */
let only: FoyerShop | undefined;

/** The shop's distance from the window's top when the visitor left that page; stored in the page's history entry. */
type LeftAt = { readonly foyer?: unknown } | null;

class FoyerShop extends HTMLElement {
  readonly #frame = document.createElement('iframe');
  readonly #box = document.createElement('div');
  #stop = new AbortController();
  #home = '';
  /** The shop's path in the page's address. */
  #path = '';
  /** The wanted path while the shop cannot receive it yet. */
  #wanted: string | undefined;
  #frameListens = false;
  #sentView = '';
  #due = 0;
  /** Height of the highest sticky header so far. */
  #header = 0;
  /** The scroll position to restore once the earlier page is loaded. */
  #restore: number | undefined;

  constructor() {
    super();
    this.#frame.name = FRAME_NAME;
    this.#frame.allow = 'payment; clipboard-write';
    // The shop learns the site that its visitors come from, but not the page.
    this.#frame.referrerPolicy = 'strict-origin';
    this.#box.append(this.#frame, document.createElement('slot'));
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [STYLE];
    root.append(this.#box);
  }

  connectedCallback() {
    if (only) return console.warn('foyer-shop: a page shows one shop; the second one is left out.');
    only = this;
    const { href } = location;
    this.#home = firstPath(
      this.getAttribute('path') ?? '',
      [this.getAttribute('lang'), this.parentElement?.closest('[lang]')?.getAttribute('lang')],
      LANGUAGES,
    );
    this.#path = pathIn(href, FOYER.origin, LANGUAGES) ?? this.#home;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    window.addEventListener('message', (event) => this.#read(event), { signal });
    window.addEventListener('popstate', (event) => this.#followHistory(event.state as LeftAt), { signal });
    // Captured, because the page may scroll inside another element than the window.
    document.addEventListener('scroll', this.#updateView, { signal, capture: true, passive: true });
    window.addEventListener('resize', this.#updateView, { signal });
    const sizes = new ResizeObserver(this.#updateView);
    sizes.observe(document.documentElement);
    sizes.observe(this);
    signal.addEventListener('abort', () => sizes.disconnect());
    this.#open(href);
  }

  disconnectedCallback() {
    if (only !== this) return;
    only = undefined;
    this.#stop.abort();
    this.#frame.removeAttribute('src');
  }

  #open(href: string) {
    const src = new URL(this.#path, FOYER.origin);
    const partner = new URL(href).searchParams.get('partner');
    if (partner) src.searchParams.set('partner', partner);
    const cart = cartIn(href);
    if (cart) {
      src.hash = `foyer-us-${cart}`;
      history.replaceState(history.state, '', addressWith(href, this.#path));
    }
    this.#frameListens = false;
    this.#frame.classList.remove('here');
    this.#frame.style.height = FIRST_HEIGHT;
    this.#frame.title = FOYER.names[this.#path.split('/')[1] ?? ''] ?? '';
    this.#frame.src = src.href;
    const late = setTimeout(() => this.#fail(), ANSWER_WITHIN_MS);
    this.#stop.signal.addEventListener('abort', () => clearTimeout(late));
  }

  #fail() {
    if (this.#frameListens) return;
    this.#box.classList.add('failed');
    console.error(
      `foyer-shop: the shop at ${FOYER.origin} does not answer. If it is open, does the museum's embed_origins name ${location.origin}?`,
    );
  }

  #send(message: FromElement) {
    if (this.#frameListens) this.#frame.contentWindow?.postMessage(message, FOYER.origin);
  }

  #read({ source, origin, data }: MessageEvent) {
    if (source !== this.#frame.contentWindow || origin !== FOYER.origin) return;
    const message = readFromShop(data);
    if (message) this.#receive(message);
  }

  #receive(message: FromShop) {
    switch (message.foyer) {
      case 'hello':
        this.#frameListens = true;
        this.#sentView = '';
        this.#send({ foyer: 'host', href: pageAddress(location.href), dark: this.#isDark() });
        return this.#updateView();
      case 'here':
        this.#box.classList.remove('failed');
        this.#frame.classList.add('here');
        this.#frame.title = message.title;
        this.#size(message.height);
        if (this.#wanted !== undefined && this.#wanted !== message.path)
          this.#send({ foyer: 'go', path: this.#wanted });
        else this.#move(message.path, false);
        this.#wanted = undefined;
        return;
      case 'moved':
        return this.#move(message.path, message.push);
      case 'title':
        this.#frame.title = message.title;
        return;
      case 'size':
        return this.#size(message.height);
      case 'page':
        this.#size(message.height);
        return this.#showFromTop();
      case 'show': {
        const { top } = this.#frame.getBoundingClientRect();
        const stretch = { top: top + message.top, bottom: top + message.bottom };
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches || !message.smooth;
        return this.#scroll(scrollTo(stretch, this.#stage()), still ? 'instant' : 'smooth');
      }
    }
  }

  /** The page's address follows the shop's. */
  #move(path: string, push: boolean) {
    if (path === this.#path) return;
    this.#path = path;
    const address = addressWith(location.href, path === this.#home ? undefined : path);
    // Keep the state of the page's own scripts, because they need it.
    const state: unknown = history.state;
    if (!push) return history.replaceState(state, '', address);
    if (state === null || typeof state === 'object')
      history.replaceState({ ...state, foyer: this.#frame.getBoundingClientRect().top }, '');
    history.pushState(state, '', address);
  }

  /** Back and forward, and links of the page to its own address. */
  #followHistory(state: LeftAt) {
    const path = pathIn(location.href, FOYER.origin, LANGUAGES) ?? this.#home;
    if (path === this.#path) return;
    this.#path = path;
    this.#restore = typeof state?.foyer === 'number' ? state.foyer : undefined;
    if (this.#frameListens) this.#send({ foyer: 'go', path });
    else this.#wanted = path;
  }

  /** Scrolls to the top of a new page if that is out of sight, or restores the position on an earlier page. */
  #showFromTop() {
    const { top } = this.#frame.getBoundingClientRect();
    const { covered } = this.#stage();
    if (this.#restore !== undefined) this.#scroll(top - this.#restore, 'instant');
    else if (top < covered) this.#scroll(top - covered, 'instant');
    this.#restore = undefined;
  }

  #scroll(top: number, behavior: ScrollBehavior) {
    if (top !== 0) scrollerOf(this).scrollBy({ top, behavior });
  }

  #size(height: number) {
    this.#frame.style.height = `${Math.max(Math.ceil(height), 0)}px`;
    this.#updateView();
  }

  /** The visible part of the window without a sticky header, whose height the page declares or which is measured. */
  #window() {
    const { scrollMarginTop } = getComputedStyle(this);
    const { scrollPaddingTop } = getComputedStyle(document.documentElement);
    const declared = pixels(scrollMarginTop) + pixels(scrollPaddingTop);
    const { left, width } = this.getBoundingClientRect();
    const covered = declared || coveringHeader(left + width / 2, this);
    this.#header = Math.max(this.#header, covered);
    return { height: window.innerHeight, covered };
  }

  /** Where the shop begins after scrolling to it, below a header that may reappear. */
  #stage() {
    return { ...this.#window(), covered: this.#header };
  }

  /** Whether the page's colour scheme is dark. Light is the default. */
  #isDark(): boolean | null {
    const schemes = getComputedStyle(this).colorScheme.split(' ');
    if (!schemes.includes('dark')) return false;
    return schemes.includes('light') ? null : true;
  }

  readonly #updateView = () => {
    this.#due ||= requestAnimationFrame(() => {
      this.#due = 0;
      const view = seenPart(this.#frame.getBoundingClientRect(), this.#window());
      const json = JSON.stringify(view);
      if (json === this.#sentView || !this.#frameListens) return;
      this.#sentView = json;
      this.#send({ foyer: 'view', ...view });
    });
  };
}

if (!customElements.get('foyer-shop')) customElements.define('foyer-shop', FoyerShop);

function pixels(length: string): number {
  return length.endsWith('px') ? Number.parseFloat(length) : 0;
}
