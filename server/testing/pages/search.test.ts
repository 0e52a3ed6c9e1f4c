// What search engines find in a museum's shop, also after the museum changes its folder.

import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { buildServer } from '../../http/build-server.ts';
import { importMuseum } from '../../museum-import/import-museum.ts';
import { readShopBuild } from '../../pages/shop-build.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { knownVersion, openShop } from '../../site/open-shop.ts';
import { ALL_FLAGS, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from '../test-retail.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';
import { addTestTours } from '../test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');
const WITHOUT_VOUCHERS =
  'flags: {has_guided_tours: true, has_merchandise: true, has_memcard: true, has_vouchers: false}';

describe.each(oneDatabase())('a museum with tours, merchandise and vouchers on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    addTestTours(museum);
    addTestRetail(museum);
    museum.put('museum.yaml', RETAIL_MUSEUM_YAML.replace(ALL_FLAGS, WITHOUT_VOUCHERS));
    shop = await openTestShop(engine, museum.folder, {}, START);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });
  const sitemap = async (): Promise<string> => String((await shop.get('/sitemap.xml')).body);
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>http:\/\/localhost:3000\/en\/(.*?)<\/loc>/g)].map(([, path]) => path);

  test('the sitemap lists only what the museum has enabled', async () => {
    const paths = pathsIn(await sitemap());
    expect(paths).toEqual(expect.arrayContaining(['', 'tickets', 'tickets/flut', 'page/imprint']));
    expect(paths).toEqual(expect.arrayContaining(['guided-tours', 'guided-tours/whole-de']));
    expect(paths).toEqual(expect.arrayContaining(['merchandise', 'merchandise/buecher', 'page/shipping']));
    expect(paths).toEqual(expect.arrayContaining(['product/buch', 'passes', 'passes/jahr']));
    expect(paths.filter((path) => path?.startsWith('vouchers'))).toEqual([]);
    expect(paths).not.toContain('donations');
    // A category without articles, and an annual pass under the articles' address.
    expect(paths).not.toContain('merchandise/leer');
    expect(paths).not.toContain('product/jahr');
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('the sitemap has the date of the import, may be cached for an hour and is compressed', async () => {
    expect(await sitemap()).toContain('<lastmod>2026-11-18</lastmod>');
    const answer = await shop.app.inject({ url: '/sitemap.xml', headers: { 'accept-encoding': 'br, gzip' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=3600',
      vary: 'accept-encoding',
    });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(await sitemap());
    const again = await shop.app.inject({
      url: '/sitemap.xml',
      headers: { 'if-none-match': String(answer.headers.etag) },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('a small shop has a single sitemap file', async () => {
    expect((await shop.get('/sitemap-1.xml')).status).toBe(200);
    for (const name of ['sitemap-0.xml', 'sitemap-2.xml', 'sitemap-x.xml', 'sitemap-1', 'sitemap-.xml'])
      expect((await shop.get(`/${name}`)).status, name).toBe(404);
  });

  test('robots.txt names the sitemap', async () => {
    const { status, body } = await shop.get('/robots.txt');
    expect(status).toBe(200);
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
    expect(body).toContain('Disallow: /en/checkout/');
  });

  test('pages removed from the museum folder answer 410, pages that never existed answer 404', async () => {
    museum.put('events/konzert.yaml', undefined);
    museum.put('articles/karten.yaml', undefined);
    await importMuseum(shop.database, museum.folder, new Date('2026-11-19T07:00:00Z'));
    const app = await buildServer(shop.shop, { ...readShopBuild(), assetsFolder: undefined });
    const asked = async (url: string) => {
      const { statusCode, body } = await app.inject({ url });
      return { status: statusCode, title: /<h1[^>]*>([^<]*)/.exec(body)?.[1] };
    };
    // The catalogue is cached for a second, and rendered pages for two.
    await vi.waitFor(async () => expect((await asked('/de/tickets/konzert')).status).toBe(410), 60_000);
    for (const url of [
      '/de/tickets/konzert',
      '/en/tickets/konzert',
      '/tickets/konzert/',
      '/de/product/karten',
    ])
      expect(await asked(url), url).toEqual({
        status: 410,
        title: siteWording[url.startsWith('/en/') ? 'en' : 'de']['site.goneTitle'],
      });
    for (const url of [
      '/de/tickets/nothing',
      '/de/guided-tours/konzert',
      '/de/tickets/konzert/x',
      '/de/constructor/konzert',
      '/de/page/konzert',
    ])
      expect(await asked(url), url).toEqual({ status: 404, title: siteWording.de['site.notFoundTitle'] });
    expect((await asked('/de/tickets/flut')).status).toBe(200);
    await app.close();
  });

  test('the next import changes the sitemap', async () => {
    await openShop(shop.shop, knownVersion(shop.shop));
    const xml = await sitemap();
    expect(pathsIn(xml)).not.toContain('tickets/konzert');
    expect(pathsIn(xml)).not.toContain('product/karten');
    expect(xml).toContain('<lastmod>2026-11-19</lastmod>');
  });
});
