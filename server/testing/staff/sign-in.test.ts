// Signing in to the office: by invitation and by password; what a session may do, and when it ends.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OFFICE_HEADER } from '../../../domain/staff/staff-contract.ts';
import { oneDatabase, testDatabases } from '../../platform/database/test-databases.ts';
import { inviteMember, newInvitation } from '../../staff/members/invite-member.ts';
import { bearing } from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { clientOf, signIn } from './sign-in.ts';

const PASSWORD = 'vier Möwen am Kai';
const OFFICE = { [OFFICE_HEADER]: '1' };
const HOUR = 3600;

describe.each(oneDatabase())('the office on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  const invite = async (email: string, roles: readonly string[] = ['service']) => {
    const invited = { name: 'Mara Brandt', email, language: 'de', roles, houses: [] } as const;
    const by = { kind: 'command', user: 'museum' } as const;
    const secret = await shop.database.transaction(async (sql) => {
      const id = await inviteMember(sql, invited, by, shop.now());
      return id === undefined ? '' : newInvitation(sql, id, shop.now());
    });
    return { secret };
  };
  const post = (path: string, body: object, headers: Record<string, string> = OFFICE) =>
    shop.post(`/api/de/office/${path}`, body, headers);
  const me = (setCookie: unknown) => clientOf(shop, String(setCookie)).get('office/me');

  test('the language is one’s own, on every device', async () => {
    const member = await signIn(shop, 'service');
    expect((await member.get('office/me')).body.data.language).toBe('de');
    expect((await member.post('office/language', { language: 'en' })).body.data).toBe(true);
    expect((await member.get('office/me')).body.data.language).toBe('en');
    expect((await member.post('office/language', { language: 'fr' })).status).toBe(400);
  });

  test('an invitation is accepted once, with a name and a password', async () => {
    const { secret } = await invite('mara@museum.example');
    expect((await post('invitation', { secret })).body.data).toEqual({
      name: 'Mara Brandt',
      email: 'mara@museum.example',
      museum: 'Museum am Steg',
    });
    const short = await post('join', { secret, name: 'Mara', password: 'elf Zeichen' });
    expect([short.status, short.body.errors]).toEqual([
      422,
      { password: ['Bitte verwenden Sie mindestens 12 Zeichen.'] },
    ]);
    const common = await post('join', { secret, name: 'Mara', password: 'maramara2026' });
    expect(common.body.code).toBe('FIELDS_INVALID');
    const joined = await post('join', { secret, name: 'Mara B.', password: PASSWORD });
    expect(joined.body.data).toEqual({ signed_in: true, factors: [] });
    expect(joined.headers['set-cookie']).toMatch(/^staff=\w{24}; Path=\/; HttpOnly; SameSite=Strict$/);
    const shown = (await me(joined.headers['set-cookie'])).body.data;
    expect(shown).toMatchObject({ name: 'Mara B.', email: 'mara@museum.example', roles: ['service'] });
    expect(shown.permissions).toContain('orders.read');
    expect(shown.houses).toEqual([{ id: 'haus', name: 'Haus' }]);
    const again = await post('join', { secret, name: 'Mara', password: PASSWORD });
    expect([again.status, again.body.code]).toEqual([410, 'STAFF_INVITATION_INVALID']);
  });

  test('an invitation is void after a day, and when another one is made', async () => {
    const first = await invite('noor@museum.example');
    const second = await invite('noor@museum.example');
    expect((await post('invitation', { secret: first.secret })).status).toBe(410);
    expect((await post('invitation', { secret: second.secret })).status).toBe(200);
    shop.pass(24 * HOUR);
    expect((await post('invitation', { secret: second.secret })).status).toBe(410);
  });

  test('a password signs in, with whichever letters the address is typed', async () => {
    const signed = await post('sign-in', { email: ' Mara@Museum.example', password: PASSWORD });
    expect(signed.body.data).toEqual({ signed_in: true, factors: [] });
    expect((await me(signed.headers['set-cookie'])).status).toBe(200);
  });

  test.each([
    ['a wrong password', { email: 'mara@museum.example', password: 'fünf Möwen am Kai' }],
    ['an address that nobody has', { email: 'nobody@museum.example', password: PASSWORD }],
    ['somebody who has not joined', { email: 'noor@museum.example', password: '' }],
  ])('%s is refused with the same words', async (_what, given) => {
    const { status, body, headers } = await post('sign-in', given);
    expect([status, body, headers['set-cookie']]).toEqual([
      422,
      {
        code: 'STAFF_SIGN_IN_FAILED',
        message: 'E-Mail und Passwort passen nicht zusammen. Bitte prüfen Sie beides.',
      },
      undefined,
    ]);
  });

  test('who asks in a language that the office does not speak reads English', async () => {
    const answer = await shop.get('/api/it/office/me');
    expect(answer.body.message).toBe('Your session has ended. Please sign in again.');
  });

  test('passwords cannot be guessed: after ten tries the address waits, in this network', async () => {
    await invite('tries@museum.example');
    const guess = () => post('sign-in', { email: 'tries@museum.example', password: 'guess' });
    for (let count = 0; count < 10; count += 1) expect((await guess()).status).toBe(422);
    const refused = await guess();
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_TRIES']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    shop.pass(HOUR);
  });

  test('a session that was there before signing in is not the one after, and has ended', async () => {
    const before = await signIn(shop, 'service');
    const given = { email: 'mara@museum.example', password: PASSWORD };
    const signed = await post('sign-in', given, before.headers);
    expect(signed.headers['set-cookie']).not.toContain(before.headers.cookie);
    expect((await before.get('office/me')).status).toBe(401);
    expect((await me(signed.headers['set-cookie'])).body.data.name).toBe('Mara B.');
  });

  test('a cookie that somebody made up opens nothing and is not taken over', async () => {
    const planted = { ...OFFICE, cookie: 'staff=AAAAAAAAAAAAAAAAAAAAAAAA' };
    const signed = await post('sign-in', { email: 'mara@museum.example', password: PASSWORD }, planted);
    expect(signed.headers['set-cookie']).not.toContain('AAAAAAAA');
    expect((await clientOf(shop, planted.cookie).get('office/me')).status).toBe(401);
  });

  test('an hour without use ends a session, twelve hours end it in any case', async () => {
    const idle = await signIn(shop, 'service');
    const used = await signIn(shop, 'service');
    shop.pass(0.9 * HOUR);
    expect((await used.get('office/me')).status).toBe(200);
    shop.pass(0.2 * HOUR);
    expect((await idle.get('office/me')).body.code).toBe('STAFF_SIGNED_OUT');
    for (let hours = 1.1; hours < 12; hours += 0.9) {
      expect((await used.get('office/me')).status).toBe(200);
      shop.pass(0.9 * HOUR);
    }
    expect((await used.get('office/me')).status).toBe(401);
  });

  test('signing out ends the session and forgets the cookie', async () => {
    const member = await signIn(shop, 'door');
    const out = await member.post('office/sign-out');
    expect(out.headers['set-cookie']).toMatch(/^staff=; Max-Age=0; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await member.get('office/me')).status).toBe(401);
  });

  test('a new password ends the other sessions', async () => {
    const given = { email: 'mara@museum.example', password: PASSWORD };
    const here = clientOf(shop, String((await post('sign-in', given)).headers['set-cookie']));
    const there = clientOf(shop, String((await post('sign-in', given)).headers['set-cookie']));
    const wrong = await here.post('office/password', { old: 'not this one', new: 'sechs Kähne im Nebel' });
    expect(wrong.body.errors).toHaveProperty('old');
    const common = await here.post('office/password', { old: PASSWORD, new: 'password1234' });
    expect(common.body.errors).toHaveProperty('new');
    await here.post('office/password', { old: PASSWORD, new: 'sechs Kähne im Nebel' });
    expect([(await here.get('office/me')).status, (await there.get('office/me')).status]).toEqual([200, 401]);
    expect((await post('sign-in', given)).status).toBe(422);
  });

  test('another site’s page can neither send the header nor ask for permission to', async () => {
    const member = await signIn(shop, 'service');
    const without = await shop.post('/api/de/office/sign-out', {}, { cookie: member.headers.cookie });
    expect([without.status, without.body.code]).toEqual([403, 'STAFF_HEADER_MISSING']);
    expect((await member.get('office/me')).status).toBe(200);
    const asked = await shop.app.inject({
      method: 'OPTIONS',
      url: '/api/de/office/sign-out',
      headers: {
        origin: 'https://other.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': OFFICE_HEADER,
      },
    });
    expect(asked.statusCode).toBe(404);
    expect(Object.keys(asked.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('customers’ tokens open no call of the office, and its cookie none of theirs', async () => {
    const token = await shop.guest();
    const customer = await shop.get(`/api/de/office/me?_=${token}`, bearing(token));
    expect(customer.body.code).toBe('STAFF_SIGNED_OUT');
    const member = await signIn(shop, 'admin');
    expect((await member.get('CUSTOMER_DATA')).body.code).toBe('TOKEN_MISSING');
  });
});

test('behind HTTPS the cookie cannot be set by another host or over HTTP', async () => {
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  const museum = makeTestMuseum();
  const shop = await openTestShop(engine, museum.folder, { PUBLIC_URL: 'https://shop.museum.example' });
  const member = await signIn(shop, 'service');
  expect(member.headers.cookie).toMatch(/^__Host-staff=/);
  expect((await member.get('office/me')).status).toBe(200);
  const out = await member.post('office/sign-out');
  expect(out.headers['set-cookie']).toMatch(/; Secure; SameSite=Strict/);
  await shop.close();
  museum.remove();
});
