// Spec 4: who leaves the checkout for a login or registration page comes back to it; any other page forgets the way.
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

/** Where to go once signed in, or ''. */
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
    // No storage: the registration leads to the checkout anyway.
  }
}

/** An address of the checkout as it is, '' for anything else: nobody is sent elsewhere by a link. */
export function checkoutRoute(route: unknown): string {
  return typeof route === 'string' && isPage(route, CHECKOUT) ? route : '';
}
