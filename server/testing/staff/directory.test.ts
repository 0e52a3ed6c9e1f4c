// Signing in by the museum's directory (ADR 120), on both engines, at a real OpenID provider: roles follow its groups, and every
// lie is refused.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { runUnregistered } from '../../platform/database/unregistered-statement.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { type Answer, openTestShop, type TestShop } from '../test-shop.ts';
import { CLIENT, type DirectoryAccount, type DirectoryServer, openDirectory } from './directory-server.ts';
import { clientOf, signIn } from './sign-in.ts';
import { softwareAuthenticator } from './software-authenticator.ts';

const ORIGIN = 'https://shop.museum.example';
const STAFF = `staff:
  directory:
    name: {de: Stadtverzeichnis, en: City directory}
    groups:
      - {group: museum-service, roles: [service]}
      - {group: museum-admins, roles: [admin]}
`;

describe.each(oneDatabase())('the directory on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let directory: DirectoryServer;
  beforeAll(async () => {
    directory = await openDirectory(ORIGIN);
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
  const person = (account: DirectoryAccount = {}) => {
    made += 1;
    const subject = `person-${made}`;
    const email = `person-${made}@city.example`;
    const groups = ['museum-service', 'choir'];
    directory.accounts.set(subject, {
      name: `Person ${made}`,
      email,
      email_verified: true,
      groups,
      ...account,
    });
    return { subject, email };
  };
  const post = (path: string, body: object, cookie = '') =>
    shop.post(`/api/en/office/${path}`, body, { [OFFICE_HEADER]: '1', ...(cookie && { cookie }) });
  const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? '';

  /** Goes there and back; what was answered is not handed in yet. */
  const travel = async (subject: string, client?: ReturnType<typeof clientOf>) => {
    const begun = client
      ? await client.post('office/directory/factor-start')
      : await post('directory/sign-in-start', { back: '/office/orders' });
    const cookie = cookieOf(begun);
    return { cookie, answer: await directory.visit(begun.body.data.address, subject) };
  };
  const enter = async (subject: string) => {
    const { cookie, answer } = await travel(subject);
    return post('directory/arrive', { answer }, cookie);
  };
  const inside = async (subject: string) => {
    const arrived = await enter(subject);
    expect(arrived.body.data).toEqual({ signed_in: true, back: '/office/orders' });
    return clientOf(shop, String(arrived.headers['set-cookie']), 'en');
  };
  const me = async (client: ReturnType<typeof clientOf>) => (await client.get('office/me')).body.data;
  const acts = async (staffId: string): Promise<string[]> => {
    const text = `select verb from act where object_kind = 'staff' and object_id = $1 order by id`;
    const written = { name: 'acts-of-the-test', text, row: { verb: '' } };
    return (await runUnregistered(shop.database, written, [staffId])).map(({ verb }) => verb);
  };

  test('somebody of a group is a member from the first time on, with the roles of their groups', async () => {
    const { subject, email } = person();
    const client = await inside(subject);
    const first = await me(client);
    expect(first).toMatchObject({ email, roles: ['service'], has_password: false, of_directory: true });
    expect(await acts(first.id)).toEqual(['staff.linked', 'staff.signed-in']);
    expect((await me(await inside(subject))).id).toBe(first.id);
  });

  test('of two first sign-ins at the same moment, one makes the member', async () => {
    const { subject, email } = person();
    const ways = [await travel(subject), await travel(subject), await travel(subject)];
    const both = await Promise.all(
      ways.map(({ cookie, answer }) => post('directory/arrive', { answer }, cookie)),
    );
    expect(both.some(({ status }) => status === 200)).toBe(true);
    for (const { status } of both) expect([200, 422]).toContain(status);
    const people = (await (await signIn(shop, 'admin')).get('office/people')).body.data;
    expect(people.filter((known: { email: string }) => known.email === email)).toHaveLength(1);
  });

  test('whoever is in none of the groups is told so, and nobody is made of them', async () => {
    const { subject, email } = person({ groups: ['choir'] });
    const refused = await enter(subject);
    expect([refused.status, refused.body.code, refused.headers['set-cookie']]).toEqual([
      403,
      'STAFF_DIRECTORY_NO_ACCESS',
      undefined,
    ]);
    const people = (await (await signIn(shop, 'admin')).get('office/people')).body.data;
    expect(people.some((known: { email: string }) => known.email === email)).toBe(false);
  });

  test('roles follow the groups at each sign-in; out of all groups, open sessions end', async () => {
    const { subject } = person();
    const client = await inside(subject);
    const { id } = await me(client);
    const account = directory.accounts.get(subject);
    directory.accounts.set(subject, { ...account, groups: ['museum-admins', 'museum-service'] });
    await setTimeout(1001);
    await inside(subject);
    expect((await me(client)).roles).toEqual(['admin', 'service']);
    directory.accounts.set(subject, { ...account, groups: [] });
    expect((await enter(subject)).body.code).toBe('STAFF_DIRECTORY_NO_ACCESS');
    expect((await client.get('office/me')).body.code).toBe('STAFF_SIGNED_OUT');
    expect((await acts(id)).filter((verb) => verb === 'staff.roles-changed')).toHaveLength(2);
  });

  test('somebody whose access was ended stays out until invited again', async () => {
    const { subject, email } = person();
    const client = await inside(subject);
    const { id } = await me(client);
    const admin = await signIn(shop, 'admin');
    await admin.post('office/people/end', { id });
    expect((await client.get('office/me')).status).toBe(401);
    expect((await enter(subject)).body.code).toBe('STAFF_DIRECTORY_ENDED');
    const again = { name: 'Person', email, language: 'de', roles: ['door'], houses: [] };
    expect((await admin.post('office/people/invite', again)).status).toBe(200);
    const back = await me(await inside(subject));
    expect(back).toMatchObject({ email, roles: ['service'] });
    expect(back.id).not.toBe(id);
  });

  test('neither does somebody come back by it whose access was ended before they ever used it', async () => {
    const admin = await signIn(shop, 'admin');
    const left = await signIn(shop, 'service');
    await admin.post('office/people/end', { id: left.staffId });
    const { subject } = person({ email: left.email });
    expect((await enter(subject)).body.code).toBe('STAFF_DIRECTORY_ENDED');
  });

  test('a member who has no group there keeps their password and their roles', async () => {
    const member = await signIn(shop, 'service');
    const { subject } = person({ email: member.email, groups: ['choir'] });
    expect((await enter(subject)).body.code).toBe('STAFF_DIRECTORY_NO_ACCESS');
    expect((await me(member)).roles).toEqual(['service']);
  });

  test('what the directory remembers is no fresh second factor', async () => {
    const client = await inside(person({ groups: ['museum-admins'], amr: ['pwd', 'mfa'] }).subject);
    expect((await client.get('office/people')).status).toBe(200);
    const change = await client.post('office/people/end-sessions', { id: 'nobody' });
    expect(change.body.code).toBe('STAFF_FACTOR_NEEDED');
  });

  test('a member is recognised by an address that the directory has checked, and by no other', async () => {
    const member = await signIn(shop, 'admin');
    const forged = person({ email: member.email, email_verified: false });
    expect((await enter(forged.subject)).body.code).toBe('STAFF_DIRECTORY_TAKEN');
    const own = person({ email: member.email.toUpperCase() });
    expect((await me(await inside(own.subject))).id).toBe(member.staffId);
    const next = person({ email: member.email });
    expect((await enter(next.subject)).body.code).toBe('STAFF_DIRECTORY_TAKEN');
  });

  test('whoever the directory signs in has no way past it: no passkey opens the office alone', async () => {
    const { subject } = person();
    const client = await inside(subject);
    const phone = softwareAuthenticator(ORIGIN);
    const { data } = (await client.post('office/passkeys/add-start')).body;
    await client.post('office/passkeys/add', { name: 'Telefon', response: phone.create(data) });
    const asked = (await post('passkeys/sign-in-start', {})).body.data;
    const refused = await post('passkeys/sign-in', { response: phone.get(asked) });
    expect([refused.body.code, refused.headers['set-cookie']]).toEqual(['STAFF_DIRECTORY_ONLY', undefined]);
    // It is the second factor, which is due after each sign-in from now on.
    const due = await inside(subject);
    expect(await me(due)).toMatchObject({ permissions: [], factor: { factors: ['passkey'], missing: true } });
    const challenge = (await due.post('office/factor/passkey-start')).body.data;
    await due.post('office/factor/passkey', { response: phone.get(challenge) });
    expect((await me(due)).permissions).toContain('orders.read');
  });

  test('an admin without a second factor sets one up first, unless the directory has asked for one', async () => {
    const groups = ['museum-admins'];
    const plain = await inside(person({ groups }).subject);
    expect((await plain.get('office/people')).body.code).toBe('STAFF_FACTOR_MISSING');
    const strong = await inside(person({ groups, amr: ['pwd', 'otp', 'mfa'] }).subject);
    expect((await strong.get('office/people')).status).toBe(200);
  });

  test('the second factor is given again at the directory, by the same person in the same session', async () => {
    const amr = ['pwd', 'mfa'];
    const { subject } = person({ groups: ['museum-admins'], amr });
    const client = await inside(subject);
    shop.pass(16 * 60);
    const change = () => client.post('office/people/end-sessions', { id: 'nobody' });
    expect((await change()).body.code).toBe('STAFF_FACTOR_NEEDED');
    const stranger = person({ amr });
    await inside(stranger.subject);
    const theirs = await travel(stranger.subject, client);
    const both = (cookie: string) => `${client.headers.cookie}; ${cookie}`;
    const refused = await post('directory/arrive', { answer: theirs.answer }, both(theirs.cookie));
    expect(refused.body.code).toBe('STAFF_DIRECTORY_FAILED');
    const elsewhere = await travel(subject, client);
    const without = await post('directory/arrive', { answer: elsewhere.answer }, elsewhere.cookie);
    expect(without.body.code).toBe('STAFF_DIRECTORY_FAILED');
    expect((await change()).body.code).toBe('STAFF_FACTOR_NEEDED');
    const own = await travel(subject, client);
    const given = await post('directory/arrive', { answer: own.answer }, both(own.cookie));
    expect(given.body.data).toEqual({ signed_in: false, back: '' });
    expect((await change()).body.code).toBe('STAFF_UNKNOWN');
    directory.accounts.set(subject, { ...directory.accounts.get(subject), amr: ['pwd'] });
    const weak = await travel(subject, client);
    const told = await post('directory/arrive', { answer: weak.answer }, both(weak.cookie));
    expect(told.body.code).toBe('STAFF_DIRECTORY_NO_FACTOR');
  });

  describe('refused', () => {
    const failed = async (handIn: Promise<Answer>) => {
      const refused = await handIn;
      expect([refused.status, refused.body.code, refused.headers['set-cookie']]).toEqual([
        422,
        'STAFF_DIRECTORY_FAILED',
        undefined,
      ]);
    };

    test('an answer that was handed in before', async () => {
      const { cookie, answer } = await travel(person().subject);
      expect((await post('directory/arrive', { answer }, cookie)).status).toBe(200);
      await failed(post('directory/arrive', { answer }, cookie));
    });

    test('an answer that is handed in several times at the same moment, but for one', async () => {
      const { cookie, answer } = await travel(person().subject);
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => post('directory/arrive', { answer }, cookie)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    });

    test('an answer in another browser, or in none that asked: nobody is signed in as somebody else', async () => {
      const { answer } = await travel(person().subject);
      await failed(post('directory/arrive', { answer }));
      const other = await travel(person().subject);
      await failed(post('directory/arrive', { answer }, other.cookie));
    });

    test('an answer after ten minutes', async () => {
      const { cookie, answer } = await travel(person().subject);
      shop.pass(10 * 60);
      await failed(post('directory/arrive', { answer }, cookie));
    });

    test.each<[string, (answer: URLSearchParams) => void]>([
      ['with another state', (answer) => answer.set('state', 'another')],
      ['without a state', (answer) => answer.delete('state')],
      ['of another issuer', (answer) => answer.set('iss', 'https://other.example')],
      ['with a code that nobody gave', (answer) => answer.set('code', 'guessed')],
      ['without a code', (answer) => answer.delete('code')],
      ['that says no', (answer) => answer.set('error', 'access_denied')],
      ['said twice', (answer) => answer.append('code', 'second')],
    ])('an answer %s', async (_what, change) => {
      const { cookie, answer } = await travel(person().subject);
      const changed = new URLSearchParams(answer);
      change(changed);
      await failed(post('directory/arrive', { answer: `?${changed}` }, cookie));
    });

    const withClaims = (token: string, claims: object) => {
      const [head, body = '', signature] = token.split('.');
      const told = JSON.parse(Buffer.from(body, 'base64url').toString());
      const changed = Buffer.from(JSON.stringify({ ...told, ...claims })).toString('base64url');
      return [head, changed, signature].join('.');
    };
    test.each<[string, (token: string) => string]>([
      ['was changed on the way', (token) => withClaims(token, { sub: 'somebody-else' })],
      ['adds a group', (token) => withClaims(token, { groups: ['museum-admins'] })],
      ['says that a second factor was given', (token) => withClaims(token, { amr: ['mfa'] })],
      ['is signed by nobody', (token) => token.replace(/[^.]*$/, '')],
      [
        'says that it needs no signature',
        (token) => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`,
      ],
      ['is of another visit', (token) => withClaims(token, { nonce: 'another' })],
      ['is of another issuer', (token) => withClaims(token, { iss: 'https://other.example' })],
      ['is for another program', (token) => withClaims(token, { aud: 'another' })],
      ['is old', (token) => withClaims(token, { exp: 1_700_000_000 })],
      ['is none', () => 'none'],
    ])('an identity token that %s', async (_what, change) => {
      const { cookie, answer } = await travel(person().subject);
      directory.lie(change);
      await failed(post('directory/arrive', { answer }, cookie));
      directory.lie();
    });

    test('a session that lay in the browser before: it ends', async () => {
      const left = await signIn(shop, 'service');
      const { cookie, answer } = await travel(person().subject);
      const arrived = await post('directory/arrive', { answer }, `${left.headers.cookie}; ${cookie}`);
      expect(cookieOf(arrived)).not.toBe(left.headers.cookie);
      expect((await left.get('office/me')).status).toBe(401);
    });
  });
});
