// Takes over the page that the server rendered.
import './site/shop.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { CompiledWording } from '../domain/wording/translate.ts';
import { createCall } from './api/call.ts';
import { CallProvider } from './api/call-context.tsx';
import { App } from './app.tsx';
import { rememberReturnRoute } from './checkout/return-route.ts';
import { localPath } from './i18n/local-path.ts';
import type { PageData } from './page-data.ts';
import { routes } from './routes.tsx';
import { shopContext } from './shop-context.ts';
import { callWatcher } from './site/call-watcher.ts';
import { rememberOrigin } from './site/visit-origin.ts';

const start = async () => {
  const data = JSON.parse(document.getElementById('foyer-data')?.textContent ?? '{}') as PageData;
  const wording = fetch(data.wording, { credentials: 'same-origin' }).then(
    (response) => response.json() as Promise<CompiledWording>,
  );
  // The matched page's code must be here before hydration, or React would throw its HTML away.
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const module = await route.lazy();
      Object.assign(route, module, { lazy: undefined });
    }),
  );
  rememberOrigin();
  const watcher = callWatcher((path) => void router.navigate(localPath(data.language, path)));
  const call = createCall(data.apiBase, data.language, watcher);
  const router = createBrowserRouter(routes, {
    hydrationData: data.hydration,
    getContext: () => new RouterContextProvider(new Map([[shopContext, { call, language: data.language }]])),
  });
  let here = window.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === here) return;
    rememberReturnRoute(here, pathname);
    here = pathname;
  });
  const root = document.getElementById('foyer');
  if (root)
    hydrateRoot(
      root,
      <App language={data.language} wording={await wording}>
        <CallProvider call={call}>
          <RouterProvider router={router} />
        </CallProvider>
      </App>,
    );
};

void start();
