// Behind a real reverse proxy, visitors are told apart by the address that the proxy saw, whatever they say themselves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { REVERSE_PROXIES, send, startProxy } from './test-proxy.ts';

const [engine] = testDatabases();
/** Each try costs two hashes. */
const SLOW_MS = 120_000;
/** In a quarter of an hour, one network may try to sign in 60 times, and to use 30 links. */
const TRIES = {
  signIn: (who: string) => ({
    path: '/api/de/auth/login',
    body: { _u: `${who}@example.org`, _p: '0'.repeat(32) },
  }),
  link: (who: string) => ({ path: '/api/de/customer/emailconfirm', body: { token: who } }),
};

describe.each(REVERSE_PROXIES)('behind $program', (proxy) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let port: number;
  let close = () => {};
  beforeAll(async () => {
    if (proxy.missing || !engine) return;
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const address = shop.app.server.address();
    ({ port, close } = await startProxy(proxy, typeof address === 'object' && address ? address.port : 0));
  });
  afterAll(async () => {
    close();
    await shop?.close();
    museum?.remove();
  });

  /** Answers how many of the requests were refused as too many. */
  const limited = async (
    from: string,
    tries: number,
    call: keyof typeof TRIES,
    forged = (_: number) => '',
  ) => {
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, index) => {
        const address = forged(index);
        const headers: Record<string, string> = address === '' ? {} : { 'x-forwarded-for': address };
        return send({ port, from, headers, ...TRIES[call](`${from}-${index}`) });
      }),
    );
    return answers.filter((status) => status === 429).length;
  };

  test.skipIf(proxy.missing)(
    'a visitor who sends X-Forwarded-For does not get more tries to sign in',
    async () => {
      const forged = (index: number) => `203.0.113.${index}, 198.51.100.${index}`;
      expect(await limited('127.0.0.2', 75, 'signIn', forged)).toBe(75 - 60);
    },
    SLOW_MS,
  );

  test.skipIf(proxy.missing)('nor by naming the proxy itself as one who passed the request on', async () => {
    const forged = (index: number) => `203.0.113.${index}, 127.0.0.1`;
    expect(await limited('127.0.0.3', 35, 'link', forged)).toBe(35 - 30);
  });

  test.skipIf(proxy.missing)('visitors are counted apart', async () => {
    expect(await limited('127.0.0.4', 30, 'link')).toBe(0);
    expect(await limited('127.0.0.5', 1, 'link')).toBe(0);
    expect(await limited('127.0.0.4', 1, 'link')).toBe(1);
  });
});
