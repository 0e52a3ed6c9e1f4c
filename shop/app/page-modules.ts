// The module of each page, by its route's name: what the server has a browser load first. Not with the routes, which every
// browser loads.
import type { PageName } from './routes.tsx';

export const PAGE_MODULES: Readonly<Record<PageName, string>> = {
  home: 'shop/site/home-page.tsx',
  shipping: 'shop/shipping/shipping-page.tsx',
  staticPage: 'shop/site/static-page.tsx',
  events: 'shop/tickets/event-list-page.tsx',
  event: 'shop/tickets/event-page.tsx',
  tours: 'shop/tours/tour-list-page.tsx',
  tour: 'shop/tours/tour-page.tsx',
  articles: 'shop/merchandise/article-list-page.tsx',
  article: 'shop/merchandise/article-page.tsx',
  passes: 'shop/passes/pass-list-page.tsx',
  pass: 'shop/passes/pass-page.tsx',
  vouchers: 'shop/vouchers/voucher-list-page.tsx',
  groups: 'shop/group-requests/groups-page.tsx',
  donations: 'shop/donations/donation-page.tsx',
  voucher: 'shop/vouchers/voucher-page.tsx',
  redeem: 'shop/checkout/redeem/redeem-page.tsx',
  checkout: 'shop/checkout/checkout-page.tsx',
  checkoutFailed: 'shop/checkout/checkout-page.tsx',
  checkoutAccepted: 'shop/checkout/checkout-accepted-page.tsx',
  checkoutCanceled: 'shop/checkout/checkout-canceled-page.tsx',
  checkoutSuccess: 'shop/orders/checkout-success-page.tsx',
  login: 'shop/customers/login-page.tsx',
  register: 'shop/customers/register-page.tsx',
  registerSuccess: 'shop/customers/register-success-page.tsx',
  registerGuest: 'shop/customers/register-guest-page.tsx',
  forgotPassword: 'shop/customers/forgot-password-page.tsx',
  passwordResetSuccess: 'shop/customers/password-reset-success-page.tsx',
  recover: 'shop/customers/recover-page.tsx',
  recoverSuccess: 'shop/customers/recover-success-page.tsx',
  confirmEmail: 'shop/customers/confirm-email-page.tsx',
  offer: 'shop/group-offers/offer-page.tsx',
  pay: 'shop/orders/pay-page.tsx',
  closedVisit: 'shop/orders/closed-visit/closed-visit-page.tsx',
  confirmOrder: 'shop/orders/confirm-order-page.tsx',
  settings: 'shop/customers/settings/settings-page.tsx',
  orderReview: 'shop/orders/order-review-page.tsx',
  withdrawal: 'shop/orders/withdrawal-page.tsx',
  waitingRoom: 'shop/waiting-room/waiting-room-page.tsx',
  logout: 'shop/customers/logout-page.tsx',
  notFound: 'shop/site/not-found-page.tsx',
};

/** The modules of matched routes; those that are no pages have none. */
export function modulesOf(routes: readonly { readonly id: string }[]): string[] {
  return routes.flatMap(({ id }) => (id in PAGE_MODULES ? [PAGE_MODULES[id as PageName]] : []));
}
