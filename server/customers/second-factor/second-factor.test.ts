// Two-step login: switching it on and off, and what does not get past it.
import { generate } from 'otplib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onOne, testDatabases } from '../../platform/database/test-databases.ts';
import {
  BACKLINK,
  bearing,
  logIn,
  mailOf,
  NEW_PASSWORD,
  PASSWORD,
  register,
  registerConfirmed,
} from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

const PERIOD = 30;

describe.each(testDatabases())('two-step login on $name', (engine) => {
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
  // Each test uses a new address, and no tries are counted yet.
  beforeEach(async ({ task }) => {
    email = `${task.id.replace(/\W/g, '')}@example.org`;
    await shop.database.executeSql('delete from counted_tries');
  });

  const post = (call: string, body: object, token?: string) =>
    shop.post(`/api/de/${call}`, body, token === undefined ? {} : bearing(token));
  const shown = async (token: string) =>
    (await shop.get('/api/de/customer/secondfactor', bearing(token))).body.data;
  const codeOf = (secret: string, periods = 0) =>
    generate({ secret, epoch: Math.floor(shop.now().getTime() / 1000) + periods * PERIOD });
  const start = async (token: string): Promise<string> =>
    (await post('customer/secondfactorstart', { _po: PASSWORD }, token)).body.data.secret;
  const logInWith = (_c: string, _p = PASSWORD) => post('auth/login', { _u: email, _p, _c });
  /** An account with a second factor; the first code is used up, and the clock has moved on. */
  const protectedAccount = async () => {
    const token = await registerConfirmed(shop, email);
    const secret = await start(token);
    const { body } = await post('customer/secondfactorconfirm', { _c: await codeOf(secret) }, token);
    shop.pass(2 * PERIOD);
    return { token, secret, codes: body.data as string[] };
  };

  test('takes a code once, and none from before it', async () => {
    const { secret } = await protectedAccount();
    const [before, code] = [await codeOf(secret, -1), await codeOf(secret)];
    expect((await logInWith(code)).status).toBe(200);
    expect((await logInWith(code)).body.code).toBe('AUTH_CODE_NEEDED');
    expect((await logInWith(before)).body.code).toBe('AUTH_CODE_NEEDED');
    shop.pass(PERIOD);
    expect((await logInWith(await codeOf(secret))).status).toBe(200);
  });

  test('takes a code once also when ten calls send it at the same moment', async () => {
    const { secret } = await protectedAccount();
    const code = await codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => logInWith(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('has ten recovery codes also after they were renewed several times at once', async () => {
    const { token } = await protectedAccount();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => post('customer/secondfactorcodes', { _po: PASSWORD }, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await shown(token)).toEqual({ on: true, codes_left: 10 });
  });

  onOne(engine, () => {
    test('is off until a code of the app has confirmed it; then a mail says so', async () => {
      const token = await registerConfirmed(shop, email);
      const setup = await post('customer/secondfactorstart', { _po: PASSWORD }, token);
      const { secret, uri, code } = setup.body.data;
      expect(uri).toContain(`secret=${secret}`);
      expect(decodeURIComponent(uri)).toContain(email);
      expect(code.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
      expect(await shown(token)).toEqual({ on: false, codes_left: 0 });
      expect((await logIn(shop, email)).status).toBe(200);
      const wrong = await post('customer/secondfactorconfirm', { _c: '000000' }, token);
      expect([wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
        'AUTH_SECOND_FACTOR_FAILED',
        ['_c'],
      ]);
      const right = await post('customer/secondfactorconfirm', { _c: await codeOf(secret) }, token);
      expect(right.body.data).toHaveLength(10);
      expect(await shown(token)).toEqual({ on: true, codes_left: 10 });
      expect((await mailOf(shop, 'second-factor-on', email)).text).toContain('/de/forgot-password');
    });

    test('asks whoever knows the password for the code, and nobody else', async () => {
      const { secret } = await protectedAccount();
      const asked = await logIn(shop, email);
      expect([asked.status, asked.body.code, Object.keys(asked.body.errors)]).toEqual([
        422,
        'AUTH_CODE_NEEDED',
        ['_c'],
      ]);
      expect((await logIn(shop, email, NEW_PASSWORD)).body.code).toBe('AUTH_LOGIN_FAILED');
      expect((await logInWith(await codeOf(secret), NEW_PASSWORD)).body.code).toBe('AUTH_LOGIN_FAILED');
      expect((await logInWith('000000')).body.code).toBe('AUTH_CODE_NEEDED');
      const code = await codeOf(secret);
      expect((await logInWith(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(200);
    });

    test('forgives a clock that is half a minute off, and no more', async () => {
      const { secret } = await protectedAccount();
      expect((await logInWith(await codeOf(secret, 3))).status).toBe(422);
      shop.pass(10 * PERIOD);
      expect((await logInWith(await codeOf(secret, -3))).status).toBe(422);
      expect((await logInWith(await codeOf(secret, 1))).status).toBe(200);
    });

    test('allows ten tries at a code in a quarter of an hour', async () => {
      const { secret } = await protectedAccount();
      for (let index = 0; index < 10; index += 1) expect((await logInWith('000000')).status).toBe(422);
      expect((await logInWith(await codeOf(secret))).status).toBe(429);
      shop.pass(15 * 60);
      expect((await logInWith(await codeOf(secret))).status).toBe(200);
    });

    test('takes a recovery code instead, once, however it is typed', async () => {
      const { token, codes } = await protectedAccount();
      const [first = '', second = ''] = codes;
      expect((await logInWith(first)).status).toBe(200);
      expect((await logInWith(first)).status).toBe(422);
      expect((await logInWith(` ${second.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
      expect(await shown(token)).toEqual({ on: true, codes_left: 8 });
    });

    test('takes no recovery code of another account', async () => {
      const { codes } = await protectedAccount();
      email = `other-${email}`;
      await protectedAccount();
      expect((await logInWith(codes[0] ?? '')).status).toBe(422);
    });

    test('also guards a forgotten password: the link stays unused until the code comes along', async () => {
      const { secret } = await protectedAccount();
      await post('customer/pwdreset', { email, backlink: BACKLINK });
      const link = (await mailOf(shop, 'recover', email)).secret;
      const set = (more: object) => post('customer/pwdconfirm', { token: link, _p: NEW_PASSWORD, ...more });
      expect((await set({})).body.code).toBe('AUTH_CODE_NEEDED');
      expect((await set({ _c: '000000' })).body.code).toBe('AUTH_CODE_NEEDED');
      expect((await logInWith(await codeOf(secret))).status).toBe(200);
      shop.pass(PERIOD);
      expect((await set({ _c: await codeOf(secret) })).status).toBe(200);
    });

    test('renews the recovery codes with the password: the old ones are void, and a mail says so', async () => {
      const { token, codes } = await protectedAccount();
      const wrong = await post('customer/secondfactorcodes', { _po: NEW_PASSWORD }, token);
      expect([wrong.body.code, Object.keys(wrong.body.errors)]).toEqual([
        'AUTH_SECOND_FACTOR_FAILED',
        ['_po'],
      ]);
      expect((await logInWith(codes[0] ?? '')).status).toBe(200);
      const renewed = (await post('customer/secondfactorcodes', { _po: PASSWORD }, token)).body
        .data as string[];
      expect(new Set([...codes, ...renewed]).size).toBe(20);
      expect(await shown(token)).toEqual({ on: true, codes_left: 10 });
      expect((await logInWith(codes[1] ?? '')).body.code).toBe('AUTH_CODE_NEEDED');
      expect((await logInWith(renewed[1] ?? '')).status).toBe(200);
      expect((await mailOf(shop, 'recovery-codes-new', email)).text).toContain('/de/forgot-password');
    });

    test('has no recovery codes to renew while it is off', async () => {
      const token = await registerConfirmed(shop, email);
      const refused = await post('customer/secondfactorcodes', { _po: PASSWORD }, token);
      expect(refused.body.code).toBe('AUTH_SECOND_FACTOR_OFF');
    });

    test('is switched off with the password, and a mail says so', async () => {
      const { token } = await protectedAccount();
      const wrong = await post('customer/secondfactoroff', { _po: NEW_PASSWORD }, token);
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['_po']]);
      expect((await post('customer/secondfactoroff', { _po: PASSWORD }, token)).body.data).toBe(true);
      expect(await shown(token)).toEqual({ on: false, codes_left: 0 });
      expect((await logIn(shop, email)).status).toBe(200);
      expect((await mailOf(shop, 'second-factor-off', email)).to).toBe(email);
    });

    test('cannot be set up anew while it is on: a stolen token does not replace the app', async () => {
      const { token, secret } = await protectedAccount();
      const again = await post('customer/secondfactorstart', { _po: PASSWORD }, token);
      expect(again.body.code).toBe('AUTH_SECOND_FACTOR_NOT_POSSIBLE');
      expect((await logInWith(await codeOf(secret))).status).toBe(200);
    });

    test('is not for an unconfirmed address, so that nobody locks its owner out beforehand', async () => {
      const token = await register(shop, { email });
      const refused = await post('customer/secondfactorstart', { _po: PASSWORD }, token);
      expect(refused.body.code).toBe('AUTH_SECOND_FACTOR_NOT_POSSIBLE');
    });

    test('keeps recovery codes as digests, and nothing of a deleted account', async () => {
      const { token, codes } = await protectedAccount();
      const rows = async (table: string) =>
        (
          await shop.database.executeSql(
            `select t::text as row from ${table} t join customer c on c.id = t.customer_id where c.email = $1`,
            [email],
          )
        ).rows;
      const kept = await rows('recovery_code');
      expect(kept).toHaveLength(10);
      // More than the 112 bits that a plain digest asks for (ASVS 6.5.2).
      for (const code of codes) expect(code).toMatch(/^(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}$/);
      for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
      const count = async (table: string) =>
        Number((await shop.database.executeSql(`select count(*) as n from ${table}`)).rows[0].n);
      const [factors, all] = [await count('second_factor'), await count('recovery_code')];
      await post('customer/delete', { _po: PASSWORD }, token);
      expect([await count('second_factor'), await count('recovery_code')]).toEqual([factors - 1, all - 10]);
    });
  });
});
