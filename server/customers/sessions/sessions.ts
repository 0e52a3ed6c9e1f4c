// Who is signed in (spec 6). The token that the visitor's browser keeps is signed and names a session of the database,
// so that it can end early: on logout, with a new password, or with the account.
import { jwtVerify, SignJWT } from 'jose';
import type { Bearer } from '../../api/bearer.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
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
/** After this a customer signs in again, even when the token was renewed. */
const LONGEST_MS = 7 * 24 * 3600 * 1000;
/** Calls under way while a token is renewed still send the old one. */
const RENEWED_MS = 60 * 1000;

/** What signing in and out needs of a shop. */
export type SessionsShop = {
  readonly database: Database;
  readonly now: () => Date;
  /** Shared by all processes of the shop. */
  readonly tokenKey: Uint8Array;
};

/** Signs a customer in; returns the token. */
export function openSession(shop: SessionsShop, sql: Sql, customerId: string): Promise<string> {
  return openSessionSince(shop, sql, customerId, shop.now());
}

async function openSessionSince(
  { now, tokenKey }: SessionsShop,
  sql: Sql,
  customerId: string,
  signedInAt: Date,
): Promise<string> {
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
    .sign(tokenKey);
}

/** The session of a token; undefined for anything that is not a valid token of this shop. */
export async function verifyToken(shop: SessionsShop, token: string): Promise<Bearer | undefined> {
  const id = await sessionIdOf(shop, token);
  const session = id === undefined ? undefined : await findSession(shop.database, id, shop.now());
  return (
    session && {
      customerId: session.customer_id,
      sessionId: session.id,
      isGuest: session.is_guest,
      signedInAt: session.signed_in_at,
    }
  );
}

async function sessionIdOf({ tokenKey, now }: SessionsShop, token: string): Promise<string | undefined> {
  try {
    const options = { issuer: ISSUER, algorithms: [ALGORITHM], currentDate: now() };
    return (await jwtVerify(token, tokenKey, options)).payload.jti;
  } catch {
    return undefined;
  }
}

/**
 * A new token; the old one stays valid for another minute. Undefined when the old one has ended, or when the customer
 * has to sign in again.
 */
export async function renewSession(
  shop: SessionsShop,
  { customerId, sessionId, signedInAt }: Bearer,
): Promise<string | undefined> {
  const { database, now } = shop;
  if (now().getTime() >= signedInAt.getTime() + LONGEST_MS) return undefined;
  return database.transaction(async (sql) => {
    await shareCustomer(sql, customerId);
    const old = await shortenSession(sql, sessionId, new Date(now().getTime() + RENEWED_MS));
    return old ? openSessionSince(shop, sql, customerId, signedInAt) : undefined;
  });
}

/** Signs out. */
export function closeSession(sql: Sql, { sessionId }: Bearer): Promise<void> {
  return deleteSession(sql, sessionId);
}

/** Signs a customer out everywhere. */
export function closeSessionsOf(sql: Sql, customerId: string): Promise<void> {
  return deleteSessionsOf(sql, customerId);
}
