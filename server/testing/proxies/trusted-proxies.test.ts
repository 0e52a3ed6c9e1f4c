// Behind a real reverse proxy, visitors are told apart by the address that the proxy saw, whatever they say themselves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { REVERSE_PROXIES, send, startProxy } from './test-proxy.ts';

const [engine] = oneDatabase();
/** In a quarter of an hour, one network may use 30 links. What is counted by networks is counted by the same address everywhere. */
const MOST = 30;
const useLink = (who: string) => ({ path: '/api/de/customer/emailconfirm', body: { token: who } });

let museum: TestMuseum;
let shop: TestShop | undefined;
let shopPort = 0;
beforeAll(async () => {
  if (!engine || REVERSE_PROXIES.every(({ missing }) => missing)) return;
  museum = makeTestMuseum();
  shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const address = shop.app.server.address();
  shopPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await shop?.close();
  museum?.remove();
});

describe.each(REVERSE_PROXIES)('behind $program', (proxy) => {
  let port: number;
  let close = () => {};
  beforeAll(async () => {
    if (proxy.missing) return;
    await shop?.database.executeSql('delete from counted_tries');
    ({ port, close } = await startProxy(proxy, shopPort));
  });
  afterAll(() => close());

  /** Answers how many of the requests were refused as too many. */
  const limited = async (from: string, tries: number, forged = (_: number) => '') => {
    const answers = await Promise.all(
      Array.from({ length: tries }, (_, index) => {
        const address = forged(index);
        const headers: Record<string, string> = address === '' ? {} : { 'x-forwarded-for': address };
        return send({ port, from, headers, ...useLink(`${from}-${index}`) });
      }),
    );
    return answers.filter((status) => status === 429).length;
  };

  test.skipIf(proxy.missing)('a visitor who sends X-Forwarded-For does not get more tries', async () => {
    const forged = (index: number) => `203.0.113.${index}, 198.51.100.${index}`;
    expect(await limited('127.0.0.2', MOST + 5, forged)).toBe(5);
  });

  test.skipIf(proxy.missing)('nor by naming the proxy itself as one who passed the request on', async () => {
    const forged = (index: number) => `203.0.113.${index}, 127.0.0.1`;
    expect(await limited('127.0.0.3', MOST + 5, forged)).toBe(5);
  });

  test.skipIf(proxy.missing)('visitors are counted apart', async () => {
    expect(await limited('127.0.0.4', MOST)).toBe(0);
    expect(await limited('127.0.0.5', 1)).toBe(0);
    expect(await limited('127.0.0.4', 1)).toBe(1);
  });
});
