import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { type PageRouter, usePageRouter } from './page-router.ts';

const KEY = 'foyer-scroll';

/** Where each entry of the history was scrolled to, by the entry's key. The router writes it when a page is left. */
let positions: Record<string, number> = {};

/** A new page begins at its top or at what its address names; one that was left stands where it was (spec 2). */
export function useScrollPosition(): void {
  const router = usePageRouter();
  const location = useLocation();
  useLayoutEffect(() => {
    positions = read();
    return router?.enableScrollRestoration(positions, () => window.scrollY);
  }, [router]);
  useLayoutEffect(() => {
    if (router) scroll(location.hash, router.state);
  }, [location, router]);
  useEffect(() => {
    takeOver();
    const leave = () => {
      positions[location.key] = window.scrollY;
      write();
      window.history.scrollRestoration = 'auto';
    };
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', leave);
    };
  }, [location.key]);
}

function scroll(
  hash: string,
  { restoreScrollPosition: top, preventScrollReset: keep }: PageRouter['state'],
): void {
  if (top === false) return;
  const named = typeof top !== 'number' && hash && document.getElementById(decoded(hash.slice(1)));
  if (named) named.scrollIntoView();
  else if (typeof top === 'number' || !keep) window.scrollTo(0, top ?? 0);
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

function takeOver(): void {
  window.history.scrollRestoration = 'manual';
}

function read(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Without storage a page that is loaded again begins at its top. */
function write(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(positions));
  } catch {}
}
