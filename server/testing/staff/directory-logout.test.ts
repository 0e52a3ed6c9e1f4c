// The museum's directory signs people out (ADR 105), on both engines: a real OpenID provider sends its tokens, others are forged.
// What it says and ends at the same moment leaves nobody with more than it gives them.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIRECTORY_LOGOUT_PATH } from '../../../domain/office-addresses.ts';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase, testDatabases } from '../../platform/database/test-databases.ts';
import { runUnregistered } from '../../platform/database/unregistered-statement.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { CLIENT, type DirectoryServer, openDirectory } from './directory-server.ts';
import { clientOf, signIn } from './sign-in.ts';

const ORIGIN = 'https://shop.museum.example';
const STAFF = `staff:
  directory:
    name: {de: Stadtverzeichnis, en: City directory}
    groups:
      - {group: museum-service, roles: [service]}
      - {group: museum-door, roles: [door]}
`;
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

describe.each(oneDatabase())('signing out by the directory on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let directory: DirectoryServer;
  const delivered: string[] = [];

  const deliver = async (token: string) => {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: DIRECTORY_LOGOUT_PATH,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${new URLSearchParams({ logout_token: token })}`,
    });
    return statusCode;
  };
  beforeAll(async () => {
    directory = await openDirectory(ORIGIN, {
      fetch: async (address, request) => {
        expect(address).toBe(ORIGIN + DIRECTORY_LOGOUT_PATH);
        const token = new URLSearchParams(String(request?.body)).get('logout_token') ?? '';
        delivered.push(token);
        return new Response(null, { status: await deliver(token) });
      },
    });
    museum = makeTestMuseum();
    museum.put('museum.yaml', MUSEUM_YAML + STAFF);
    shop = await openTestShop(engine, museum.folder, {
      PUBLIC_URL: ORIGIN,
      OIDC_ISSUER: directory.issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
  });
  afterAll(async () => {
    await shop.close();
    await directory.close();
    museum.remove();
  });

  let made = 0;
  const person = (groups: readonly string[] = ['museum-service']) => {
    made += 1;
    const subject = `person-${made}`;
    const account = {
      name: `Person ${made}`,
      email: `person-${made}@city.example`,
      email_verified: true,
      groups,
    };
    directory.accounts.set(subject, account);
    return { subject, account };
  };
  const post = (path: string, body: object, cookie = '') =>
    shop.post(`/api/en/office/${path}`, body, { [OFFICE_HEADER]: '1', ...(cookie && { cookie }) });
  const travel = async (subject: string) => {
    const begun = await post('directory/sign-in-start', { back: '/office/orders' });
    const cookie = String(begun.headers['set-cookie']).split(';')[0] ?? '';
    return { cookie, answer: await directory.visit(begun.body.data.address, subject) };
  };
  const arrive = ({ cookie, answer }: Awaited<ReturnType<typeof travel>>) =>
    post('directory/arrive', { answer }, cookie);
  /** @returns the client, and the directory's own id of the session */
  const inside = async (subject: string) => {
    let sid: unknown;
    directory.lie((token) => {
      sid = claimsOf(token)['sid'];
      return token;
    });
    const arrived = await arrive(await travel(subject));
    directory.lie();
    expect(arrived.status).toBe(200);
    return { client: clientOf(shop, String(arrived.headers['set-cookie']), 'en'), sid: String(sid) };
  };
  const isIn = async ({ client }: { client: ReturnType<typeof clientOf> }) =>
    (await client.get('office/me')).status === 200;
  const claims = (about: Record<string, unknown>) => {
    const iat = Math.floor(Date.now() / 1000);
    made += 1;
    const token = { iss: directory.issuer, aud: CLIENT.id, iat, exp: iat + 120, jti: `token-${made}` };
    return { ...token, events: { [EVENT]: {} }, ...about };
  };

  test('whoever signs out of the directory is out of the office in that browser, and in no other', async () => {
    const { subject } = person();
    const elsewhere = await inside(subject);
    const here = await inside(subject);
    const another = await inside(person().subject);
    await directory.signOut(subject);
    expect([await isIn(here), await isIn(elsewhere), await isIn(another)]).toEqual([false, true, true]);
    const { data } = (await (await signIn(shop, 'admin')).get('office/acts')).body;
    const ended = data.rows.find(({ verb }: { verb: string }) => verb === 'staff.session-ended');
    expect(ended.changes).toContainEqual({ field: 'by', before: '', after: 'directory' });
    const back = await inside(subject);
    expect(await isIn(back)).toBe(true);
  });

  test('a token without a session ends all of a person’s, and of nobody else', async () => {
    const { subject } = person();
    const [one, two, another] = [
      await inside(subject),
      await inside(subject),
      await inside(person().subject),
    ];
    expect(await deliver(await directory.sign(claims({ sub: subject })))).toBe(200);
    expect([await isIn(one), await isIn(two), await isIn(another)]).toEqual([false, false, true]);
  });

  test('a token with a session alone ends that one', async () => {
    const { subject } = person();
    const [one, two] = [await inside(subject), await inside(subject)];
    expect(await deliver(await directory.sign(claims({ sid: one.sid })))).toBe(200);
    expect([await isIn(one), await isIn(two)]).toEqual([false, true]);
  });

  test('where the directory says no session when it signs in, one that it names later ends the person’s', async () => {
    const { subject } = person();
    const unnamed = await inside(subject);
    const text =
      'update staff_session set directory_session = null where directory_session = $1 returning id';
    const forget = { name: 'forget-directory-session-of-the-test', text, row: { id: '' } };
    await runUnregistered(shop.database, forget, [unnamed.sid]);
    expect(await deliver(await directory.sign(claims({ sub: subject, sid: unnamed.sid })))).toBe(200);
    expect(await isIn(unnamed)).toBe(false);
  });

  test('a token that names nobody whom the office knows is taken, and ends nothing', async () => {
    expect(await deliver(await directory.sign(claims({ sub: 'somebody-else' })))).toBe(200);
  });

  test('a token counts once, also when it comes several times at the same moment', async () => {
    const { subject } = person();
    await inside(subject);
    await directory.signOut(subject);
    expect(await deliver(delivered.at(-1) ?? '')).toBe(400);
    const token = await directory.sign(claims({ sub: subject }));
    const answers = await Promise.all([deliver(token), deliver(token), deliver(token)]);
    expect(answers.toSorted()).toEqual([200, 400, 400]);
  });

  describe('refused, and nobody is signed out', () => {
    const old = Math.floor(Date.now() / 1000) - 3600;
    test.each<[string, Record<string, unknown>]>([
      ['of another issuer', { iss: 'https://other.example' }],
      ['for another program', { aud: 'another' }],
      ['without an audience', { aud: undefined }],
      ['that is over', { iat: old, exp: old + 120 }],
      ['that was made an hour ago', { iat: old }],
      ['that is made tomorrow', { iat: old + 90_000, exp: old + 90_120 }],
      ['without a time', { iat: undefined }],
      ['without an id', { jti: undefined }],
      ['with an empty id', { jti: '' }],
      ['with a nonce, as identity tokens have', { nonce: 'of a visit' }],
      ['without an event', { events: undefined }],
      ['of another event', { events: { 'https://other.example/event': {} } }],
      ['of an event that is no object', { events: { [EVENT]: 'yes' } }],
      ['of no events', { events: null }],
      ['about nobody', { sub: undefined }],
    ])('a token %s', async (_what, change) => {
      const { subject } = person();
      const client = await inside(subject);
      expect(await deliver(await directory.sign(claims({ sub: subject, ...change })))).toBe(400);
      expect(await isIn(client)).toBe(true);
    });

    test.each<[string, (token: string) => string | Promise<string>]>([
      ['was changed on the way', (token) => withClaims(token, { sub: 'person-1' })],
      ['is signed by nobody', (token) => token.replace(/[^.]*$/, '')],
      [
        'says that it needs no signature',
        (token) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      ],
      ['is of another type', (token) => directory.sign(claimsOf(token), 'at+jwt')],
      ['is none', () => 'none'],
      ['is empty', () => ''],
    ])('a token that %s', async (_what, change) => {
      const { subject } = person();
      const client = await inside(subject);
      const token = await directory.sign(claims({ sub: subject }));
      expect(await deliver(await change(token))).toBe(400);
      expect(await isIn(client)).toBe(true);
    });

    test('an identity token', async () => {
      const { subject } = person();
      let stolen = '';
      directory.lie((token) => {
        stolen = token;
        return token;
      });
      await arrive(await travel(subject));
      directory.lie();
      expect(await deliver(stolen)).toBe(400);
    });

    test('a form without a token, and a body that is none', async () => {
      const send = (type: string, payload: string) =>
        shop.app.inject({
          method: 'POST',
          url: DIRECTORY_LOGOUT_PATH,
          headers: { 'content-type': type },
          payload,
        });
      expect((await send('application/x-www-form-urlencoded', 'token=x')).statusCode).toBe(400);
      expect((await send('text/xml', '<x/>')).statusCode).toBe(415);
    });
  });

  describe('at the same moment', () => {
    /** Signs in, and does something while the directory’s answer is under way. */
    const meanwhile = async (subject: string, act: (idToken: string) => Promise<unknown>) => {
      const way = await travel(subject);
      directory.lie(async (token) => {
        directory.lie();
        await act(token);
        return token;
      });
      return arrive(way);
    };
    const failed = 'STAFF_DIRECTORY_FAILED';

    test('a session that the directory ends before it is opened here is not opened', async () => {
      const { subject } = person();
      const ended = await meanwhile(subject, async (token) => {
        const { sid } = claimsOf(token);
        expect(await deliver(await directory.sign(claims({ sid })))).toBe(200);
      });
      expect([ended.body.code, ended.headers['set-cookie']]).toEqual([failed, undefined]);
    });

    test('nor one of somebody whom it signs out everywhere', async () => {
      const { subject } = person();
      const first = await meanwhile(subject, async () => {
        expect(await deliver(await directory.sign(claims({ sub: subject })))).toBe(200);
      });
      expect(first.body.code).toBe(failed);
    });

    test('signing out and signing in that meet in the database leave no session', async () => {
      for (let round = 0; round < 24; round += 1) {
        const { subject } = person();
        let out: Promise<number> | undefined;
        const arrived = await meanwhile(subject, async (idToken) => {
          const token = await directory.sign(claims({ sid: claimsOf(idToken)['sid'] }));
          out = setTimeout(round).then(() => deliver(token));
        });
        expect(await out).toBe(200);
        if (arrived.status !== 200) expect(arrived.body.code).toBe(failed);
        else
          expect(await isIn({ client: clientOf(shop, String(arrived.headers['set-cookie']), 'en') })).toBe(
            false,
          );
      }
    });

    test('an answer that is overtaken by a newer one gives nobody back what they have lost', async () => {
      const { subject, account } = person(['museum-service', 'museum-door']);
      let newer: Awaited<ReturnType<typeof inside>> | undefined;
      const older = await meanwhile(subject, async () => {
        directory.accounts.set(subject, { ...account, groups: ['museum-door'] });
        newer = await inside(subject);
      });
      expect([older.status, older.body.code]).toEqual([422, failed]);
      const me = (await newer?.client.get('office/me'))?.body.data;
      expect(me.roles).toEqual(['door']);
    });
  });

  test('signing out of the office offers to sign out of the directory, which sends the browser back', async () => {
    const { subject } = person();
    const { client } = await inside(subject);
    const { directory: address } = (await client.post('office/sign-out')).body.data;
    expect(await directory.signOut(subject, address)).toBe(`${ORIGIN}/office/sign-in`);
    const member = await signIn(shop, 'service');
    expect((await member.post('office/sign-out')).body.data).toEqual({ directory: null });
  });
});

test('without a directory nobody is asked to sign anybody out', async () => {
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  const museum = makeTestMuseum();
  const shop = await openTestShop(engine, museum.folder, {});
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: DIRECTORY_LOGOUT_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'logout_token=x',
  });
  expect(statusCode).toBe(404);
  await shop.close();
  museum.remove();
});

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function withClaims(token: string, claims: object): string {
  const [head, , signature] = token.split('.');
  const changed = Buffer.from(JSON.stringify({ ...claimsOf(token), ...claims })).toString('base64url');
  return [head, changed, signature].join('.');
}
