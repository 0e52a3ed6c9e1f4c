// A museum's directory for tests: a real OpenID provider on this machine, whose people sign in without typing, and which lies
// where a test wants it to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

export type DirectoryAccount = {
  readonly name?: string;
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly groups?: readonly string[];
  /** How somebody has signed in there, as RFC 8176 names it. */
  readonly amr?: readonly string[];
};

export const CLIENT = { id: 'foyer', secret: 'a secret of the tests' } as const;

export type DirectoryServer = Awaited<ReturnType<typeof openDirectory>>;

/** @param home where it sends people back to */
export async function openDirectory(home: string) {
  const accounts = new Map<string, DirectoryAccount>();
  let forge: ((token: string) => string) | undefined;
  let provider: Provider;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/sign-in')) void signInThere(provider, request, response, accounts);
    else void provider.callback()(request, response);
  });
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  provider = providerOf(issuer, home, accounts);
  provider.use(async (context, next) => {
    await next();
    if (forge && context.path === '/token') context.body.id_token = forge(context.body.id_token);
  });
  return {
    issuer,
    accounts,
    /** Changes the identity tokens from now on; without a function it stops lying. */
    lie(change?: (token: string) => string) {
      forge = change;
    },
    /** What a browser does there: follows, signs in, and comes back. @returns the answer, from `?` on */
    visit: (address: string, subject: string) => comeBack(address, subject, issuer),
    close: () => new Promise((closed) => server.close(closed)),
  };
}

function providerOf(issuer: string, home: string, accounts: ReadonlyMap<string, DirectoryAccount>) {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [home] }],
    claims: { openid: ['sub', 'groups', 'amr'], profile: ['name'], email: ['email', 'email_verified'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/sign-in' },
    cookies: { keys: ['of the tests'] },
    findAccount: async (_context, subject) => {
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

/** Signs in whomever the header names. */
async function signInThere(
  provider: Provider,
  request: Parameters<Provider['interactionFinished']>[0],
  response: Parameters<Provider['interactionFinished']>[1],
  accounts: ReadonlyMap<string, DirectoryAccount>,
): Promise<void> {
  const subject = String(request.headers['x-subject']);
  const login = { accountId: subject, amr: [...(accounts.get(subject)?.amr ?? ['pwd'])] };
  await provider.interactionFinished(request, response, { login });
}

async function comeBack(address: string, subject: string, issuer: string): Promise<string> {
  const cookies = new Map<string, string>();
  let next = address;
  while (next.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie, 'x-subject': subject } });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the directory answered ${answer.status}: ${await answer.text()}`);
    next = new URL(location, issuer).href;
  }
  return new URL(next).search;
}
