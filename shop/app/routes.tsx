// Every address of the shop in one table (spec 2). Each page is a module of its own, loaded when it is visited; a page
// module exports `Component` and, where it shows the catalogue, `loader`.
import type { LoaderFunction, RouteObject } from 'react-router';
import { ErrorPageLater } from '../frame/outage-later.tsx';
import { Shell } from '../frame/shell.tsx';
import { languageLoader, shellLoader } from '../ground/shell-loader.ts';
import { notFound, shopContext } from '../ground/shop-context.ts';

/** What the server reads of a matched route: the module whose script the page will want first. */
export type PageHandle = { readonly module: string };

/** Where a museum can do without the page. */
type Flag = 'hasGuestRegistration' | 'hasUserRegistration';

export const routes: RouteObject[] = [
  page('/logout', 'shop/customers/logout-page.tsx', () => import('../customers/logout-page.tsx')),
  {
    id: 'shell',
    path: '/:lang?',
    loader: shellLoader,
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: ErrorPageLater,
    children: [
      {
        loader: languageLoader,
        shouldRevalidate: () => false,
        ErrorBoundary: ErrorPageLater,
        children: [
          page('', 'shop/site/home-page.tsx', () => import('../site/home-page.tsx')),
          page(
            'page/shipping',
            'shop/shipping/shipping-page.tsx',
            () => import('../shipping/shipping-page.tsx'),
          ),
          page('page/:id', 'shop/site/static-page.tsx', () => import('../site/static-page.tsx')),
          page('tickets', 'shop/tickets/event-list-page.tsx', () => import('../tickets/event-list-page.tsx')),
          page('tickets/:id', 'shop/tickets/event-page.tsx', () => import('../tickets/event-page.tsx')),
          page('guided-tours', 'shop/tours/tour-list-page.tsx', () => import('../tours/tour-list-page.tsx')),
          page('guided-tours/:id', 'shop/tours/tour-page.tsx', () => import('../tours/tour-page.tsx')),
          page(
            'merchandise/:category?',
            'shop/merchandise/article-list-page.tsx',
            () => import('../merchandise/article-list-page.tsx'),
          ),
          page(
            'product/:id',
            'shop/merchandise/article-page.tsx',
            () => import('../merchandise/article-page.tsx'),
          ),
          page('passes', 'shop/passes/pass-list-page.tsx', () => import('../passes/pass-list-page.tsx')),
          page('passes/:id', 'shop/passes/pass-page.tsx', () => import('../passes/pass-page.tsx')),
          page(
            'vouchers',
            'shop/vouchers/voucher-list-page.tsx',
            () => import('../vouchers/voucher-list-page.tsx'),
          ),
          page(
            'vouchers/:id',
            'shop/vouchers/voucher-page.tsx',
            () => import('../vouchers/voucher-page.tsx'),
          ),
          page('checkout', 'shop/checkout/checkout-page.tsx', () => import('../checkout/checkout-page.tsx')),
          page(
            'checkout/failed',
            'shop/checkout/checkout-page.tsx',
            () => import('../checkout/checkout-page.tsx'),
          ),
          page(
            'checkout/accepted',
            'shop/checkout/checkout-accepted-page.tsx',
            () => import('../checkout/checkout-accepted-page.tsx'),
          ),
          page(
            'checkout/canceled',
            'shop/checkout/checkout-canceled-page.tsx',
            () => import('../checkout/checkout-canceled-page.tsx'),
          ),
          page(
            'checkout/success',
            'shop/orders/checkout-success-page.tsx',
            () => import('../orders/checkout-success-page.tsx'),
          ),
          page('login', 'shop/customers/login-page.tsx', () => import('../customers/login-page.tsx')),
          page(
            'register',
            'shop/customers/register-page.tsx',
            () => import('../customers/register-page.tsx'),
            'hasUserRegistration',
          ),
          page(
            'register/success',
            'shop/customers/register-success-page.tsx',
            () => import('../customers/register-success-page.tsx'),
            'hasUserRegistration',
          ),
          page(
            'register-guest',
            'shop/customers/register-guest-page.tsx',
            () => import('../customers/register-guest-page.tsx'),
            'hasGuestRegistration',
          ),
          page(
            'forgot-password',
            'shop/customers/forgot-password-page.tsx',
            () => import('../customers/forgot-password-page.tsx'),
          ),
          page(
            'password-reset-success',
            'shop/customers/password-reset-success-page.tsx',
            () => import('../customers/password-reset-success-page.tsx'),
          ),
          page(
            'recover/:guid?',
            'shop/customers/recover-page.tsx',
            () => import('../customers/recover-page.tsx'),
          ),
          page(
            'recover-success',
            'shop/customers/recover-success-page.tsx',
            () => import('../customers/recover-success-page.tsx'),
          ),
          page(
            'confirm-email',
            'shop/customers/confirm-email-page.tsx',
            () => import('../customers/confirm-email-page.tsx'),
          ),
          page(
            'settings',
            'shop/customers/settings/settings-page.tsx',
            () => import('../customers/settings/settings-page.tsx'),
          ),
          page(
            'order-review/:id',
            'shop/orders/order-review-page.tsx',
            () => import('../orders/order-review-page.tsx'),
          ),
          page(
            'withdrawal',
            'shop/orders/withdrawal-page.tsx',
            () => import('../orders/withdrawal-page.tsx'),
          ),
          page('*', 'shop/site/not-found-page.tsx', () => import('../site/not-found-page.tsx')),
        ],
      },
    ],
  },
];

/** A page that the museum has switched off is none: a real 404. */
function unlessOff(flag: Flag, loader?: LoaderFunction): LoaderFunction {
  return async (args) => {
    const [config, data] = await Promise.all([
      args.context.get(shopContext).call('GET shopinfo/config', { query: { shop: '1' } }),
      loader?.(args) ?? null,
    ]);
    if (!config[flag]) throw notFound();
    return data;
  };
}

type PageModule = { Component: React.ComponentType; loader?: LoaderFunction };

function page(path: string, module: string, load: () => Promise<PageModule>, flag?: Flag): RouteObject {
  return {
    ...(path === '' ? { index: true } : { path }),
    lazy: async () => {
      const found = await load();
      return flag ? { ...found, loader: unlessOff(flag, found.loader) } : found;
    },
    handle: { module } satisfies PageHandle,
  };
}
