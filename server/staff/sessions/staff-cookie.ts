// The cookie of the office's session (operations 1): no script reads it, and no other site's page makes a browser send it.
// On a page without encryption browsers take no `__Host-` cookie. There it goes without the prefix: for trying the shop on one's
// own machine (ADR 110).
import { parseCookie, stringifySetCookie } from 'cookie';

const COOKIE = 'staff';

type CookieShop = { readonly config: { readonly publicUrl: string } };

/** The session's secret; undefined when none was sent. @param cookies the header `Cookie` */
export function readStaffCookie({ config }: CookieShop, cookies: string | undefined): string | undefined {
  return cookies === undefined ? undefined : parseCookie(cookies)[nameOf(config)];
}

/** The header `Set-Cookie` of a session; without a secret, the one that forgets it. */
export function staffCookie({ config }: CookieShop, secret?: string): string {
  return stringifySetCookie({
    name: nameOf(config),
    value: secret ?? '',
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted(config),
    path: '/',
    // With the secret it is forgotten when the browser is closed; the session itself ends earlier.
    ...(secret === undefined ? { maxAge: 0 } : {}),
  });
}

function nameOf(config: CookieShop['config']): string {
  return isEncrypted(config) ? `__Host-${COOKIE}` : COOKIE;
}

function isEncrypted({ publicUrl }: CookieShop['config']): boolean {
  return publicUrl.startsWith('https:');
}
