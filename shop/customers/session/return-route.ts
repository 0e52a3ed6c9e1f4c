// A visitor who leaves the checkout to log in or register returns to it (spec 4). Any other page ends that.
import { isPage, isPageOrBelow, type ShopRoute } from '../../../domain/addresses.ts';

const KEY = 'return route';
const CHECKOUT: readonly ShopRoute[] = ['checkout', 'checkoutFailed'];
const SIGN_IN: readonly ShopRoute[] = [
  'login',
  'register',
  'registerGuest',
  'forgotPassword',
  'passwordResetSuccess',
  'recover',
  'recoverSuccess',
  'confirmEmail',
];

/** Path to return to after signing in, or ''. */
export function returnRoute(): string {
  try {
    return checkoutRoute(JSON.parse(sessionStorage.getItem(KEY) ?? '""'));
  } catch {
    return '';
  }
}

/** What to remember when a visitor goes from one path to another: a path, '' for nothing, undefined for no change. */
export function returnRouteAfter(from: string, to: string): string | undefined {
  if (isPageOrBelow(to, SIGN_IN)) return isPage(from, CHECKOUT) ? from : undefined;
  return '';
}

/** Call it on each navigation. */
export function rememberReturnRoute(from: string, to: string): void {
  try {
    const route = returnRouteAfter(from, to);
    if (route) sessionStorage.setItem(KEY, JSON.stringify(route));
    else if (route === '') sessionStorage.removeItem(KEY);
  } catch {
    // Without storage: the registration leads to the checkout anyway.
  }
}

/** The given path if it is the checkout, else ''. So no link can redirect a visitor elsewhere. */
export function checkoutRoute(route: unknown): string {
  return typeof route === 'string' && isPage(route, CHECKOUT) ? route : '';
}
