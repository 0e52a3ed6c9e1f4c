// The signature of tokens: HS256. The first key signs, all of them are believed, so that a key can be replaced while
// tokens of the old one are in use.
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'foyer';
const ALGORITHM = 'HS256';

export type TokenKeys = readonly [Uint8Array, ...Uint8Array[]];

export type Token = {
  /** Unguessable (`jti`). */
  readonly id: string;
  readonly customerId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

export function tokenKeysOf([first, ...others]: readonly [string, ...string[]]): TokenKeys {
  const encoder = new TextEncoder();
  return [encoder.encode(first), ...others.map((key) => encoder.encode(key))];
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
  for (const key of keys) {
    try {
      const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now };
      return (await jwtVerify(token, key, options)).payload.jti;
    } catch {
      // Another key may have signed it.
    }
  }
  return undefined;
}
