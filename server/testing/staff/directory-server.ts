// A museum's directory for tests: a real OpenID provider on this machine, whose people sign in without typing, and which lies
// where a test wants it to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { Provider } from 'oidc-provider';
import {
  DIRECTORY_LOGOUT_PATH,
  officeDirectoryAddress,
  officePaths,
} from '../../../domain/office-addresses.ts';
import { type Cookies, comeBack, signOutThere } from './directory-browser.ts';
import { signedOutPage, signInPage, signOutPage } from './directory-pages.ts';

export type DirectoryAccount = {
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
  /** How somebody has signed in there, as RFC 8176 names it. */
  readonly amr?: readonly string[];
};

export const CLIENT = { id: 'foyer', secret: 'a secret of the tests' } as const;

type Lie = (token: string) => string | Promise<string>;

type Options = {
  readonly port?: number;
  /** How it reaches the shop; without one, by the network. */
  readonly fetch?: typeof globalThis.fetch;
};

export type DirectoryServer = Awaited<ReturnType<typeof openDirectory>>;

/** @param origin of the shop, to which it sends people back */
export async function openDirectory(origin: string, { port = 0, fetch = fetchHere }: Options = {}) {
  const accounts = new Map<string, DirectoryAccount>();
  const browsers = new Map<string, Cookies>();
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  let forge: Lie | undefined;
  let provider: Provider;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sign-in')) void signInThere(provider, request, response, accounts);
    else void provider.callback()(request, response);
  });
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const jwk = { ...(await exportJWK(privateKey)), kid: 'of-the-tests', alg: 'RS256', use: 'sig' };
  provider = providerOf(issuer, origin, accounts, { jwks: { keys: [jwk] }, fetch });
  provider.use(async (context, next) => {
    await next();
    withoutExpiry(context.response);
    if (forge && context.path === '/token') context.body.id_token = await forge(context.body.id_token);
  });
  return {
    issuer,
    accounts,
    /** Changes the identity tokens from now on; without a function it stops lying. */
    lie(change?: Lie) {
      forge = change;
    },
    /** A token with its own signature. */
    sign: (claims: Record<string, unknown>, typ = 'logout+jwt') =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: jwk.kid, typ }).sign(privateKey),
    /** What a browser does there: follows, signs in, and comes back. @returns the answer, from `?` on */
    visit(address: string, subject: string) {
      const cookies: Cookies = new Map();
      browsers.set(subject, cookies);
      return comeBack(address, subject, issuer, cookies);
    },
    /** Somebody signs out of the directory in the browser with which they came last. @param address of its page for that */
    signOut: (subject: string, address = `${issuer}/session/end`) =>
      signOutThere(address, issuer, browsers.get(subject) ?? new Map()),
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

/** Browsers have their own clock: cookies that the journeys' day dates would be over for them. What deletes a cookie stays. */
function withoutExpiry(response: { get(name: string): unknown; set(name: string, value: string[]): void }) {
  const cookies = [response.get('set-cookie')].flat().filter((cookie) => typeof cookie === 'string');
  const lasting = cookies.map((cookie) => cookie.replace(/; expires=(?!Thu, 01 Jan 1970)[^;]+/, ''));
  if (cookies.length > 0) response.set('set-cookie', lasting);
}

/** The provider’s own way to send something goes to no program on this machine. */
const fetchHere: typeof globalThis.fetch = (address, request = {}) => {
  const { method, headers, body, redirect } = request;
  return globalThis.fetch(address, { method, headers, body, redirect } as RequestInit);
};

type Keys = { readonly jwks: { keys: Record<string, unknown>[] }; readonly fetch: typeof globalThis.fetch };

function providerOf(
  issuer: string,
  origin: string,
  accounts: ReadonlyMap<string, DirectoryAccount>,
  keys: Keys,
) {
  return new Provider(issuer, {
    ...keys,
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [officeDirectoryAddress(origin)],
        post_logout_redirect_uris: [origin + officePaths.signIn()],
        backchannel_logout_uri: origin + DIRECTORY_LOGOUT_PATH,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { openid: ['sub', 'groups', 'amr'], profile: ['name'], email: ['email', 'email_verified'] },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: { body: unknown }, form: string) => {
          context.body = signOutPage(form);
        },
        postLogoutSuccessSource: (context: { body: unknown }) => {
          context.body = signedOutPage();
        },
      },
    },
    interactions: { url: () => '/sign-in' },
    cookies: { keys: ['of the tests'] },
    findAccount: async (_context: unknown, subject: string) => {
      const { amr: _amr, ...claims } = accounts.get(subject) ?? {};
      return { accountId: subject, claims: async () => ({ sub: subject, ...claims }) };
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: CLIENT.id,
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
}

/** Signs in whomever the header names, or whom somebody chooses on the page. */
async function signInThere(
  provider: Provider,
  request: Parameters<Provider['interactionFinished']>[0],
  response: Parameters<Provider['interactionFinished']>[1],
  accounts: ReadonlyMap<string, DirectoryAccount>,
): Promise<void> {
  const chosen = new URL(request.url ?? '', 'http://localhost').searchParams.get('as');
  const subject = request.headers['x-subject'] ?? chosen;
  if (typeof subject !== 'string') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(signInPage([...accounts.keys()]));
    return;
  }
  const login = { accountId: subject, amr: [...(accounts.get(subject)?.amr ?? ['pwd'])] };
  await provider.interactionFinished(request, response, { login });
}
