// Who is signed in (spec 6). The token that the visitor's browser keeps is signed and names a session of the database,
// so that it can end early: on logout, with a new password, or with the account. The database knows a digest of the
// token's id alone, so that a copy of it opens no session (ADR 052).
import { createHash } from 'node:crypto';
import type { Bearer } from '../../api/bearer.ts';
import type { SessionDevice } from '../../credentials/session-device.ts';
import type { Database, Sql } from '../../platform/database/sql.ts';
import { randomId } from '../../platform/random-id.ts';
import {
  deleteSession,
  deleteSessionsOf,
  findSession,
  findSuccessorEnd,
  insertSession,
  type NewSession,
  replaceToken,
  type SessionRow,
  shareCustomer,
  touchSession,
} from './session-store.ts';
import { readToken, signToken, type Token, type TokenKeys } from './token.ts';

/** Long enough for one visit with second thoughts. */
const LIFETIME_MS = 12 * 3600 * 1000;
/** After this a customer signs in again, even when the token was renewed. */
const LONGEST_MS = 7 * 24 * 3600 * 1000;
/** Calls under way while a token is renewed still send the old one, and a second tab may renew it at the same time. */
const RENEWED_MS = 60 * 1000;
const NOTED_EVERY_MS = 10 * 60 * 1000;

/** What signing in and out needs of a shop. */
export type SessionsShop = {
  readonly database: Database;
  readonly now: () => Date;
  /** Shared by all processes of the shop. */
  readonly tokenKeys: TokenKeys;
};

/**
 * Signs a customer in; returns the token.
 * @param device what the owner of the account reads of this session
 */
export async function openSession(
  shop: SessionsShop,
  sql: Sql,
  customerId: string,
  device: SessionDevice,
): Promise<string> {
  const { session, token } = newSession(shop, customerId, device);
  await insertSession(sql, session);
  return signToken(shop.tokenKeys, token);
}

/**
 * A session to be stored, and its token to be signed.
 * @param device undefined for guests, who have no list of their sessions
 */
export function newSession(
  { now }: Pick<SessionsShop, 'now'>,
  customerId: string,
  device?: SessionDevice,
): { readonly session: NewSession; readonly token: Token } {
  const at = now();
  const token = { id: randomId(), customerId, issuedAt: at, expiresAt: endOf(at, at) };
  const session = {
    id: randomId(),
    customer_id: customerId,
    token_hash: tokenHash(token.id),
    signed_in_at: at,
    expires_at: token.expiresAt,
    used_at: device ? at : null,
    browser: device?.browser ?? null,
    system: device?.system ?? null,
  };
  return { session, token };
}

/** When a token ends that is given at an instant. */
function endOf(at: Date, signedInAt: Date): Date {
  return new Date(Math.min(at.getTime() + LIFETIME_MS, signedInAt.getTime() + LONGEST_MS));
}

/** As the database keeps it. A token's id has 142 random bits or more, so a plain digest cannot be reversed. */
function tokenHash(tokenId: string): string {
  return createHash('sha256').update(tokenId).digest('hex');
}

/** The session of a token; undefined for anything that is not a valid token of this shop. */
export async function verifyToken(
  { database, now, tokenKeys }: SessionsShop,
  token: string,
): Promise<Bearer | undefined> {
  const tokenId = await readToken(tokenKeys, token, now());
  const session = tokenId === undefined ? undefined : await findSession(database, tokenHash(tokenId), now());
  if (tokenId === undefined || session === undefined) return undefined;
  const { id: sessionId, customer_id: customerId, is_guest: isGuest, signed_in_at: signedInAt } = session;
  if (isStale(session, now())) await touchSession(database, sessionId, now());
  return { customerId, sessionId, tokenId, isGuest, signedInAt };
}

/** Is it time to note that it is in use? Not at every call: the list of sessions is for people. */
function isStale({ used_at }: SessionRow, now: Date): boolean {
  return used_at !== null && now.getTime() - used_at.getTime() > NOTED_EVERY_MS;
}

/**
 * A new token; the old one stays valid for another minute. A token has one successor: who renews it again within that
 * minute, as a second tab does, gets the same one. Undefined when the old one has ended, or when the customer has to
 * sign in again.
 */
export async function renewSession(
  { database, now, tokenKeys }: SessionsShop,
  { customerId, sessionId, tokenId, signedInAt }: Bearer,
): Promise<string | undefined> {
  const at = now();
  const expiresAt = endOf(at, signedInAt);
  if (expiresAt <= at) return undefined;
  const next = successorOf(tokenId);
  const [from, to] = [tokenHash(tokenId), tokenHash(next)];
  const ends = await database.transaction(async (sql) => {
    await shareCustomer(sql, customerId);
    const former_ends_at = new Date(at.getTime() + RENEWED_MS);
    const change = { id: sessionId, from, to, former_ends_at, expires_at: expiresAt, now: at };
    return (await replaceToken(sql, change))
      ? expiresAt
      : findSuccessorEnd(sql, { id: sessionId, former: from, now: at });
  });
  return ends && signToken(tokenKeys, { id: next, customerId, issuedAt: at, expiresAt: ends });
}

/** Follows from the old token alone, so that the database need not keep it for the second tab. */
function successorOf(tokenId: string): string {
  return createHash('sha256').update(`successor of ${tokenId}`).digest('base64url');
}

/** Signs out: every token of the session ends, also one that was renewed a moment ago. */
export function closeSession(sql: Sql, { sessionId }: Bearer): Promise<void> {
  return deleteSession(sql, sessionId);
}

/** Signs a customer out everywhere. */
export function closeSessionsOf(sql: Sql, customerId: string): Promise<void> {
  return deleteSessionsOf(sql, customerId);
}
