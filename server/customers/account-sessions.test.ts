// The list of one's sessions: what it says, and what ending one ends.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deviceOf } from '../credentials/session-device.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import {
  bearing,
  mailOf,
  mailsOf,
  NEW_PASSWORD,
  PASSWORD,
  register,
  registerConfirmed,
} from '../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

test.each([
  [FIREFOX, 'Firefox', 'Windows'],
  [IPHONE, 'Safari', 'iOS'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/139.0.0.0',
    'Microsoft Edge',
    'macOS',
  ],
  ['', null, null],
  [undefined, null, null],
  ['x'.repeat(501), null, null],
])('%s is named %s on %s', (header, browser, system) => {
  expect(deviceOf(header)).toEqual({ browser, system });
});

describe.each(oneDatabase())('the sessions of an account on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on', RATE_LIMITS: 'on' });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  // Each test uses a new address.
  beforeEach(({ task }) => {
    email = `${task.id.replace(/\W/g, '')}@example.org`;
  });

  const logInWith = async (agent: string): Promise<string> =>
    (await shop.post('/api/de/auth/login', { _u: email, _p: PASSWORD }, { 'user-agent': agent })).body.data;
  const sessions = async (token: string) =>
    (await shop.get('/api/de/customer/sessions', bearing(token))).body.data;
  const end = (token: string, body: object = {}) =>
    shop.post('/api/de/customer/sessionend', { _po: PASSWORD, ...body }, bearing(token));
  const opens = async (token: string): Promise<boolean> =>
    (await shop.get('/api/de/CUSTOMER_DATA', bearing(token))).status === 200;

  test('are listed by device, this one first and then the latest used, in museum time', async () => {
    await register(shop, { email });
    shop.pass(60);
    const phone = await logInWith(IPHONE);
    shop.pass(3600);
    const own = await logInWith(FIREFOX);
    expect(await sessions(own)).toMatchObject([
      { browser: 'Firefox', system: 'Windows', used_at: '2026-11-18 09:01', current: true },
      { browser: 'Safari', system: 'iOS', used_at: '2026-11-18 08:01', current: false },
      { signed_in_at: '2026-11-18 08:00', current: false },
    ]);
    shop.pass(1200);
    await opens(phone);
    const [, first] = await sessions(own);
    expect(first).toMatchObject({ browser: 'Safari', used_at: '2026-11-18 09:21' });
  });

  test('are one each, however often a token is renewed', async () => {
    const token = await register(shop, { email });
    const renewed = (await shop.post('/api/de/auth/refresh', {}, bearing(token))).body.data;
    expect(await sessions(renewed)).toHaveLength(1);
  });

  test('end one by one, with every token, and a mail tells the owner', async () => {
    await registerConfirmed(shop, email);
    const phone = await logInWith(IPHONE);
    const renewed = (await shop.post('/api/de/auth/refresh', {}, bearing(phone))).body.data;
    const own = await logInWith(FIREFOX);
    const listed = await sessions(own);
    const { id } = listed.find(({ browser }: { browser: string }) => browser === 'Safari');
    expect((await end(own, { id })).body.data).toBe(1);
    expect([await opens(phone), await opens(renewed), await opens(own)]).toEqual([false, false, true]);
    expect((await mailOf(shop, 'sessions-ended', email)).text).toContain('/de/forgot-password');
    expect((await end(own, { id })).body.data).toBe(0);
    expect(await mailsOf(shop, 'sessions-ended', email)).toHaveLength(1);
  });

  test('end all but this one', async () => {
    const first = await register(shop, { email });
    const phone = await logInWith(IPHONE);
    const own = await logInWith(FIREFOX);
    expect((await end(own)).body.data).toBe(2);
    expect([await opens(first), await opens(phone), await opens(own)]).toEqual([false, false, true]);
    expect(await sessions(own)).toHaveLength(1);
  });

  test('end with the password alone, and after ten wrong ones not even with it', async () => {
    await register(shop, { email });
    const phone = await logInWith(IPHONE);
    const own = await logInWith(FIREFOX);
    const missing = await shop.post('/api/de/customer/sessionend', {}, bearing(own));
    expect([missing.status, missing.body.code]).toEqual([400, 'REQUEST_MALFORMED']);
    for (let index = 0; index < 10; index += 1) {
      const wrong = await end(own, { _po: NEW_PASSWORD });
      expect([wrong.body.code, Object.keys(wrong.body.errors)]).toEqual(['AUTH_SESSION_END_FAILED', ['_po']]);
    }
    expect((await end(own)).body.code).toBe('TOO_MANY_TRIES');
    expect([await opens(phone), await opens(own)]).toEqual([true, true]);
  });

  test('of another account neither show nor end', async () => {
    const own = await register(shop, { email });
    const other = await register(shop, { email: `other-${email}` });
    const [{ id }] = await sessions(other);
    expect(await sessions(own)).toHaveLength(1);
    expect((await end(own, { id })).body.data).toBe(0);
    expect(await opens(other)).toBe(true);
  });

  test('say nothing of a guest’s device', async () => {
    await shop.post(
      '/api/de/auth/guest',
      { c: { lname: 'Lovelace', email, country: 'DE' } },
      { 'user-agent': FIREFOX },
    );
    const { rows } = await shop.database.executeSql(
      'select browser, system, used_at from customer_session s join customer c on c.id = s.customer_id where c.email = $1',
      [email],
    );
    expect(rows).toEqual([{ browser: null, system: null, used_at: null }]);
  });
});
