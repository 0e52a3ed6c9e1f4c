// Who is signed in (spec 6). The token that the visitor's browser keeps is signed and names a session of the database,
// so that it can die before its time: on logout, with a new password, with the account.
import { jwtVerify, SignJWT } from 'jose';
import type { Bearer } from '../api/bearer.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { randomId } from '../platform/random-id.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  shareCustomer,
  shortenSession,
} from './session-store.ts';

const ISSUER = 'foyer';
const ALGORITHM = 'HS256';
/** Long enough for one visit with second thoughts. */
const LIFETIME_MS = 12 * 3600 * 1000;
/** However often a token is renewed, one signs in again after this. */
const LONGEST_MS = 7 * 24 * 3600 * 1000;
/** Calls that are under way while a token is renewed still have the old one. */
const RENEWED_MS = 60 * 1000;

export type Sessions = {
  /** Signs a customer in; answers the token. */
  open(sql: Sql, customerId: string): Promise<string>;
  /** Undefined for anything that is not a living token of this shop. */
  verify(token: string): Promise<Bearer | undefined>;
  /** A new token; the old one lives for another minute. Undefined once it is gone, or it is time to sign in again. */
  renew(bearer: Bearer): Promise<string | undefined>;
  /** Signs out. */
  close(sql: Sql, bearer: Bearer): Promise<void>;
  /** Signs a customer out everywhere. */
  closeAll(sql: Sql, customerId: string): Promise<void>;
};

/** @param secret shared by all processes of the shop */
export function createSessions(secret: string, database: Database, now: () => Date): Sessions {
  const key = new TextEncoder().encode(secret);
  const open = async (sql: Sql, customerId: string, signedInAt: Date): Promise<string> => {
    const at = now();
    const ends = Math.min(at.getTime() + LIFETIME_MS, signedInAt.getTime() + LONGEST_MS);
    const session = {
      id: randomId(),
      customer_id: customerId,
      signed_in_at: signedInAt,
      expires_at: new Date(ends),
    };
    await insertSession(sql, session);
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(customerId)
      .setJti(session.id)
      .setIssuedAt(at)
      .setExpirationTime(session.expires_at)
      .sign(key);
  };
  const sessionIdOf = async (token: string): Promise<string | undefined> => {
    try {
      const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now() };
      return (await jwtVerify(token, key, options)).payload.jti;
    } catch {
      return undefined;
    }
  };
  return {
    open: (sql, customerId) => open(sql, customerId, now()),
    verify: async (token) => {
      const id = await sessionIdOf(token);
      const session = id === undefined ? undefined : await findSession(database, id, now());
      return (
        session && {
          customerId: session.customer_id,
          sessionId: session.id,
          isGuest: session.is_guest,
          signedInAt: session.signed_in_at,
        }
      );
    },
    renew: async ({ customerId, sessionId, signedInAt }) => {
      if (now().getTime() >= signedInAt.getTime() + LONGEST_MS) return undefined;
      return database.transaction(async (sql) => {
        await shareCustomer(sql, customerId);
        const old = await shortenSession(sql, sessionId, new Date(now().getTime() + RENEWED_MS));
        return old ? open(sql, customerId, signedInAt) : undefined;
      });
    },
    close: (sql, { sessionId }) => deleteSession(sql, sessionId),
    closeAll: deleteSessionsOf,
  };
}
