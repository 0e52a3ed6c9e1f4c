// Sessions and their tokens, on both engines: what a copy of the database opens, what a renewed token opens, and what
// signing out ends.
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../platform/database/migrate.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { readSharedSecret } from '../../site/shared-secrets.ts';
import { bearing, register } from '../../testing/test-accounts.ts';
import { makeTestMuseum, type TestMuseum } from '../../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { verifyToken } from './sessions.ts';
import { signToken, tokenKeysOf } from './token.ts';

const KEY = 'the key of this test is long enough';
const OTHER_KEY = 'another key that is as long as the first';

describe.each(testDatabases())('a session on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let email: string;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { TOKEN_KEY: KEY });
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  // Each test uses a new address.
  beforeEach(({ task }) => {
    email = `${task.id.replace(/\W/g, '')}@example.org`;
  });

  const opens = async (token: string): Promise<boolean> =>
    (await shop.get('/api/de/CUSTOMER_DATA', bearing(token))).status === 200;
  const renew = (token: string) => shop.post('/api/de/auth/refresh', {}, bearing(token));
  const renewed = async (token: string): Promise<string> => (await renew(token)).body.data;
  const logOut = (token: string) => shop.post('/api/de/auth/logout', {}, bearing(token));
  const idOf = (token: string) => decodeJwt(token).jti ?? '';
  const rows = async (text: string, values: unknown[] = []) =>
    (await shop.database.executeSql(text, values)).rows;

  describe('in a copy of the database', () => {
    test('shows no token’s id, neither the present one nor the former one', async () => {
      const first = await register(shop, { email });
      const second = await renewed(first);
      for (const id of [idOf(first), idOf(second)])
        expect(
          await rows('select 1 from customer_session s where position($1 in s::text) > 0', [id]),
        ).toEqual([]);
    });

    test('opens nothing to whoever signs a token with what stands there', async () => {
      const token = await register(shop, { email });
      const [row] = await rows(
        'select id, token_hash, customer_id from customer_session order by signed_in_at desc limit 1',
      );
      const stored = await readSharedSecret(shop.database, 'token');
      const at = shop.now();
      const forge = async (key: string, id: string) =>
        signToken(await tokenKeysOf([key]), {
          id,
          customerId: row.customer_id,
          issuedAt: at,
          expiresAt: new Date(at.getTime() + 3_600_000),
        });
      // With TOKEN_KEY, the key in the database signs nothing.
      expect(await opens(await forge(stored, idOf(token)))).toBe(false);
      // Without it, the database still does not hold what a token must say.
      for (const id of [row.id, row.token_hash]) expect(await opens(await forge(KEY, id))).toBe(false);
      expect(await opens(await forge(KEY, idOf(token)))).toBe(true);
    });

    test('of an older version goes on: nobody is signed out by the upgrade', async () => {
      const token = await register(shop, { email });
      const { sessionId } = (await verifyToken(shop.shop, token)) ?? {};
      await shop.database.executeSql(
        `delete from migration where name = '0013-session-tokens.sql';
        alter table customer_session
          drop column token_hash, drop column former_token_hash, drop column former_ends_at;`,
      );
      await rows('update customer_session set id = $1 where id = $2', [idOf(token), sessionId]);
      expect(await migrate(shop.database)).toEqual(['0013-session-tokens.sql']);
      expect(await opens(token)).toBe(true);
      expect(await rows('select 1 from customer_session where id = $1', [idOf(token)])).toEqual([]);
    });
  });

  describe('whose token was renewed', () => {
    test('ends with all its tokens when the visitor signs out', async () => {
      const first = await register(shop, { email });
      const second = await renewed(first);
      expect((await logOut(second)).status).toBe(200);
      expect([await opens(first), await opens(second)]).toEqual([false, false]);
      expect((await renew(first)).body.code).toBe('TOKEN_INVALID');
    });

    test('ends with all its tokens when a tab with the old token signs out', async () => {
      const first = await register(shop, { email });
      const second = await renewed(first);
      expect((await logOut(first)).status).toBe(200);
      expect(await opens(second)).toBe(false);
    });

    test('has one successor, whatever many tabs ask for at once', async () => {
      const first = await register(shop, { email });
      const answers = await Promise.all(Array.from({ length: 10 }, () => renewed(first)));
      expect(new Set(answers.map(idOf)).size).toBe(1);
      shop.pass(30);
      const late = await renewed(first);
      expect(idOf(late)).toBe(idOf(answers[0] ?? ''));
      shop.pass(31);
      expect([await opens(first), await opens(late), await opens(answers[0] ?? '')]).toEqual([
        false,
        true,
        true,
      ]);
    });

    test('gives nothing more for the old token after a minute, and the new one goes on', async () => {
      const first = await register(shop, { email });
      const second = await renewed(first);
      shop.pass(61);
      expect((await renew(first)).body.code).toBe('TOKEN_INVALID');
      expect(await opens(second)).toBe(true);
    });

    test('gives nothing for the old token once its successor was renewed, too', async () => {
      const first = await register(shop, { email });
      const third = await renewed(await renewed(first));
      expect([await opens(first), (await renew(first)).status, await opens(third)]).toEqual([
        false,
        401,
        true,
      ]);
    });
  });

  test('goes on when its key is replaced, while the old one stands behind the new one', async () => {
    const token = await register(shop, { email });
    const verified = async (...keys: [string, ...string[]]) =>
      verifyToken({ ...shop.shop, tokenKeys: await tokenKeysOf(keys) }, token);
    expect(await verified(OTHER_KEY, KEY)).toMatchObject({ isGuest: false });
    expect(await verified(OTHER_KEY)).toBeUndefined();
  });
});
