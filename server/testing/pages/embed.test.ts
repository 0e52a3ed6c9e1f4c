// The server's part of embedding the shop in a museum's own pages: the script, and the return from a payment
// (ADR 026). e2e/embed/embed.spec.ts tests it in a browser.
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildServer } from '../../http/build-server.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { NO_PAGES, openTestShop, purchase, type TestShop } from '../test-shop.ts';

const HOST = 'https://www.steg.example';

let museum: TestMuseum;
let shop: TestShop;

beforeAll(async () => {
  museum = makeTestMuseum();
  museum.put('museum.yaml', `${MUSEUM_YAML}embed_origins: [${HOST}]\n`);
  const [engine] = testDatabases();
  if (engine) shop = await openTestShop(engine, museum.folder);
});
afterAll(async () => {
  await shop.close();
  museum.remove();
});

describe('the script for a museum’s own pages', () => {
  /** The built script, with its settings. */
  const build = { ...NO_PAGES, embedScript: async () => 'said = FOYER;' };

  test('any site may load it, as a script or a module, and browsers cache it only for a short time', async () => {
    const { statusCode, headers } = await shop.app.inject('/embed.js');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=300\b/),
    });
    const again = await shop.app.inject({
      url: '/embed.js',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    // Other sites may not load the shop's other scripts and pictures.
    expect((await shop.app.inject('/favicon.svg')).headers['cross-origin-resource-policy']).toBe(
      'same-origin',
    );
  });

  test('it contains the shop’s address and its names in all languages, even when copied elsewhere', async () => {
    const app = await buildServer(
      { ...shop.shop, config: { ...shop.shop.config, publicUrl: 'https://shop.steg.example' } },
      build,
    );
    const { body } = await app.inject('/embed.js');
    const page: { said?: unknown } = { said: undefined };
    runInNewContext(body, page);
    expect(JSON.parse(JSON.stringify(page.said))).toEqual({
      origin: 'https://shop.steg.example',
      names: { de: 'Steg-Shop', en: 'Steg-Shop' },
    });
    await app.close();
  });
});

describe('a payment that started in a museum’s own page', () => {
  const ITEM = { type: 'ticket', id: 'dauer-karte', count: 1, totalPrice: 800 };
  const pay = (url: { continue: string; cancel: string }) =>
    shop.post('/api/de/checkout/initPayment', { ...purchase([ITEM]), url });
  const page = (path: string) => `${HOST}/besuch?id=7&foyer=${path}`;

  test('returns there, and no server sees the cart’s id in the address', async () => {
    const { status, body } = await pay({
      continue: page('/de/checkout/success'),
      cancel: page('/de/checkout/canceled'),
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const { cartId } = body.data;
    const { headers } = await shop.bank(cartId, 'pay');
    expect(headers['location']).toBe(`${page('/de/checkout/success')}#foyer-us-${cartId}`);
  });

  test('returns there when it is cancelled', async () => {
    const { body } = await pay({
      continue: page('/de/checkout/success'),
      cancel: page('/de/checkout/canceled'),
    });
    const { headers } = await shop.bank(body.data.cartId, 'cancel');
    expect(headers['location']).toBe(page('/de/checkout/canceled'));
  });

  test.each([
    ['a site that was not named', 'https://evil.example/'],
    ['one that begins like it', `${HOST}.evil.example/`],
    ['a name before it', `https://user@www.steg.example/`],
    ['the same without encryption', 'http://www.steg.example/'],
    ['another port', `${HOST}:8443/`],
  ])('comes back to no other: %s', async (_, address) => {
    for (const url of [
      { continue: address, cancel: page('/de/checkout/canceled') },
      { continue: page('/de/checkout/success'), cancel: address },
    ])
      expect(await pay(url)).toMatchObject({ status: 400, body: { code: 'REQUEST_MALFORMED' } });
  });
});
