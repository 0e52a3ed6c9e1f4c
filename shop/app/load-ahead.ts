// The code of a page is asked for as soon as somebody points at a link to it, touches it, or moves the focus there: it is there,
// or on its way, when they follow it.
import { matchRoutes } from 'react-router';
import { routes } from './routes.tsx';

export function loadAhead(): void {
  document.addEventListener('pointerover', loadPointedAt);
  document.addEventListener('focusin', loadPointedAt);
}

function loadPointedAt({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  // What fails to load stays failed until the next page load: nobody without network is made to try.
  if (!link || link.origin !== window.location.origin || !navigator.onLine) return;
  for (const { route } of matchRoutes(routes, link.pathname) ?? [])
    if (typeof route.lazy === 'function') route.lazy().catch(() => {});
}
