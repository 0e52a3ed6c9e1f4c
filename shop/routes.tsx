// Every address of the shop in one table (spec 2). Each page is a module of its own, loaded when it is visited; a page
// module exports `Component` and, where it shows the catalogue, `loader`.
import type { LoaderFunction, RouteObject } from 'react-router';
import { ErrorPage } from './site/error-page.tsx';
import { shellLoader } from './site/shell-loader.ts';
import { Shell } from './site/shell.tsx';

type PageModule = { Component: React.ComponentType; loader?: LoaderFunction };

/** What the server reads of a matched route: the module whose script the page will want first. */
export type PageHandle = { readonly module: string };

const page = (path: string, module: string, load: () => Promise<PageModule>): RouteObject => ({
  ...(path === '' ? { index: true } : { path }),
  lazy: load,
  handle: { module } satisfies PageHandle,
});

export const routes: RouteObject[] = [
  {
    id: 'shell',
    path: '/:lang?',
    loader: shellLoader,
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: ErrorPage,
    children: [
      {
        ErrorBoundary: ErrorPage,
        children: [
          page('', 'shop/site/home-page.tsx', () => import('./site/home-page.tsx')),
          page('page/:id', 'shop/site/static-page.tsx', () => import('./site/static-page.tsx')),
          page('tickets', 'shop/tickets/event-list-page.tsx', () => import('./tickets/event-list-page.tsx')),
          page('tickets/:id', 'shop/tickets/event-page.tsx', () => import('./tickets/event-page.tsx')),
          page('*', 'shop/site/not-found-page.tsx', () => import('./site/not-found-page.tsx')),
        ],
      },
    ],
  },
];
