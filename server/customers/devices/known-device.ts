// A browser in which somebody has signed in keeps a signed cookie that says to which accounts. Tries from there count apart
// from everybody else's, so that strangers who guess at a password cannot shut its owner out (OWASP, "Slow down online
// guessing attacks with device cookies"; ADR 053). The cookie opens nothing: the password is asked for as everywhere.
import { parseCookie, stringifySetCookie } from 'cookie';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { FOLDERS } from '../../../domain/addresses.ts';
import { randomId } from '../../platform/random-id.ts';
import { type TokenKeys, verified } from '../sessions/token.ts';

const COOKIE = 'device';
const AUDIENCE = 'device';
const ALGORITHM = 'HS256';
const LIFETIME_SECONDS = 180 * 24 * 3600;
/** A family's computer has several accounts; what is read before every sign-in stays short. */
const MOST_ACCOUNTS = 5;

export type Device = {
  readonly id: string;
  /** The customers who have signed in there, the latest first. */
  readonly accounts: readonly string[];
};

type DevicesShop = {
  readonly now: () => Date;
  readonly tokenKeys: TokenKeys;
  readonly config: { readonly publicUrl: string };
};

/**
 * The device of a call; undefined for one that nobody has signed in on.
 * @param cookies the header `Cookie`
 */
export async function readDevice(
  { now, tokenKeys, config }: DevicesShop,
  cookies: string | undefined,
): Promise<Device | undefined> {
  const signed = cookies === undefined ? undefined : parseCookie(cookies)[nameOf(config)];
  if (signed === undefined) return undefined;
  const options = { audience: AUDIENCE, algorithms: [ALGORITHM], currentDate: now() };
  const claims = await verified(tokenKeys, (key) => jwtVerify(signed, key, options));
  return claims?.jti === undefined
    ? undefined
    : { id: claims.jti, accounts: claims['accounts'] as readonly string[] };
}

/**
 * The header `Set-Cookie` with which a device remembers that a customer has signed in; undefined when it names none.
 * @param token as it was just given to the customer
 * @param cookies the header `Cookie`
 */
export async function rememberDevice(
  shop: DevicesShop,
  token: string,
  cookies: string | undefined,
): Promise<string | undefined> {
  const { sub } = decodeJwt(token);
  return sub === undefined ? undefined : deviceCookie(shop, await readDevice(shop, cookies), sub);
}

async function deviceCookie(
  { now, tokenKeys, config }: DevicesShop,
  device: Device | undefined,
  customerId: string,
): Promise<string> {
  const others = (device?.accounts ?? []).filter((id) => id !== customerId);
  const at = now();
  const value = await new SignJWT({ accounts: [customerId, ...others].slice(0, MOST_ACCOUNTS) })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setJti(device?.id ?? randomId())
    .setExpirationTime(new Date(at.getTime() + LIFETIME_SECONDS * 1000))
    .sign(tokenKeys[0]);
  return stringifySetCookie({
    name: nameOf(config),
    value,
    httpOnly: true,
    sameSite: 'lax',
    secure: isEncrypted(config),
    path: FOLDERS.api,
    maxAge: LIFETIME_SECONDS,
  });
}

/** Browsers let nothing but an encrypted page set a cookie of such a name. `__Host-` would send it along with pictures, too. */
function nameOf(config: DevicesShop['config']): string {
  return isEncrypted(config) ? `__Secure-${COOKIE}` : COOKIE;
}

function isEncrypted({ publicUrl }: DevicesShop['config']): boolean {
  return publicUrl.startsWith('https:');
}
