// The signature of tokens: HS256. The first key signs, all of them are believed, so that a key can be replaced while
// tokens of the old one are in use.
import { type JWTPayload, type JWTVerifyResult, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'foyer';
const ALGORITHM = 'HS256';

export type TokenKeys = readonly [CryptoKey, ...CryptoKey[]];

export type Token = {
  /** Unguessable (`jti`). */
  readonly id: string;
  readonly customerId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

/** Made once: to make them of their texts takes as long as a third of a signature. */
export async function tokenKeysOf([first, ...others]: readonly [string, ...string[]]): Promise<TokenKeys> {
  return [await keyOf(first), ...(await Promise.all(others.map(keyOf)))];
}

function keyOf(text: string): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new TextEncoder().encode(text), hmac, false, ['sign', 'verify']);
}

export function signToken([key]: TokenKeys, { id, customerId, issuedAt, expiresAt }: Token): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setSubject(customerId)
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
}

/** The id of a token; undefined for anything that none of the keys has signed, or that has expired. */
export async function readToken(keys: TokenKeys, token: string, now: Date): Promise<string | undefined> {
  const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now };
  return (await verified(keys, (key) => jwtVerify(token, key, options)))?.jti;
}

/** What a signed text claims, whichever of the keys has signed it; undefined when none has. */
export async function verified(
  keys: TokenKeys,
  verify: (key: CryptoKey) => Promise<JWTVerifyResult>,
): Promise<JWTPayload | undefined> {
  for (const key of keys) {
    try {
      return (await verify(key)).payload;
    } catch {
      // Another key may have signed it.
    }
  }
  return undefined;
}
