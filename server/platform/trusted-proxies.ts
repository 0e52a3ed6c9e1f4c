// Which proxies are believed when they say who the visitor is. A visitor can send `X-Forwarded-For`, too: only what a
// trusted proxy has added to it counts, read from the right until the first address that is not a proxy's (ADR 045).
import { isIP } from 'node:net';

/** Names for networks that `proxy-addr`, which Fastify uses, knows. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];

export const TRUSTED_PROXIES =
  'off, or the addresses and networks of your proxies with commas between them: loopback for a proxy on this machine, else such as 10.1.2.3 or 10.8.0.0/24';

/** The proxies of a setting; false for none, undefined for anything that does not name proxies, `on` included. */
export function readTrustedProxies(text: string): readonly string[] | false | undefined {
  if (text === 'off') return false;
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => NAMED.includes(proxy) || isNetwork(proxy)) ? proxies : undefined;
}

function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const version = isIP(address);
  // Of no length at all it would be everybody.
  const fits = length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= bitsOf(version));
  return version !== 0 && fits && rest.length === 0;
}

function bitsOf(version: number): number {
  return version === 6 ? 128 : 32;
}
