// Page and frame share the page's history. The shop only replaces entries in the frame and sends each path to the page,
// which adds it to the address that visitors see, share and reload.
import { FOLDERS } from '../../domain/addresses.ts';
import { embedPath, fullPath, rememberFullPath } from './embed-path.ts';
import { send } from './host-page.ts';

const replace = history.replaceState.bind(history);

let known = '';
/** Whether the router has started and read the history. */
let routerStarted = false;
/** Whether another document is on its way into the frame. */
let isLeaving = false;

/** The shop's current path, as far as the museum's page may know it. */
export function here(): string {
  known = embedPath(location);
  return known;
}

/** Shows a path that the page asked for, by back, forward or a link. */
export function goTo(path: string): void {
  if (path === known) return;
  const url = new URL(fullPath(path), location.origin);
  if (isLeaving || !routerStarted || languageOf(url.pathname) !== languageOf(location.pathname)) {
    location.replace(url);
    return;
  }
  known = path;
  replace(null, '', url);
  // The router listens to `popstate`, as if the frame had gone back.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

function languageOf(path: string) {
  return path.split('/')[1];
}

/** Call it before the router starts. */
export function shareHistory(): void {
  history.pushState = (state, unused, url) => {
    replace(state, unused, url);
    moved(true);
  };
  history.replaceState = (state, unused, url) => {
    routerStarted = true;
    replace(state, unused, url);
    moved(false);
  };
  window.addEventListener('click', follow);
  rememberFullPath(location);
}

function moved(push: boolean) {
  rememberFullPath(location);
  const path = embedPath(location);
  if (path === known) return;
  known = path;
  send({ foyer: 'moved', path, push });
}

/** Links that the browser follows and not the router. */
function follow(event: MouseEvent) {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (!link || link.download || !/^(_self)?$/.test(link.target) || !/^https?:$/.test(link.protocol)) return;
  // Links out of the shop leave the frame. Documents are not pages and cannot be framed.
  if (link.origin !== location.origin) link.target = '_top';
  else if (link.pathname.startsWith(FOLDERS.documents)) link.target = '_blank';
  else {
    event.preventDefault();
    const url = new URL(link.href);
    const stays = url.pathname + url.search === location.pathname + location.search;
    if (!stays) return load(url, true);
    location.replace(url);
    document.getElementById(decodeURIComponent(url.hash.slice(1)))?.scrollIntoView();
  }
}

/** Replaces the document without a history entry of the frame. */
function load(url: URL, push: boolean) {
  rememberFullPath(url);
  isLeaving = true;
  known = embedPath(url);
  send({ foyer: 'moved', path: known, push });
  location.replace(url);
}
