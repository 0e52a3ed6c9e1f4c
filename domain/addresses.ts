// Every address of the shop (spec 2), in one table: routes, links, mails, sitemap, robots and the 410 answer are made
// from it. All addresses start with the language, `/de/tickets/moon`, except the logout.
import type { Language } from './language.ts';

/** As the router reads them; a part with `?` may be left out. */
export const SHOP_ROUTES = {
  home: '',
  shipping: 'page/shipping',
  staticPage: 'page/:id',
  events: 'tickets',
  event: 'tickets/:id',
  tours: 'guided-tours',
  tour: 'guided-tours/:id',
  articles: 'merchandise/:category?',
  article: 'product/:id',
  passes: 'passes',
  pass: 'passes/:id',
  vouchers: 'vouchers',
  voucher: 'vouchers/:id',
  donations: 'donations',
  checkout: 'checkout',
  checkoutFailed: 'checkout/failed',
  checkoutAccepted: 'checkout/accepted',
  checkoutCanceled: 'checkout/canceled',
  checkoutSuccess: 'checkout/success',
  login: 'login',
  register: 'register',
  registerSuccess: 'register/success',
  registerGuest: 'register-guest',
  forgotPassword: 'forgot-password',
  passwordResetSuccess: 'password-reset-success',
  recover: 'recover/:guid?',
  recoverSuccess: 'recover-success',
  confirmEmail: 'confirm-email',
  settings: 'settings',
  orderReview: 'order-review/:id',
  withdrawal: 'withdrawal',
} as const;

export const LOGOUT_PATH = '/logout';

export type ShopRoute = keyof typeof SHOP_ROUTES;

declare const belowLanguage: unique symbol;
/** A path below the language, without a slash at its beginning: `tickets/moon`. Only this file makes them. */
export type ShopPath = string & { readonly [belowLanguage]: true };

/** A route without a parameter takes none, one that ends in `?` may take one. */
type PathFunction<Pattern extends string> = Pattern extends `${string}:${infer Name}`
  ? Name extends `${string}?`
    ? (value?: string) => ShopPath
    : (value: string) => ShopPath
  : () => ShopPath;

type PathFunctions<Routes extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Routes]: PathFunction<Routes[Name]>;
};

/** One function for each route: `shopPaths.event('moon')` is `tickets/moon`. */
export const shopPaths = pathFunctions(SHOP_ROUTES);

function pathFunctions<Routes extends Readonly<Record<string, string>>>(routes: Routes) {
  const functions = Object.entries(routes).map(([name, pattern]) => [
    name,
    (value = '') => pattern.replace(/\/:.*/, value && `/${encodeURIComponent(value)}`),
  ]);
  return Object.fromEntries(functions) as PathFunctions<Routes>;
}

/** From the host's root on: `/de/tickets/moon`. */
export function localPath(language: Language, path = shopPaths.home()): string {
  return `/${language}/${path}`;
}

/** @param origin of the shop, without a slash at its end */
export function shopAddress(origin: string, language: Language, path: ShopPath): string {
  return origin + localPath(language, path);
}

/** The page with parameters in its address. */
export function withSearch(path: ShopPath, parameters: Readonly<Record<string, string>>): ShopPath {
  const search = Object.entries(parameters).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${path}?${search.join('&')}` as ShopPath;
}

/** A mailed link's page with its secret after the `#`, which browsers never send. */
export function withSecret(page: string, secret: string): string {
  return `${page}/#${encodeURIComponent(secret)}`;
}

/** The path below the language, `tickets` in `/de/tickets` and in `/tickets`. */
export function pathBelow(pathname: string): ShopPath {
  return pathname.replace(/^\/([a-z]{2}(\/|$))?/, '') as ShopPath;
}

/** Whether a path from the host's root on, with or without a language, is one of these pages. */
export function isPage(pathname: string, routes: readonly ShopRoute[]): boolean {
  const path = pathBelow(pathname).replace(/\/$/, '');
  return pathname.startsWith('/') && routes.some((route) => path === withoutParameter(route));
}

/** The same, or lies below one of them: `register/success` below `register`. */
export function isPageOrBelow(pathname: string, routes: readonly ShopRoute[]): boolean {
  const path = `${pathBelow(pathname)}/`;
  return routes.some((route) => path.startsWith(`${withoutParameter(route)}/`));
}

/** `order-review` of `order-review/:id`. */
export function withoutParameter(route: ShopRoute): string {
  return SHOP_ROUTES[route].replace(/\/:.*/, '');
}
