// The page at each address of the shop (domain/addresses.ts). Each page is a module of its own, loaded when it is visited; a
// page module exports `Component` and, where it shows the catalogue, `loader`.
import type { LoaderFunction, RouteObject } from 'react-router';
import { LOGOUT_PATH, SHOP_ROUTES, type ShopRoute } from '../../domain/addresses.ts';
import { ErrorPageLater } from '../frame/outage-later.tsx';
import { Shell } from '../frame/shell.tsx';
import { languageLoader, shellLoader } from '../ground/shell-loader.ts';
import { notFound, shopContext } from '../ground/shop-context.ts';

/** What a page's route is called. */
export type PageName = ShopRoute | 'logout' | 'notFound';

/** Where a museum can do without the page. */
type Flag = 'hasGuestRegistration' | 'hasUserRegistration';

type Page = Pick<RouteObject, 'lazy'>;

const PAGES: Readonly<Record<ShopRoute, Page>> = {
  home: page(() => import('../site/home-page.tsx')),
  shipping: page(() => import('../shipping/shipping-page.tsx')),
  staticPage: page(() => import('../site/static-page.tsx')),
  events: page(() => import('../tickets/event-list-page.tsx')),
  event: page(() => import('../tickets/event-page.tsx')),
  tours: page(() => import('../tours/tour-list-page.tsx')),
  tour: page(() => import('../tours/tour-page.tsx')),
  articles: page(() => import('../merchandise/article-list-page.tsx')),
  article: page(() => import('../merchandise/article-page.tsx')),
  passes: page(() => import('../passes/pass-list-page.tsx')),
  pass: page(() => import('../passes/pass-page.tsx')),
  vouchers: page(() => import('../vouchers/voucher-list-page.tsx')),
  groups: page(() => import('../group-requests/groups-page.tsx')),
  donations: page(() => import('../donations/donation-page.tsx')),
  voucher: page(() => import('../vouchers/voucher-page.tsx')),
  redeem: page(() => import('../checkout/redeem/redeem-page.tsx')),
  checkout: page(() => import('../checkout/checkout-page.tsx')),
  checkoutFailed: page(() => import('../checkout/checkout-page.tsx')),
  checkoutAccepted: page(() => import('../checkout/checkout-accepted-page.tsx')),
  checkoutCanceled: page(() => import('../checkout/checkout-canceled-page.tsx')),
  checkoutSuccess: page(() => import('../orders/checkout-success-page.tsx')),
  login: page(() => import('../customers/login-page.tsx')),
  register: page(() => import('../customers/register-page.tsx'), 'hasUserRegistration'),
  registerSuccess: page(() => import('../customers/register-success-page.tsx'), 'hasUserRegistration'),
  registerGuest: page(() => import('../customers/register-guest-page.tsx'), 'hasGuestRegistration'),
  forgotPassword: page(() => import('../customers/forgot-password-page.tsx')),
  passwordResetSuccess: page(() => import('../customers/password-reset-success-page.tsx')),
  recover: page(() => import('../customers/recover-page.tsx')),
  recoverSuccess: page(() => import('../customers/recover-success-page.tsx')),
  confirmEmail: page(() => import('../customers/confirm-email-page.tsx')),
  offer: page(() => import('../group-offers/offer-page.tsx')),
  pay: page(() => import('../orders/pay-page.tsx')),
  closedVisit: page(() => import('../orders/closed-visit/closed-visit-page.tsx')),
  confirmOrder: page(() => import('../orders/confirm-order-page.tsx')),
  settings: page(() => import('../customers/settings/settings-page.tsx')),
  orderReview: page(() => import('../orders/order-review-page.tsx')),
  withdrawal: page(() => import('../orders/withdrawal-page.tsx')),
  waitingRoom: page(() => import('../waiting-room/waiting-room-page.tsx')),
};

const LOGOUT = page(() => import('../customers/logout-page.tsx'));

const NOT_FOUND = page(() => import('../site/not-found-page.tsx'));

export const routes: RouteObject[] = [
  { id: 'logout' satisfies PageName, path: LOGOUT_PATH, ...LOGOUT },
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
          ...Object.entries(PAGES).map(([id, found]) => routeOf(id, SHOP_ROUTES[id as ShopRoute], found)),
          { id: 'notFound' satisfies PageName, path: '*', ...NOT_FOUND },
        ],
      },
    ],
  },
];

function routeOf(id: string, path: string, found: Page): RouteObject {
  return path === '' ? { id, index: true, ...found } : { id, path, ...found };
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

function page(load: () => Promise<PageModule>, flag?: Flag): Page {
  return {
    lazy: async () => {
      const found = await load();
      return flag ? { ...found, loader: unlessOff(flag, found.loader) } : found;
    },
  };
}
