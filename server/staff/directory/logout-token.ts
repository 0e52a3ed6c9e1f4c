// The directory says that it has signed somebody out (OpenID Connect Back-Channel Logout 1.0, sections 2.4 and 2.6): a token signed
// with its key, for this client, made a moment ago. Anybody may send one, so that each claim is checked; times by the machine's
// clock, like those of identity tokens.
import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { DirectoryConfig } from '../../platform/directory-config.ts';
import { discovered } from './ask-directory.ts';

/** Somebody is signed out of the directory: everywhere, or of one session of theirs. At least one of both is said. */
export type DirectoryLogout = {
  readonly issuer: string;
  /** The token's own id, by which it counts once. */
  readonly tokenId: string;
  readonly subject: string | undefined;
  readonly session: string | undefined;
  readonly issuedAt: Date;
};

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** The directory sends a token as it makes it. */
export const LOGOUT_TOKEN_SECONDS = 300;
const CLOCKS_DIFFER_SECONDS = 60;
const ASK_MS = 10_000;

const keySets = new WeakMap<DirectoryConfig, { readonly from: string; readonly keys: JWTVerifyGetKey }>();

/** @throws Error that says what is wrong with the token, or that the directory's keys are out of reach */
export async function readLogoutToken(config: DirectoryConfig, token: string): Promise<DirectoryLogout> {
  const { issuer, jwks_uri } = (await discovered(config)).serverMetadata();
  if (!jwks_uri) throw new Error('the directory names no keys');
  const { payload, protectedHeader } = await jwtVerify(token, keysAt(config, jwks_uri), {
    issuer,
    audience: config.clientId,
    requiredClaims: ['iat', 'jti', 'events'],
    maxTokenAge: LOGOUT_TOKEN_SECONDS,
    clockTolerance: CLOCKS_DIFFER_SECONDS,
  });
  if (!['logout+jwt', 'jwt'].includes((protectedHeader.typ ?? 'jwt').toLowerCase()))
    throw new Error('the token is of another type');
  return logoutOf(payload, issuer);
}

function logoutOf(claims: JWTPayload, issuer: string): DirectoryLogout {
  const { jti, iat, sub, events } = claims;
  const event: unknown = (events as Readonly<Record<string, unknown>> | null)?.[EVENT];
  if (typeof event !== 'object' || event === null) throw new Error('the token is about something else');
  // So that no identity token passes for one.
  if (claims['nonce'] !== undefined) throw new Error('the token has a nonce');
  const session = textOf(claims['sid']);
  const subject = textOf(sub);
  if (!session && !subject) throw new Error('the token names nobody');
  const tokenId = textOf(jti);
  if (!tokenId || iat === undefined) throw new Error('the token has no id');
  return { issuer, tokenId, subject, session, issuedAt: new Date(iat * 1000) };
}

function textOf(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' && claim.length <= 255 ? claim : undefined;
}

/** Keys are fetched when a token names one that is not known yet, at most twice a minute. */
function keysAt(config: DirectoryConfig, from: string): JWTVerifyGetKey {
  const known = keySets.get(config);
  if (known?.from === from) return known.keys;
  const keys = createRemoteJWKSet(new URL(from), { timeoutDuration: ASK_MS });
  keySets.set(config, { from, keys });
  return keys;
}
