// The office's one page, and what it may be shown in.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

describe.each(testDatabases().slice(0, 1))('the office of a museum on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  test.each(['/office/', '/office/orders/F-1?x=1', '/office/sign-in'])(
    'at %s there is its page, for nobody to keep, list or frame',
    async (path) => {
      const { status, headers, body } = await shop.get(path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex, nofollow',
        'x-frame-options': 'DENY',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(String(body)).toContain('<div id="office">');
      expect(String(body)).not.toMatch(/<script(?! type="(application\/json|module)")/);
    },
  );

  test('its address without a slash leads there', async () => {
    const { status, headers } = await shop.get('/office');
    expect([status, headers['location']]).toEqual([308, '/office/']);
  });

  test('it speaks the browser’s language, or else English', async () => {
    const page = async (language: string) =>
      String((await shop.get('/office/', { 'accept-language': language })).body);
    expect(await page('de-AT,de;q=0.9')).toContain('<html lang="de">');
    expect(await page('fr')).toContain('<html lang="en">');
  });

  test('its wording is kept for good, under a name that changes with it', async () => {
    const { body } = await shop.get('/office/');
    const address = /"de":"(\/office\/wording\/de\.[0-9a-f]{12}\.json)"/.exec(String(body))?.[1] ?? '';
    const wording = await shop.get(address);
    expect(wording.headers['cache-control']).toContain('immutable');
    expect(wording.body).toMatchObject({ 'office.menu.today': 'Heute', 'site.close': expect.any(String) });
    expect((await shop.get('/office/wording/de.000000000000.json')).status).toBe(404);
    expect((await shop.get('/office/wording/fr.000000000000.json')).status).toBe(404);
  });

  test('crawlers are asked to leave it alone', async () => {
    expect(String((await shop.get('/robots.txt')).body)).toContain('Disallow: /office/');
  });
});
