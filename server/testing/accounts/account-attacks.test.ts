// Attacks on accounts: guessing passwords, finding out who has an account, using old links and tokens; and, on both engines,
// sending several requests at once.

import { hash, verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeSessionsOf, renewSession, verifyToken } from '../../customers/sessions/sessions.ts';
import { onOne, type TestDatabase, testDatabases } from '../../platform/database/test-databases.ts';
import { runUnregistered } from '../../platform/database/unregistered-statement.ts';
import {
  BACKLINK,
  bearing,
  logIn,
  mailOf,
  mailsOf,
  NEW_PASSWORD,
  openSecondProcess,
  PASSWORD,
  register,
  registerConfirmed,
} from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

// Counts the calls but still runs the real function.
vi.mock('@node-rs/argon2', { spy: true });

const START = new Date('2026-11-18T07:00:00Z');
const QUARTER_HOUR = 15 * 60;

/** For calls in which nothing races. */
function describeOnOne(engine: TestDatabase, name: string, tests: () => void): void {
  onOne(engine, () => describe(name, tests));
}

describe.each(testDatabases())('an attack on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { JOBS: 'on', RATE_LIMITS: 'on' }, START);
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
  const customer = async (token: string) => (await shop.get('/api/de/CUSTOMER_DATA', bearing(token))).body;
  const recoverySecret = async (): Promise<string> => {
    await post('customer/pwdreset', { email, backlink: BACKLINK });
    return (await mailOf(shop, 'recover', email)).secret;
  };
  const setPassword = (token: string, _p = NEW_PASSWORD) => post('customer/pwdconfirm', { token, _p });
  const rows = async (text: string, values: unknown[] = []) =>
    (await shop.database.executeSql(text, values)).rows;

  describeOnOne(engine, 'with a link', () => {
    test('that was used before fails', async () => {
      await registerConfirmed(shop, email);
      const secret = await recoverySecret();
      expect((await setPassword(secret)).status).toBe(200);
      expect((await setPassword(secret, PASSWORD)).body.code).toBe('AUTH_SETTING_NEW_PASSWORD_FAILED');
      expect((await logIn(shop, email, NEW_PASSWORD)).status).toBe(200);
    });

    test('that is older than an hour fails', async () => {
      await registerConfirmed(shop, email);
      const secret = await recoverySecret();
      shop.pass(3601);
      expect((await setPassword(secret)).body.code).toBe('AUTH_SETTING_NEW_PASSWORD_FAILED');
      expect((await logIn(shop, email)).status).toBe(200);
    });

    test('fails once another one was used: strangers’ requests neither end nor outlive the owner’s link', async () => {
      await registerConfirmed(shop, email);
      const first = await recoverySecret();
      await post('customer/pwdreset', { email, backlink: BACKLINK });
      await vi.waitFor(async () => expect(await mailsOf(shop, 'recover', email)).toHaveLength(2), 60_000);
      const second = (await mailsOf(shop, 'recover', email)).find(({ secret }) => secret !== first);
      expect((await setPassword(first)).status).toBe(200);
      expect((await setPassword(second?.secret ?? '')).body.code).toBe('AUTH_SETTING_NEW_PASSWORD_FAILED');
    });

    test('for another purpose fails: a confirmation link sets no password, a recovery link confirms no address', async () => {
      await register(shop, { email });
      const confirm = (await mailOf(shop, 'confirm', email)).secret;
      const recover = await recoverySecret();
      expect((await setPassword(confirm)).body.code).toBe('AUTH_SETTING_NEW_PASSWORD_FAILED');
      expect((await post('customer/emailconfirm', { token: recover })).body.code).toBe(
        'AUTH_CONFIRMATION_INVALID',
      );
    });

    test('that was sent to the account’s former address fails', async () => {
      const token = await registerConfirmed(shop, email);
      const secret = await recoverySecret();
      const next = `new-${email}`;
      await post('customer/emailchange', { _po: PASSWORD, email: next }, token);
      const changed = (await mailOf(shop, 'change-email', next)).secret;
      expect((await post('customer/emailconfirm', { token: changed }, token)).status).toBe(200);
      expect((await setPassword(secret)).body.code).toBe('AUTH_SETTING_NEW_PASSWORD_FAILED');
    });

    test('for a change of address fails after the password was changed', async () => {
      const token = await registerConfirmed(shop, email);
      const next = `thief-${email}`;
      await post('customer/emailchange', { _po: PASSWORD, email: next }, token);
      const { secret } = await mailOf(shop, 'change-email', next);
      await setPassword(await recoverySecret());
      expect((await post('customer/emailconfirm', { token: secret })).body.code).toBe(
        'AUTH_CONFIRMATION_INVALID',
      );
    });

    test('and a common password: the password is refused, and the link still works', async () => {
      await registerConfirmed(shop, email);
      const secret = await recoverySecret();
      const refused = await setPassword(secret, 'd41d8cd98f00b204e9800998ecf8427e');
      expect(Object.keys(refused.body.errors)).toEqual(['_p']);
      expect((await setPassword(secret)).status).toBe(200);
    });

    test('no table contains the secret of a link, a password or a token', async () => {
      const token = await registerConfirmed(shop, email);
      const secret = await recoverySecret();
      const tables = await rows(
        `select table_schema as schema, table_name as name from information_schema.tables
        where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
      );
      expect(tables.length).toBeGreaterThan(20);
      for (const { schema, name } of tables)
        for (const kept of [secret, PASSWORD, token, token.split('.')[2] ?? ''])
          expect(
            await rows(`select 1 from ${schema}.${name} t where position($1 in t::text) > 0`, [kept]),
            name,
          ).toEqual([]);
    });
  });

  describeOnOne(engine, 'with another’s address, registered before its owner does', () => {
    const orderOfOwner = async () => {
      const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
      const guest = await shop.guest({ email });
      const placed = await post('checkout/initPayment', purchase(items, {}, 166), guest);
      await shop.bank(placed.body.data.cartId, 'pay');
      await post('checkout/execPayment', { cartId: placed.body.data.cartId });
    };
    const orders = async (token: string) =>
      (await shop.get('/api/de/customer/orders', bearing(token))).body.data;

    test('gains nothing when the owner presses the link', async () => {
      await orderOfOwner();
      const eve = await register(shop, { email, lname: 'Eve', password: NEW_PASSWORD });
      const { secret } = await mailOf(shop, 'confirm', email);
      const pressed = await post('customer/emailconfirm', { token: secret });
      expect([pressed.status, pressed.body.code]).toEqual([422, 'AUTH_CONFIRMATION_FAILED']);
      const tried = await post('customer/emailconfirm', { token: secret, _p: PASSWORD });
      expect(tried.body.errors).toEqual({ _p: [expect.any(String)] });
      expect((await customer(eve)).data.confirmed).toBe(false);
      expect(await orders(eve)).toEqual([]);
    });

    test('gains nothing when the owner is signed in to an account of their own', async () => {
      await orderOfOwner();
      const eve = await register(shop, { email, lname: 'Eve', password: NEW_PASSWORD });
      const { secret } = await mailOf(shop, 'confirm', email);
      const own = await register(shop, { email });
      expect((await post('customer/emailconfirm', { token: secret }, own)).status).toBe(422);
      expect((await customer(eve)).data.confirmed).toBe(false);
      expect([await orders(eve), await orders(own)]).toEqual([[], []]);
    });

    test('allows ten tries at the password that goes with a link', async () => {
      await register(shop, { email });
      const { secret } = await mailOf(shop, 'confirm', email);
      const confirm = (_p: string) => post('customer/emailconfirm', { token: secret, _p });
      for (let index = 0; index < 10; index += 1) expect((await confirm(NEW_PASSWORD)).status).toBe(422);
      expect((await confirm(PASSWORD)).status).toBe(429);
    });
  });

  describeOnOne(engine, 'by guessing', () => {
    test('each account allows a network ten tries in a quarter of an hour, over all processes', async () => {
      await registerConfirmed(shop, email);
      const other = await openSecondProcess(shop, { RATE_LIMITS: 'on' });
      const elsewhere = (_p: string) => other.post('/api/de/auth/login', { _u: email, _p });
      for (let index = 0; index < 5; index += 1) {
        expect((await logIn(shop, email, NEW_PASSWORD)).status).toBe(401);
        expect((await elsewhere(NEW_PASSWORD)).statusCode).toBe(401);
      }
      shop.pass(60);
      for (const answer of [await logIn(shop, email), await logIn(shop, email, NEW_PASSWORD)]) {
        expect(answer.body.code).toBe('TOO_MANY_TRIES');
        expect(answer.headers['retry-after']).toBe(`${QUARTER_HOUR - 60}`);
      }
      expect((await elsewhere(PASSWORD)).statusCode).toBe(429);
      shop.pass(QUARTER_HOUR - 60);
      expect((await elsewhere(PASSWORD)).statusCode).toBe(200);
      await other.close();
    });

    test('an address without an account has the same limit', async () => {
      for (let index = 0; index < 10; index += 1) expect((await logIn(shop, email)).status).toBe(401);
      expect((await logIn(shop, email)).body.code).toBe('TOO_MANY_TRIES');
    });

    test('a correct password does not count: the owner may log in any number of times', async () => {
      await registerConfirmed(shop, email);
      for (let index = 0; index < 12; index += 1) expect((await logIn(shop, email)).status).toBe(200);
    });

    test('registering an account with the same address allows no further tries', async () => {
      await registerConfirmed(shop, email);
      const own = await register(shop, { email, password: NEW_PASSWORD });
      const wrong = 'f'.repeat(32);
      for (let index = 0; index < 10; index += 1) {
        expect((await logIn(shop, email, wrong)).status).toBe(401);
        if (index === 8) {
          expect((await logIn(shop, email, NEW_PASSWORD)).status).toBe(200);
          await post('customer/pwdchange', { _po: NEW_PASSWORD, _pn: 'e'.repeat(32) }, own);
          await register(shop, { email, password: NEW_PASSWORD });
        }
      }
      expect((await logIn(shop, email, wrong)).status).toBe(429);
    });

    test('a stolen token allows only ten tries at the password', async () => {
      const token = await registerConfirmed(shop, email);
      for (let index = 0; index < 5; index += 1) {
        const body = { _po: NEW_PASSWORD, _pn: NEW_PASSWORD };
        expect((await post('customer/pwdchange', body, token)).status).toBe(422);
        const change = { _po: NEW_PASSWORD, email: `x-${email}` };
        expect((await post('customer/emailchange', change, token)).status).toBe(422);
      }
      const answer = await post('customer/pwdchange', { _po: PASSWORD, _pn: NEW_PASSWORD }, token);
      expect([answer.status, answer.headers['retry-after']]).toEqual([429, `${QUARTER_HOUR}`]);
    });

    test('others can cause at most five mails an hour to an address', async () => {
      for (let index = 0; index < 8; index += 1) expect(await register(shop, { email })).toMatch(/\./);
      const [{ count }] = await rows(
        `select count(*) as count from pgboss.job where name = 'account-mail'
          and data ->> 'customer_id' in (select id from customer where email = $1)`,
        [email],
      );
      expect(Number(count)).toBe(5);
    });
  });

  describeOnOne(engine, 'to learn who has an account', () => {
    const count = async (send: () => Promise<unknown>) => {
      vi.mocked(verify).mockClear();
      vi.mocked(hash).mockClear();
      await send();
      return { verified: vi.mocked(verify).mock.calls.length, hashed: vi.mocked(hash).mock.calls.length };
    };

    test('logging in compares three hashes, with and without an account', async () => {
      await logIn(shop, `warm-${email}`);
      await registerConfirmed(shop, `confirmed-${email}`);
      await register(shop, { email: `unconfirmed-${email}` });
      await registerConfirmed(shop, `both-${email}`);
      await register(shop, { email: `both-${email}` });
      await shop.guest({ email: `guest-${email}` });
      for (const whose of ['confirmed', 'unconfirmed', 'both', 'guest', 'nobody']) {
        const wrong = () => logIn(shop, `${whose}-${email}`, NEW_PASSWORD);
        expect(await count(wrong), whose).toEqual({ verified: 3, hashed: 0 });
      }
      for (const whose of ['confirmed', 'unconfirmed', 'both'])
        expect(await count(() => logIn(shop, `${whose}-${email}`)), whose).toEqual({
          verified: 3,
          hashed: 0,
        });
    });

    test('registering takes the same work and gets the same answer with and without an account', async () => {
      await registerConfirmed(shop, email);
      const answers: unknown[] = [];
      for (const address of [email, `nobody-${email}`]) {
        const c = { lname: 'Eve', country: 'DE', email: address, password: PASSWORD };
        const work = await count(async () => {
          const { status, body } = await post('customer/register', { c });
          answers.push([status, Object.keys(body), (await customer(body.data)).data.confirmed]);
        });
        expect(work).toEqual({ verified: 0, hashed: 1 });
      }
      expect(answers[0]).toEqual(answers[1]);
    });

    test('requesting a new password writes one job and gets the same answer with and without an account', async () => {
      await registerConfirmed(shop, email);
      const jobs = async () => Number((await rows('select count(*) as count from pgboss.job'))[0].count);
      for (const address of [email, `nobody-${email}`]) {
        const before = await jobs();
        const send = () => post('customer/pwdreset', { email: address, backlink: BACKLINK });
        expect(await count(async () => expect((await send()).body).toEqual({ data: true }))).toEqual({
          verified: 0,
          hashed: 0,
        });
        expect((await jobs()) - before).toBeGreaterThanOrEqual(1);
      }
    });
  });

  describe('with several requests at once', () => {
    test('of fifty tries at a password only ten are allowed', async () => {
      await registerConfirmed(shop, email);
      const answers = await Promise.all(Array.from({ length: 50 }, () => logIn(shop, email, NEW_PASSWORD)));
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
    });

    test('using a recovery link ten times sets one password and returns one token', async () => {
      await registerConfirmed(shop, email);
      const secret = await recoverySecret();
      const answers = await Promise.all(Array.from({ length: 10 }, () => setPassword(secret)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ body }) => body.code === 'AUTH_SETTING_NEW_PASSWORD_FAILED')).toHaveLength(9);
    });

    test('using a confirmation link ten times succeeds once', async () => {
      const token = await register(shop, { email });
      const { secret } = await mailOf(shop, 'confirm', email);
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => post('customer/emailconfirm', { token: secret }, token)),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    test('when two accounts confirm the same address, only one gets it', async () => {
      for (let round = 0; round < 5; round += 1) {
        const address = `${round}-${email}`;
        const tokens = [
          await register(shop, { email: address }),
          await register(shop, { email: address, password: NEW_PASSWORD }),
        ];
        await vi.waitFor(async () => expect(await mailsOf(shop, 'confirm', address)).toHaveLength(2), 60_000);
        // A mail does not show whose it is: both accounts try both links.
        const links = await mailsOf(shop, 'confirm', address);
        const answers = await Promise.all(
          tokens.flatMap((token) =>
            links.map(({ secret }) => post('customer/emailconfirm', { token: secret }, token)),
          ),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        const confirmed = 'select id from customer where email = $1 and confirmed_at is not null';
        expect(await rows(confirmed, [address])).toHaveLength(1);
        await rows('delete from counted_tries');
      }
    });

    test('registering twice with a guest’s token creates one account', async () => {
      const guest = await shop.guest({ email });
      const c = { lname: 'Lovelace', email, country: 'DE', password: PASSWORD };
      const answers = await Promise.all([1, 2].map(() => post('customer/register', { c }, guest)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(await rows('select id from customer where email = $1', [email])).toHaveLength(1);
    });

    test('a token renewed during a password change ends with the old password', async () => {
      const token = await register(shop, { email });
      const bearer = await verifyToken(shop.shop, token);
      if (!bearer) throw new Error('no bearer');
      const locked = Promise.withResolvers<void>();
      const renewing = locked.promise.then(() => renewSession(shop.shop, bearer));
      const text = `select id from customer where id = $1 for no key update`;
      await shop.database.transaction(async (sql) => {
        await runUnregistered(sql, { name: 'test-lock-customer', text }, [bearer.customerId]);
        locked.resolve();
        await new Promise((resolve) => setTimeout(resolve, 200));
        await closeSessionsOf(sql, bearer.customerId);
      });
      expect(await renewing).toBeUndefined();
      expect(await renewSession(shop.shop, bearer)).toBeUndefined();
      expect(
        await rows('select id from customer_session where customer_id = $1', [bearer.customerId]),
      ).toEqual([]);
    });

    test('two password changes at once leave one of the two passwords and one session', async () => {
      const token = await register(shop, { email });
      const answers = await Promise.all(
        [NEW_PASSWORD, 'e'.repeat(32)].map((_pn) =>
          post('customer/pwdchange', { _po: PASSWORD, _pn }, token),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });
  });
});
