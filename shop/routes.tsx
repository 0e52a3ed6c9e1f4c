// Every address of the shop in one table (spec 2). Each page is a module of its own, loaded when it is visited; a page
// module exports `Component` and, where it shows the catalogue, `loader`.
import type { LoaderFunction, RouteObject } from 'react-router';
import { ErrorPage } from './site/error-page.tsx';
import { Shell } from './site/shell.tsx';
import { shellLoader } from './site/shell-loader.ts';

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
          page(
            'page/shipping',
            'shop/shipping/shipping-page.tsx',
            () => import('./shipping/shipping-page.tsx'),
          ),
          page('page/:id', 'shop/site/static-page.tsx', () => import('./site/static-page.tsx')),
          page('tickets', 'shop/tickets/event-list-page.tsx', () => import('./tickets/event-list-page.tsx')),
          page('tickets/:id', 'shop/tickets/event-page.tsx', () => import('./tickets/event-page.tsx')),
          page('guided-tours', 'shop/tours/tour-list-page.tsx', () => import('./tours/tour-list-page.tsx')),
          page('guided-tours/:id', 'shop/tours/tour-page.tsx', () => import('./tours/tour-page.tsx')),
          page(
            'merchandise/:category?',
            'shop/merchandise/article-list-page.tsx',
            () => import('./merchandise/article-list-page.tsx'),
          ),
          page(
            'product/:id',
            'shop/merchandise/article-page.tsx',
            () => import('./merchandise/article-page.tsx'),
          ),
          page('passes', 'shop/passes/pass-list-page.tsx', () => import('./passes/pass-list-page.tsx')),
          page('passes/:id', 'shop/passes/pass-page.tsx', () => import('./passes/pass-page.tsx')),
          page(
            'vouchers',
            'shop/vouchers/voucher-list-page.tsx',
            () => import('./vouchers/voucher-list-page.tsx'),
          ),
          page('vouchers/:id', 'shop/vouchers/voucher-page.tsx', () => import('./vouchers/voucher-page.tsx')),
          page('checkout', 'shop/checkout/checkout-page.tsx', () => import('./checkout/checkout-page.tsx')),
          page(
            'checkout/failed',
            'shop/checkout/checkout-failed-page.tsx',
            () => import('./checkout/checkout-failed-page.tsx'),
          ),
          page(
            'checkout/accepted',
            'shop/checkout/checkout-accepted-page.tsx',
            () => import('./checkout/checkout-accepted-page.tsx'),
          ),
          page(
            'checkout/canceled',
            'shop/checkout/checkout-canceled-page.tsx',
            () => import('./checkout/checkout-canceled-page.tsx'),
          ),
          page(
            'checkout/success',
            'shop/checkout/checkout-success-page.tsx',
            () => import('./checkout/checkout-success-page.tsx'),
          ),
          page('login', 'shop/customers/login-page.tsx', () => import('./customers/login-page.tsx')),
          page(
            'register-guest',
            'shop/customers/register-guest-page.tsx',
            () => import('./customers/register-guest-page.tsx'),
          ),
          page(
            'order-review/:id',
            'shop/orders/order-review-page.tsx',
            () => import('./orders/order-review-page.tsx'),
          ),
          page('*', 'shop/site/not-found-page.tsx', () => import('./site/not-found-page.tsx')),
        ],
      },
    ],
  },
];
