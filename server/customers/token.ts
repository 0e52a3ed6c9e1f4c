// The token that says who calls (spec 6): signed, short-lived, holding nothing but an id.
import { jwtVerify, SignJWT } from 'jose';

const ISSUER = 'foyer';
const ALGORITHM = 'HS256';
const LIFETIME_MS = 12 * 3600 * 1000;

export type Tokens = {
  /** A guest's token: long enough for one purchase and its second thoughts. */
  issue(customerId: string): Promise<string>;
  /** The customer's id, or undefined for anything that is not a valid token of this shop. */
  verify(token: string): Promise<string | undefined>;
};

/** @param secret shared by all processes of the shop */
export const createTokens = (secret: string, now: () => Date): Tokens => {
  const key = new TextEncoder().encode(secret);
  return {
    issue: (customerId) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setSubject(customerId)
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + LIFETIME_MS))
        .sign(key),
    verify: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          issuer: ISSUER,
          algorithms: [ALGORITHM],
          currentDate: now(),
        });
        return payload.sub;
      } catch {
        return undefined;
      }
    },
  };
};
