// What a third party may read of a page's address (ADR 025): nothing where a visitor signs in, registers,
// orders or views an order; elsewhere the path and the parameters that are not private.
import { isPage, pathBelow, returnedCart, type ShopRoute } from '../addresses.ts';
import { PRIVATE_PATHS } from './private-paths.ts';

/** Pages of the checkout that say nothing of the buyer once their parameters are gone. */
const AFTER_PAYMENT: readonly ShopRoute[] = ['checkoutSuccess', 'checkoutAccepted', 'checkoutCanceled'];

/** Pages of the checkout on which buyers type their name, mail address and account. */
const BUYER_DETAILS: readonly ShopRoute[] = ['checkout', 'checkoutFailed'];

/** The shop's own parameters, and those that identify campaigns and clicks. */
const PARAMETERS = new Set(
  'venue group date time language category page partner utm_source utm_medium utm_campaign utm_term utm_content utm_id gclid gbraid wbraid dclid fbclid'.split(
    ' ',
  ),
);

/**
 * The address without private parameters, from the first slash on.
 * @returns undefined for a private page
 */
export function shareableAddress(address: {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}): string | undefined {
  const path = pathBelow(address.pathname);
  const isPrivate =
    isPage(address.pathname, BUYER_DETAILS) ||
    (PRIVATE_PATHS.some((start) => path.startsWith(start)) && !isPage(address.pathname, AFTER_PAYMENT));
  if (isPrivate || decoded(path).includes('@')) return undefined;
  const parameters = address.search.slice(1).split('&').filter(isShareable).join('&');
  const hash = returnedCart({ search: '', hash: address.hash }) === undefined ? address.hash : '';
  return address.pathname + (parameters && `?${parameters}`) + hash;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '@';
  }
}

/** A parameter without a secret: its name is known, and its value is not an e-mail address. */
function isShareable(parameter: string): boolean {
  return PARAMETERS.has(parameter.split('=', 1)[0] ?? '') && !decoded(parameter).includes('@');
}
