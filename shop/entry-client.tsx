// Takes over the page that the server rendered.
import './site/shop.css';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { CompiledWording } from '../domain/wording/translate.ts';
import { createCall } from './api/call.ts';
import { App } from './app.tsx';
import type { PageData } from './page-data.ts';
import { routes } from './routes.tsx';
import { shopContext } from './shop-context.ts';

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
  const call = createCall(data.apiBase, data.language);
  const router = createBrowserRouter(routes, {
    hydrationData: data.hydration,
    getContext: () => new RouterContextProvider(new Map([[shopContext, { call, language: data.language }]])),
  });
  const root = document.getElementById('foyer');
  if (root)
    hydrateRoot(
      root,
      <App language={data.language} wording={await wording}>
        <RouterProvider router={router} />
      </App>,
    );
};

void start();
