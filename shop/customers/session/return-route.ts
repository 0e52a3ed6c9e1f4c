// Spec 4: who leaves the checkout for a login or registration page comes back to it; any other page forgets the way.
const KEY = 'return route';
const CHECKOUT = /^\/(?:[a-z]{2}\/)?checkout(?:\/failed)?\/?$/;
const AUTH =
  /^\/(?:[a-z]{2}\/)?(?:login|register(?:-guest)?|forgot-password|password-reset-success|recover(?:-success)?|confirm-email)(?:\/|$)/;

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
  if (AUTH.test(to)) return CHECKOUT.test(from) ? from : undefined;
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
  return typeof route === 'string' && CHECKOUT.test(route) ? route : '';
}
