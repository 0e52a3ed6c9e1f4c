// One history for page and frame: the page's. What the shop would add to the frame's own, it only replaces there, and tells
// the page, which adds it to the address that visitors see, send on and load again.
import { embedPath, fullPath, rememberFullPath } from './embed-path.ts';
import { send } from './host-page.ts';

const replace = history.replaceState.bind(history);

let told = '';
/** The shop's router is there: it has looked at the history. */
let alive = false;

/** Where the shop is, as the page may know it. */
export function here(): string {
  told = embedPath(location);
  return told;
}

/** Back and forward in the page's history, or where it was asked to be: the shop follows. */
export function goTo(path: string): void {
  if (path === told) return;
  const url = new URL(fullPath(path), location.origin);
  if (!alive || languageOf(url.pathname) !== languageOf(location.pathname)) {
    location.replace(url);
    return;
  }
  told = path;
  replace(null, '', url);
  // As if the frame had gone back by itself: that is what the router listens to.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function languageOf(path: string) {
  return path.split('/')[1];
}

/** Call it before the router is made. */
export function shareHistory(): void {
  history.pushState = (state, unused, url) => {
    replace(state, unused, url);
    moved(true);
  };
  history.replaceState = (state, unused, url) => {
    alive = true;
    replace(state, unused, url);
    moved(false);
  };
  window.addEventListener('click', follow);
  rememberFullPath(location);
}

function moved(push: boolean) {
  rememberFullPath(location);
  const path = embedPath(location);
  if (path === told) return;
  told = path;
  send({ foyer: 'moved', path, push });
}

/** Links that the router leaves to the browser. */
function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.download || !/^(_self)?$/.test(link.target) || !/^https?:$/.test(link.protocol)) return;
  // Out of the shop means out of the frame; papers are no pages and cannot be framed.
  if (link.origin !== location.origin) link.target = '_top';
  else if (link.pathname.startsWith('/documents/')) link.target = '_blank';
  else {
    event.preventDefault();
    const url = new URL(link.href);
    const stays = url.pathname + url.search === location.pathname + location.search;
    if (!stays) return load(url, true);
    location.replace(url);
    document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
  }
}

/** A document of the shop is shown in place of this one, without an entry of the frame's own. */
function load(url: URL, push: boolean) {
  rememberFullPath(url);
  send({ foyer: 'moved', path: embedPath(url), push });
  location.replace(url);
}
