// Limits as a weapon: strangers use up the tries at somebody's account, the mails to somebody's address,
// or the address itself. The owner must get in all the same.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import {
  ADA,
  BACKLINK,
  bearing,
  mailsOf,
  NEW_PASSWORD,
  PASSWORD,
  registerConfirmed,
} from '../test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { type Answer, openTestShop, purchase, type TestShop } from '../test-shop.ts';

const HOME = '198.51.100.7';
const WRONG = 'f'.repeat(32);

describe.each(oneDatabase())('strangers on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, {
      JOBS: 'on',
      RATE_LIMITS: 'on',
      TRUST_PROXY: 'loopback',
      PUBLIC_URL: 'http://localhost:3000',
    });
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

  type From = { readonly network?: string; readonly cookie?: string };
  const post = (call: string, body: object, { network = HOME, cookie }: From = {}) =>
    shop.post(`/api/de/${call}`, body, {
      'x-forwarded-for': network,
      ...(cookie === undefined ? {} : { cookie }),
    });
  const logIn = (_p: string, from: From = {}) => post('auth/login', { _u: email, _p }, from);
  const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? '';
  /** The cookie of a device that has signed in. */
  const deviceOf = async (from: From = {}) => cookieOf(await logIn(PASSWORD, from));
  const register = (more: object = {}, from: From = {}) =>
    post('customer/register', { c: { ...ADA, email, password: PASSWORD, ...more } }, from);
  const strangers = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`);
  const guess = async (networks: readonly string[], tries = 10) => {
    for (const network of networks)
      for (let index = 0; index < tries; index += 1) await logIn(WRONG, { network });
  };

  describe('who guess at a password', () => {
    test('from many networks use up the tries of each and shut out new devices, and none that the owner has signed in on', async () => {
      await registerConfirmed(shop, email);
      const signedIn = await logIn(PASSWORD);
      const cookie = cookieOf(signedIn);
      await guess(['203.0.113.1']);
      expect((await logIn(PASSWORD, { network: '203.0.113.1' })).status).toBe(429);
      await expectNoTriesFor(othersThan(cookie, signedIn.body.data));

      await guess(strangers(6).slice(1));
      expect((await logIn(PASSWORD)).status).toBe(429);
      expect((await logIn(PASSWORD, { cookie })).status).toBe(200);
      expect((await logIn(PASSWORD, { cookie, network: '203.0.113.1' })).status).toBe(200);

      // The owner has signed in: now each of the other networks is shut out on its own account alone.
      expect((await logIn(PASSWORD, { network: '203.0.113.2' })).status).toBe(429);
      expect((await logIn(PASSWORD)).status).toBe(200);
    });

    /** Cookies of their own making or of another shop. */
    const othersThan = (cookie: string, token: string) => {
      const [name, value = ''] = cookie.split('=');
      const [header, , signature] = value.split('.');
      const claims = { accounts: ['x'], aud: 'device', jti: 'x', exp: 9_999_999_999 };
      const forged = `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
      return [forged, token, 'x', ''].map((other) => `${name}=${other}`);
    };
    const expectNoTriesFor = async (cookies: readonly string[]) => {
      for (const cookie of cookies)
        expect((await logIn(PASSWORD, { network: '203.0.113.1', cookie })).status, cookie).toBe(429);
    };

    test('in one network have sixty tries over all accounts, and ten more with the device of an owner in it, who is not shut out', async () => {
      await registerConfirmed(shop, email);
      const cookie = await deviceOf({ network: '198.51.100.8' });
      for (let index = 0; index < 60; index += 1)
        expect((await post('auth/login', { _u: `${index}${email}`, _p: WRONG })).status).toBe(401);
      const refused = await logIn(PASSWORD);
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, `${15 * 60}`]);
      expect((await logIn(PASSWORD, { cookie })).status).toBe(200);
      for (let index = 0; index < 10; index += 1) expect((await logIn(WRONG, { cookie })).status).toBe(401);
      expect((await logIn(PASSWORD, { cookie })).status).toBe(429);
    });

    test('get no further tries with a device that knows another account of the same address', async () => {
      await registerConfirmed(shop, email);
      const cookie = cookieOf(await register({ password: NEW_PASSWORD }, { network: '203.0.113.1' }));
      await guess(['203.0.113.1']);
      const own = await logIn(NEW_PASSWORD, { cookie, network: '203.0.113.1' });
      const others = await logIn(PASSWORD, { cookie, network: '203.0.113.1' });
      expect([own.status, others.status]).toEqual([200, 401]);
    });
  });

  test('cannot read the cookie of a device, and it goes to calls of the shop alone', async () => {
    await registerConfirmed(shop, email);
    const { headers } = await logIn(PASSWORD);
    expect(headers['set-cookie']).toMatch(
      /^device=[\w.-]+; Max-Age=15552000; Path=\/api\/; HttpOnly; SameSite=Lax$/,
    );
    expect((await logIn(WRONG)).headers['set-cookie']).toBeUndefined();
  });

  describe('who ask for new passwords', () => {
    const ask = (network: string) => post('customer/pwdreset', { email, backlink: BACKLINK }, { network });

    test('cannot keep the owner from asking, nor from a link that works', async () => {
      await registerConfirmed(shop, email);
      for (const network of strangers(4)) for (let index = 0; index < 5; index += 1) await ask(network);
      expect((await ask(HOME)).body).toEqual({ data: true });
      await vi.waitFor(async () => expect(await mailsOf(shop, 'recover', email)).toHaveLength(3), 60_000);
      shop.pass(29 * 60);
      const mails = await mailsOf(shop, 'recover', email);
      const spent = await post('customer/pwdconfirm', { token: mails[0]?.secret, _p: NEW_PASSWORD });
      expect(spent.status).toBe(200);
      for (const { secret } of mails.slice(1))
        expect((await post('customer/pwdconfirm', { token: secret, _p: PASSWORD })).status).toBe(422);
    });

    test('fill no mailbox: three mails in half an hour, whoever asks', async () => {
      await registerConfirmed(shop, email);
      const jobs = async () =>
        Number(
          (
            await shop.database.executeSql(
              `select count(*) as count from pgboss.job where name = 'account-mail'
              and data ->> 'about' = 'recover' and data ->> 'email' = $1`,
              [email],
            )
          ).rows[0].count,
        );
      for (const network of strangers(10)) await ask(network);
      expect(await jobs()).toBe(3);
      shop.pass(30 * 60);
      await ask(HOME);
      expect(await jobs()).toBe(4);
    });
  });

  describe('who register with somebody’s unconfirmed address', () => {
    test('later: the first still signs in', async () => {
      await register();
      for (const network of strangers(3)) {
        shop.pass(1);
        await register({ password: NEW_PASSWORD, lname: 'Eve' }, { network });
      }
      expect((await logIn(PASSWORD)).status).toBe(200);
    });

    test('before and after: who registered between them still signs in on the same device', async () => {
      await register({ password: NEW_PASSWORD, lname: 'Eve' }, { network: '203.0.113.1' });
      shop.pass(1);
      const cookie = cookieOf(await register());
      shop.pass(1);
      await register({ password: NEW_PASSWORD, lname: 'Eve' }, { network: '203.0.113.1' });
      const answer = await logIn(PASSWORD, { cookie });
      expect(answer.status).toBe(200);
      const who = await shop.get('/api/de/CUSTOMER_DATA', bearing(answer.body.data));
      expect(who.body.data.lname).toBe('Lovelace');
    });

    test('do not keep the owner’s orders: they come along with whichever account the mail recovers', async () => {
      await register({ password: NEW_PASSWORD, lname: 'Eve' }, { network: '203.0.113.1' });
      shop.pass(1);
      const own = (await register()).body.data;
      const items = [{ type: 'ticket', id: 'dauer-karte', count: 1 }];
      const placed = await shop.post('/api/de/checkout/initPayment', purchase(items, {}, 166), bearing(own));
      await shop.bank(placed.body.data.cartId, 'pay');
      await shop.post('/api/de/checkout/execPayment', { cartId: placed.body.data.cartId });
      await post('customer/pwdreset', { email, backlink: BACKLINK });
      const [mail] = await vi.waitFor(async () => {
        const mails = await mailsOf(shop, 'recover', email);
        expect(mails).toHaveLength(1);
        return mails;
      }, 60_000);
      const spent = await post('customer/pwdconfirm', { token: mail?.secret, _p: 'e'.repeat(32) });
      const orders = await shop.get('/api/de/customer/orders', bearing(spent.body.data));
      expect(orders.body.data).toHaveLength(1);
    });
  });
});
