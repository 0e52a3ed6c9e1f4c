// The page at each address of the shop (domain/addresses.ts). Each page is a module of its own, loaded when it is visited; a
// page module exports `Component` and, where it shows the catalogue, `loader`.
import type { LoaderFunction, RouteObject } from 'react-router';
import { LOGOUT_PATH, SHOP_ROUTES, type ShopRoute } from '../../domain/addresses.ts';
import { ErrorPageLater } from '../frame/outage-later.tsx';
import { Shell } from '../frame/shell.tsx';
import { languageLoader, shellLoader } from '../ground/shell-loader.ts';
import { notFound, shopContext } from '../ground/shop-context.ts';

/** What the server reads from a matched route: the module whose script the page loads first. */
export type PageHandle = { readonly module: string };

/** Where a museum can do without the page. */
type Flag = 'hasGuestRegistration' | 'hasUserRegistration';

type Page = Pick<RouteObject, 'lazy' | 'handle'>;

const PAGES: Readonly<Record<ShopRoute, Page>> = {
  home: page('shop/site/home-page.tsx', () => import('../site/home-page.tsx')),
  shipping: page('shop/shipping/shipping-page.tsx', () => import('../shipping/shipping-page.tsx')),
  staticPage: page('shop/site/static-page.tsx', () => import('../site/static-page.tsx')),
  events: page('shop/tickets/event-list-page.tsx', () => import('../tickets/event-list-page.tsx')),
  event: page('shop/tickets/event-page.tsx', () => import('../tickets/event-page.tsx')),
  tours: page('shop/tours/tour-list-page.tsx', () => import('../tours/tour-list-page.tsx')),
  tour: page('shop/tours/tour-page.tsx', () => import('../tours/tour-page.tsx')),
  articles: page(
    'shop/merchandise/article-list-page.tsx',
    () => import('../merchandise/article-list-page.tsx'),
  ),
  article: page('shop/merchandise/article-page.tsx', () => import('../merchandise/article-page.tsx')),
  passes: page('shop/passes/pass-list-page.tsx', () => import('../passes/pass-list-page.tsx')),
  pass: page('shop/passes/pass-page.tsx', () => import('../passes/pass-page.tsx')),
  vouchers: page('shop/vouchers/voucher-list-page.tsx', () => import('../vouchers/voucher-list-page.tsx')),
  groups: page('shop/group-requests/groups-page.tsx', () => import('../group-requests/groups-page.tsx')),
  donations: page('shop/donations/donation-page.tsx', () => import('../donations/donation-page.tsx')),
  voucher: page('shop/vouchers/voucher-page.tsx', () => import('../vouchers/voucher-page.tsx')),
  redeem: page('shop/checkout/redeem/redeem-page.tsx', () => import('../checkout/redeem/redeem-page.tsx')),
  checkout: page('shop/checkout/checkout-page.tsx', () => import('../checkout/checkout-page.tsx')),
  checkoutFailed: page('shop/checkout/checkout-page.tsx', () => import('../checkout/checkout-page.tsx')),
  checkoutAccepted: page(
    'shop/checkout/checkout-accepted-page.tsx',
    () => import('../checkout/checkout-accepted-page.tsx'),
  ),
  checkoutCanceled: page(
    'shop/checkout/checkout-canceled-page.tsx',
    () => import('../checkout/checkout-canceled-page.tsx'),
  ),
  checkoutSuccess: page(
    'shop/orders/checkout-success-page.tsx',
    () => import('../orders/checkout-success-page.tsx'),
  ),
  login: page('shop/customers/login-page.tsx', () => import('../customers/login-page.tsx')),
  register: page(
    'shop/customers/register-page.tsx',
    () => import('../customers/register-page.tsx'),
    'hasUserRegistration',
  ),
  registerSuccess: page(
    'shop/customers/register-success-page.tsx',
    () => import('../customers/register-success-page.tsx'),
    'hasUserRegistration',
  ),
  registerGuest: page(
    'shop/customers/register-guest-page.tsx',
    () => import('../customers/register-guest-page.tsx'),
    'hasGuestRegistration',
  ),
  forgotPassword: page(
    'shop/customers/forgot-password-page.tsx',
    () => import('../customers/forgot-password-page.tsx'),
  ),
  passwordResetSuccess: page(
    'shop/customers/password-reset-success-page.tsx',
    () => import('../customers/password-reset-success-page.tsx'),
  ),
  recover: page('shop/customers/recover-page.tsx', () => import('../customers/recover-page.tsx')),
  recoverSuccess: page(
    'shop/customers/recover-success-page.tsx',
    () => import('../customers/recover-success-page.tsx'),
  ),
  confirmEmail: page(
    'shop/customers/confirm-email-page.tsx',
    () => import('../customers/confirm-email-page.tsx'),
  ),
  offer: page('shop/group-offers/offer-page.tsx', () => import('../group-offers/offer-page.tsx')),
  pay: page('shop/orders/pay-page.tsx', () => import('../orders/pay-page.tsx')),
  closedVisit: page(
    'shop/orders/closed-visit/closed-visit-page.tsx',
    () => import('../orders/closed-visit/closed-visit-page.tsx'),
  ),
  confirmOrder: page('shop/orders/confirm-order-page.tsx', () => import('../orders/confirm-order-page.tsx')),
  settings: page(
    'shop/customers/settings/settings-page.tsx',
    () => import('../customers/settings/settings-page.tsx'),
  ),
  orderReview: page('shop/orders/order-review-page.tsx', () => import('../orders/order-review-page.tsx')),
  withdrawal: page('shop/orders/withdrawal-page.tsx', () => import('../orders/withdrawal-page.tsx')),
  waitingRoom: page(
    'shop/waiting-room/waiting-room-page.tsx',
    () => import('../waiting-room/waiting-room-page.tsx'),
  ),
};

const LOGOUT = page('shop/customers/logout-page.tsx', () => import('../customers/logout-page.tsx'));

const NOT_FOUND = page('shop/site/not-found-page.tsx', () => import('../site/not-found-page.tsx'));

export const routes: RouteObject[] = [
  { path: LOGOUT_PATH, ...LOGOUT },
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
          ...Object.entries(PAGES).map(([name, found]) => routeOf(SHOP_ROUTES[name as ShopRoute], found)),
          { path: '*', ...NOT_FOUND },
        ],
      },
    ],
  },
];

function routeOf(path: string, found: Page): RouteObject {
  return path === '' ? { index: true, ...found } : { path, ...found };
}

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

function page(module: string, load: () => Promise<PageModule>, flag?: Flag): Page {
  return {
    lazy: async () => {
      const found = await load();
      return flag ? { ...found, loader: unlessOff(flag, found.loader) } : found;
    },
    handle: { module } satisfies PageHandle,
  };
}
