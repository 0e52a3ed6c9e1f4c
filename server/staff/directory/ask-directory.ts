// The directory's answers, checked by `openid-client`: state, nonce, issuer, audience, times, and the signature of the identity
// token, which is checked although it comes from the directory itself.
import type { Configuration, IDToken } from 'openid-client';
import { officeDirectoryAddress, officePaths } from '../../../domain/office-addresses.ts';
import type { OfficeLanguage } from '../../../domain/staff/office-language.ts';
import type { DirectoryConfig } from '../../platform/directory-config.ts';
import type { Directory, DirectoryShop } from './directory-shop.ts';
import type { Proofs, Visit } from './visit.ts';

/** Whom the directory has signed in. */
export type DirectoryPerson = {
  readonly issuer: string;
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly groups: readonly string[];
  /** Somebody gave the directory a second factor. */
  readonly factorGiven: boolean;
  /** When they showed the directory that it is them; undefined where it does not say. */
  readonly shownAt: Date | undefined;
  /** When the directory said all this. */
  readonly toldAt: Date;
  /** The directory's own id of the session there; undefined where it says none. */
  readonly session: string | undefined;
};

const SECONDS = 10;
const REMEMBERED_MS = 60 * 1000;

type Known = { readonly found: Promise<Configuration>; readonly until: number };
const known = new WeakMap<DirectoryConfig, Known>();

/** Where the browser goes. @param again whoever is signed in there must show again that it is them */
export async function directoryAddress(
  { config, settings }: Directory,
  { state, nonce, verifier }: Proofs,
  { publicUrl, language, again }: { publicUrl: string; language: OfficeLanguage; again: boolean },
): Promise<string> {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client');
  const address = buildAuthorizationUrl(await discovered(config), {
    redirect_uri: officeDirectoryAddress(publicUrl),
    scope: ['openid', 'profile', 'email', ...settings.scopes].join(' '),
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(again ? { prompt: 'login', max_age: '0' } : {}),
  });
  return address.href;
}

/**
 * @param answer of the address at which the browser came back, from `?` on
 * @throws whatever is wrong with the answer
 */
export async function directoryPerson(
  { config: { publicUrl } }: Pick<DirectoryShop, 'config'>,
  { config, settings }: Directory,
  { proofs, sessionId, seconds }: Visit,
  answer: string,
): Promise<DirectoryPerson> {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client');
  const directory = await discovered(config);
  const arrived = new URL(officeDirectoryAddress(publicUrl));
  arrived.search = answer;
  const tokens = await authorizationCodeGrant(directory, arrived, {
    expectedState: proofs.state,
    expectedNonce: proofs.nonce,
    pkceCodeVerifier: proofs.verifier,
    idTokenExpected: true,
    // What was shown before this visit does not count.
    ...(sessionId === null ? {} : { maxAge: seconds }),
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the directory sent no identity token');
  const isWhole = claims[settings.claim] !== undefined && claims['email'] !== undefined;
  const more =
    isWhole || !directory.serverMetadata().userinfo_endpoint
      ? {}
      : await fetchUserInfo(directory, tokens.access_token, claims.sub);
  return personOf({ ...more, ...claims }, settings);
}

function personOf(claims: IDToken, { claim, secondFactor }: Directory['settings']): DirectoryPerson {
  const groups = claims[claim];
  const amr: unknown = claims['amr'];
  const email = textOf(claims['email']).trim();
  return {
    issuer: claims.iss,
    subject: claims.sub,
    name: textOf(claims['name']).trim() || textOf(claims['preferred_username']).trim() || email,
    email,
    emailVerified: claims['email_verified'] === true,
    groups: [groups].flat().filter((group) => typeof group === 'string'),
    shownAt: typeof claims['auth_time'] === 'number' ? new Date(claims['auth_time'] * 1000) : undefined,
    toldAt: new Date(claims.iat * 1000),
    session: textOf(claims['sid']) || undefined,
    factorGiven: secondFactor === 'always' || (Array.isArray(amr) && amr.includes('mfa')),
  };
}

function textOf(claim: unknown): string {
  return typeof claim === 'string' ? claim : '';
}

/**
 * Where a browser signs out of the directory, and comes back to the sign-in page; undefined where the directory has no such page.
 * @throws while the directory is down
 */
export async function signOutAddress(
  { config }: Pick<Directory, 'config'>,
  publicUrl: string,
): Promise<string | undefined> {
  const directory = await discovered(config);
  if (!directory.serverMetadata().end_session_endpoint) return undefined;
  const { buildEndSessionUrl } = await import('openid-client');
  return buildEndSessionUrl(directory, { post_logout_redirect_uri: publicUrl + officePaths.signIn() }).href;
}

/** What the directory says about itself. Not remembered for longer, so that nobody is sent to one that is down. */
export async function discovered(config: DirectoryConfig): Promise<Configuration> {
  const remembered = known.get(config);
  if (remembered && remembered.until > performance.now()) return remembered.found;
  const found = discover(config);
  known.set(config, { found, until: performance.now() + REMEMBERED_MS });
  found.catch(() => known.delete(config));
  return found;
}

async function discover({ issuer, clientId, clientSecret }: DirectoryConfig): Promise<Configuration> {
  const { allowInsecureRequests, discovery, enableNonRepudiationChecks } = await import('openid-client');
  const url = new URL(issuer);
  const execute = [
    enableNonRepudiationChecks,
    // On this machine alone: the setting permits nothing else.
    ...(url.protocol === 'http:' ? [allowInsecureRequests] : []),
  ];
  return discovery(url, clientId, clientSecret, undefined, { execute, timeout: SECONDS });
}
