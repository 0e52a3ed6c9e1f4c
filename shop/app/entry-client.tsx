// Takes over the page that the server rendered.
import { localPath } from '../../domain/addresses.ts';
import './shop.css';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { CompiledWording } from '../../domain/wording/translate.ts';
import { createCall } from '../../ui/call/call.ts';
import { CallProvider } from '../../ui/call/call-context.tsx';
import { FRAME_NAME } from '../embed/frame-name.ts';
import type { HydratedEvent, ScriptsState } from '../first-view/hydrated-event.ts';
import { loadOutage } from '../frame/outage-later.tsx';
import { PageRouterContext } from '../frame/page-router.ts';

import { shopContext } from '../ground/shop-context.ts';
import { TICKETS_CACHE } from '../saved-tickets/tickets-cache.ts';
import { App } from './app.tsx';
import { callWatcher } from './call-watcher.ts';
import { openRouter } from './open-router.ts';
import type { PageData } from './page-data.ts';
import { routes } from './routes.tsx';
import { rememberOrigin, rememberPath } from './visit-origin.ts';

start().catch((problem: unknown) => {
  document.documentElement.dataset['scripts'] = 'failed' satisfies ScriptsState;
  throw problem;
});

/** Rendered last, so its effect runs when the whole page is hydrated. */
function AnnounceHydration() {
  useEffect(() => {
    document.documentElement.dataset['scripts'] = 'alive' satisfies ScriptsState;
    document.dispatchEvent(new Event('foyer:hydrated' satisfies HydratedEvent));
  }, []);
  return null;
}

async function start() {
  const data = JSON.parse(document.getElementById('foyer-data')?.textContent ?? '{}') as PageData;
  const wording = fetch(data.wording, { credentials: 'same-origin' }).then(
    (response) => response.json() as Promise<CompiledWording>,
  );
  // The matched page's code must be here before hydration, or React would throw its HTML away.
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all([
    // In a museum's own page: the history and the window are that page's (ADR 026).
    window.name === FRAME_NAME && import('../embed/framed.ts'),
    ...matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  ]);
  if (data.hydration.errors) await loadOutage();
  rememberOrigin();
  const watcher = callWatcher((path) => void router.navigate(localPath(data.language, path)));
  const call = createCall(data.apiBase, data.language, watcher);
  const router = openRouter({
    hydrationData: data.hydration,
    getContext: () => new RouterContextProvider(new Map([[shopContext, { call, language: data.language }]])),
  });
  const opened = window.location.pathname;
  router.subscribe(({ location: { pathname, key }, restoreScrollPosition: top }) => {
    rememberPath(pathname);
    if (top) void import('./restore-scroll.ts').then((module) => module.restoreScroll(top, key));
    // Browsers share the address that the head names: it is the first page's alone.
    if (pathname !== opened) document.querySelector('link[rel=canonical]')?.remove();
  });
  const root = document.getElementById('foyer');
  const words = await wording;
  if (!root) return;
  const app = (
    <App language={data.language} wording={words}>
      <CallProvider call={call}>
        <PageRouterContext value={router}>
          <RouterProvider router={router} />
        </PageRouterContext>
      </CallProvider>
      <AnnounceHydration />
    </App>
  );
  void sweepSavedTickets();
  void import('./load-ahead.ts').then((module) => module.loadAhead());
  // In slices: a page that is scrolled meanwhile does not stick.
  startTransition(() => void hydrateRoot(root, app));
}

/** Tickets of past visits leave this device when the shop is opened (ADR 070). Where none are saved, nothing is loaded. */
async function sweepSavedTickets() {
  const { caches } = window as Partial<Window>;
  if (!(await caches?.has(TICKETS_CACHE).catch(() => false))) return;
  await (await import('../saved-tickets/save-tickets.ts')).sweepTickets();
}
