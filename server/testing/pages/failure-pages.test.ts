// When a page cannot be rendered, visitors see a page in their language, without any technical details.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { buildServer } from '../../http/build-server.ts';
import type { ShopBuild } from '../../pages/shop-build.ts';
import { oneDatabase, type TestDatabase } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { NO_PAGES, openTestShop, type TestShop } from '../test-shop.ts';

const LEAKS = /node_modules|\.ts:\d|\bat \w+ \(|select |insert |postgres|pglite|FST_|ERR_|"code"|stack/i;

/** A database that can be closed before the shop. */
function closable(engine: TestDatabase): TestDatabase {
  return {
    ...engine,
    open: async () => {
      const database = await engine.open();
      let closed: Promise<void> | undefined;
      return {
        ...database,
        close: () => {
          closed ??= database.close();
          return closed;
        },
      };
    },
  };
}

const GERMAN = siteWording.de;
/** For this time the shop uses its cached copy of the museum. */
const TRUSTED_MS = 1_100;

describe.each(oneDatabase())('a page that cannot be made on $name', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  let app: FastifyInstance;
  /** Runs while a page is rendered. */
  let rendering: () => Promise<number>;

  const build: ShopBuild = {
    ...NO_PAGES,
    renderPage: async () => async () => ({
      status: await rendering(),
      head: '',
      body: 'made',
      hydration: {},
      modules: [],
    }),
  };
  const get = (url: string) => app.inject({ method: 'GET', url });

  beforeEach(async () => {
    museum = makeTestMuseum();
    museum.put('museum.yaml', `${MUSEUM_YAML}translations: {en: {site.downTitle: "Back & soon"}}\n`);
    shop = await openTestShop(closable(engine), museum.folder);
    app = await buildServer(shop.shop, build);
    rendering = async () => 200;
  });
  afterEach(async () => {
    await app.close();
    await shop.close();
    museum.remove();
  });

  test('without its database every page says that the shop will be back soon, in the language of its address', async () => {
    await shop.database.close();
    await setTimeout(TRUSTED_MS);
    for (const [url, language, title] of [
      ['/de/tickets', 'de', GERMAN['site.downTitle']],
      ['/tickets?date=2026-11-18', 'de', GERMAN['site.downTitle']],
      ['/xx/tickets', 'de', GERMAN['site.downTitle']],
      ['/sv/', 'sv', siteWording.sv['site.downTitle']],
      ['/en/order-review/x', 'en', 'Back &amp; soon'],
    ] as const) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode, url).toBe(503);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['retry-after']).toBe('30');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${title}</h1>`);
      expect(body).toContain('<link rel="stylesheet" href="/assets/shop.css">');
      expect(body).toContain('name="robots" content="noindex"');
      expect(body).not.toMatch(/<script/);
      expect(body).not.toMatch(LEAKS);
    }
    // Requests for anything but a page do not get a page.
    const answer = await get('/api/de/order/review?id=x');
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(answer.headers['retry-after']).toBe('30');
  });

  test('if the database fails while a page is rendered, the page says that the shop will be back soon', async () => {
    rendering = async () => {
      await shop.database.close();
      return 500;
    };
    const { statusCode, headers, body } = await get('/de/');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-cache']);
    expect(body).toContain('made');
  });

  test('a malformed address gets a page that leads back to the shop; a call gets a refusal', async () => {
    const { statusCode, headers, body } = await get('/en/%E0%A4%A');
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`<h1>${siteWording.en['site.notFoundTitle']}</h1>`);
    expect(body).toContain('href="/en/"');
    const call = await get('/api/en/%E0%A4%A');
    expect([call.statusCode, call.json().code]).toEqual([400, 'REQUEST_MALFORMED']);
  });

  test('an error in the shop answers 500 and names the support address', async () => {
    rendering = () => Promise.reject(new Error('select secret from postgres'));
    const { statusCode, headers, body } = await get('/de/');
    expect([statusCode, headers['retry-after']]).toEqual([500, undefined]);
    expect(body).toContain(`<h1>${GERMAN['site.brokenTitle']}</h1>`);
    expect(body).toMatch(/<a href="mailto:[^"@]+@[^"]+">/);
    expect(body).not.toMatch(LEAKS);
    rendering = async () => 200;
    expect((await get('/de/')).statusCode).toBe(200);
  });
});
