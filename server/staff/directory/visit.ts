// The way to the directory and back (OpenID Connect's authorization code flow). The browser has a cookie with a secret, of which
// state, nonce and the proof of the code (PKCE) are made: an answer counts in the browser that has asked for it, and once.
import { parseCookie, stringifySetCookie } from 'cookie';
import { newSecret, secretDigest } from '../../credentials/link-secret.ts';
import type { From } from '../sessions/staff-sessions.ts';
import type { DirectoryShop } from './directory-shop.ts';
import { insertVisit, takeVisit } from './directory-store.ts';

const COOKIE = 'staff-directory';
const VALID_MS = 10 * 60 * 1000;

/** What the directory must send back, and what only this browser can prove. */
export type Proofs = { readonly state: string; readonly nonce: string; readonly verifier: string };

export type BegunVisit = { readonly proofs: Proofs; readonly setCookie: string };

export type Visit = {
  readonly proofs: Proofs;
  /** In whose session the second factor is given; null: somebody signs in. */
  readonly sessionId: string | null;
  readonly back: string;
  readonly seconds: number;
};

/** @param sessionId in which the second factor is given again, if it is */
export async function beginVisit(
  { database, now, config }: DirectoryShop,
  { sessionId, back }: { readonly sessionId: string | null; readonly back: string },
): Promise<BegunVisit> {
  const secret = newSecret();
  const at = now();
  await insertVisit(database, {
    secret_hash: secretDigest(secret),
    session_id: sessionId,
    back,
    started_at: at,
    expires_at: new Date(at.getTime() + VALID_MS),
  });
  const setCookie = stringifySetCookie({
    name: cookieName(config.publicUrl),
    value: secret,
    httpOnly: true,
    sameSite: 'strict',
    secure: isEncrypted(config.publicUrl),
    path: '/',
    maxAge: VALID_MS / 1000,
  });
  return { proofs: proofsOf(secret), setCookie };
}

/** The visit that this browser began; undefined for anything but the first answer to it. */
export async function endVisit(
  { database, now, config }: DirectoryShop,
  { cookies }: From,
): Promise<Visit | undefined> {
  const secret = cookies === undefined ? undefined : parseCookie(cookies)[cookieName(config.publicUrl)];
  if (!secret) return undefined;
  const visit = await takeVisit(database, secretDigest(secret), now());
  if (!visit) return undefined;
  const seconds = Math.ceil((now().getTime() - visit.started_at.getTime()) / 1000);
  return { proofs: proofsOf(secret), sessionId: visit.session_id, back: visit.back, seconds };
}

function proofsOf(secret: string): Proofs {
  const derived = (what: string) => secretDigest(`${what} ${secret}`);
  return { state: derived('state'), nonce: derived('nonce'), verifier: derived('verifier') };
}

function cookieName(publicUrl: string): string {
  return isEncrypted(publicUrl) ? `__Host-${COOKIE}` : COOKIE;
}

function isEncrypted(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}
