// The pages as browsers, caches and other sites see them. The shop's rendering is replaced by a small test page.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pathBelow } from '../../../domain/addresses.ts';
import type { PageListing } from '../../../domain/site/page-listing.ts';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { buildServer } from '../../http/build-server.ts';
import type { RenderedPage, ShopBuild } from '../../pages/shop-build.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { MUSEUM_YAML, makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { NO_PAGES, openTestShop, type TestShop } from '../test-shop.ts';

const asked: string[] = [];

function listingOf(pathname: string): PageListing {
  return {
    path: pathBelow(pathname),
    siteName: 'Steg & Shop',
    description: 'Ebb "and" <flow>',
    picture: { src: 'http://localhost:3000/media/tide.0123abcd-1200x630.jpg', alt: 'A "tide"' },
    things: [{ '@type': 'Event', name: '</script><script>alert(1)</script><!--foyer-->$&' }],
  };
}

function page(url: URL): RenderedPage {
  const { pathname } = url;
  if (pathname.endsWith('/withdrawn')) return { status: 404, head: '', body: '', hydration: {}, modules: [] };
  if (pathname.endsWith('/login')) return { redirect: `/de/register-guest${url.search}`, status: 302 };
  return {
    status: pathname.endsWith('/nowhere') ? 404 : 200,
    head: '<title>A page</title>',
    body: `<p>${'Ebb and flow. '.repeat(100)}</p>`,
    hydration: { said: '</script><script>alert(1)</script><!--foyer-->$&' },
    modules: [],
    listing: /nowhere|withdrawn|checkout/.test(pathname) ? undefined : listingOf(pathname),
  };
}

const BUILD: ShopBuild = {
  ...NO_PAGES,
  renderPage: async () => async (url) => {
    asked.push(url.href);
    return page(url);
  },
};

const folder = mkdtempSync(join(tmpdir(), 'foyer-pages-'));
let museum: TestMuseum;
let shop: TestShop;
let app: FastifyInstance;
const apps: FastifyInstance[] = [];

async function openApp(settings: { hostPage?: string; publicUrl?: string; apiBase?: string } = {}) {
  const opened = await buildServer({ ...shop.shop, config: { ...shop.shop.config, ...settings } }, BUILD);
  apps.push(opened);
  return opened;
}
/** Writes a host page to a file. */
function hostPage(html: string): string {
  const file = join(folder, `${randomBytes(4).toString('hex')}.html`);
  writeFileSync(file, html);
  return file;
}
function get(url: string, headers: Record<string, string> = {}, from = app) {
  return from.inject({ method: 'GET', url, headers });
}

beforeAll(async () => {
  museum = makeTestMuseum();
  museum.put('museum.yaml', `${MUSEUM_YAML}translations: {de: {site.menu: Wegweiser}}\n`);
  const [engine] = testDatabases();
  if (!engine) return;
  shop = await openTestShop(engine, museum.folder);
  app = await openApp();
});
beforeEach(() => {
  asked.length = 0;
});
afterAll(async () => {
  for (const opened of apps) await opened.close();
  await shop.close();
  museum.remove();
  rmSync(folder, { recursive: true });
});

describe('caching by browsers and caches', () => {
  test('a page that a browser has cached is not sent again', async () => {
    const first = await get('/de/');
    expect(first.statusCode).toBe(200);
    const etag = String(first.headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const second = await get('/de/', { 'if-none-match': known });
      expect([second.statusCode, second.body]).toEqual([304, '']);
      expect(second.headers.etag).toBe(etag);
      expect(second.headers['cache-control']).toBe(first.headers['cache-control']);
    }
    expect((await get('/de/', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('caches may keep a page for a moment, and browsers revalidate it', async () => {
    const { headers } = await get('/de/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2, stale-while-revalidate=30');
    expect(headers['vary']).toContain('accept-encoding');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', undefined],
    ['identity', undefined],
    ['vibrato', undefined],
    ['', undefined],
  ])('a browser that takes ‘%s’ is sent %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await get('/de/', { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(encoding);
    const html =
      encoding === 'br'
        ? brotliDecompressSync(rawPayload)
        : encoding === 'gzip'
          ? gunzipSync(rawPayload)
          : rawPayload;
    expect(html.toString()).toContain('Ebb and flow.');
  });

  test('a missing page answers 404 and is not cached', async () => {
    const { statusCode, headers } = await get('/de/nowhere');
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-cache']);
    const again = await get('/de/nowhere', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(404);
  });

  test('wording can be cached without end, because its address changes with its content', async () => {
    const address = /\/wording\/de\.[0-9a-f]+\.json/.exec((await get('/de/')).body)?.[0] ?? '';
    const wording = await get(address);
    expect(wording.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(wording.json()['site.menu']).toBe('Wegweiser');
    expect((await get('/wording/de.0123456789ab.json')).headers['cache-control']).toBe('no-cache');
    expect((await get('/wording/xx.0123456789ab.json')).statusCode).toBe(404);

    const translated = await openApp({
      hostPage: hostPage(
        '<html><!--foyer-head--><body><!--foyer--><script type="application/json" id="foyer-translations">{"de":{"site.menu":"Hierlang"}}</script></body></html>',
      ),
    });
    const other = /\/wording\/de\.[0-9a-f]+\.json/.exec((await get('/de/', {}, translated)).body)?.[0] ?? '';
    expect(other).not.toBe(address);
    expect((await get(other, {}, translated)).json()['site.menu']).toBe('Hierlang');
  });
});

describe('one page for all visitors', () => {
  test('rendering a page sees nothing of the visitor’s own parameters', async () => {
    const { body } = await get('/de/checkout/success?us=CART&_=TOKEN&jwt=JWT&utm_source=letter&venue=haus');
    expect(asked).toEqual(['http://localhost:3000/de/checkout/success?venue=haus']);
    expect(body).not.toMatch(/CART|TOKEN|JWT|letter/);
  });

  test('one parameter that looks like two counts as one', async () => {
    await get('/de/tickets?venue=a%26group%3Db');
    await get('/de/tickets?venue=a&group=b');
    expect(asked).toHaveLength(2);
  });

  test('a redirect keeps each visitor’s own parameters, even when two arrive at once', async () => {
    const [ada, bob] = await Promise.all([get('/de/login?returnTo=ada'), get('/de/login?returnTo=bob')]);
    expect([ada.statusCode, ada.headers.location]).toEqual([302, '/de/register-guest?returnTo=ada']);
    expect([bob.statusCode, bob.headers.location]).toEqual([302, '/de/register-guest?returnTo=bob']);
  });
});

describe('information for search engines and other sites', () => {
  test('each page links its translations, and the default language for all other visitors', async () => {
    const { body } = await get('/en/tickets/flut?utm_source=letter');
    for (const link of [
      '<link rel="canonical" href="http://localhost:3000/en/tickets/flut">',
      '<link rel="alternate" hreflang="de" href="http://localhost:3000/de/tickets/flut">',
      '<link rel="alternate" hreflang="en" href="http://localhost:3000/en/tickets/flut">',
      '<link rel="alternate" hreflang="x-default" href="http://localhost:3000/de/tickets/flut">',
    ])
      expect(body).toContain(link);
    expect(body).not.toContain('hreflang="fr"');
    expect(body).toContain('<html lang="en">');
  });

  test('an address without a language shows the default language and names its canonical address', async () => {
    for (const url of ['/tickets', '/']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('<html lang="de">');
      expect(body).toContain(`<link rel="canonical" href="http://localhost:3000/de${url}">`);
    }
  });

  test('each page describes itself, and the words cannot break out of their HTML', async () => {
    const { body } = await get('/en/tickets/flut');
    for (const element of [
      '<meta name="description" content="Ebb &quot;and&quot; &lt;flow>">',
      '<meta property="og:title" content="A page">',
      '<meta property="og:site_name" content="Steg &amp; Shop">',
      '<meta property="og:url" content="http://localhost:3000/en/tickets/flut">',
      '<meta property="og:locale" content="en_GB">',
      '<meta property="og:locale:alternate" content="de_DE">',
      '<meta property="og:image" content="http://localhost:3000/media/tide.0123abcd-1200x630.jpg">',
      '<meta property="og:image:alt" content="A &quot;tide&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(body).toContain(element);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: '</script><script>alert(1)</script><!--foyer-->$&',
    });
    expect(body).not.toContain('noindex');
  });

  test.each(['/de/nowhere', '/de/checkout'])(
    '%s asks not to be listed and names no canonical address',
    async (url) => {
      const { body } = await get(url);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toMatch(/rel="(canonical|alternate)"|og:|ld\+json/);
    },
  );

  test('an address cannot break out of the page’s head', async () => {
    const { body } = await get('/de/%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(body).not.toContain('<script>alert(1)');
  });

  test('data cannot break out of its script or replace the page’s markers', async () => {
    const { body } = await get('/de/data');
    expect(body.match(/<script/g)).toHaveLength(3);
    expect(body.match(/<div id="foyer">/g)).toHaveLength(1);
    const data = /<script type="application\/json" id="foyer-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    expect(JSON.parse(data).hydration.said).toBe('</script><script>alert(1)</script><!--foyer-->$&');
  });
});

describe('addresses that would lead to another host', () => {
  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['///evil.example', '/evil.example'],
    ['//evil.example/?_=TOKEN', '/evil.example/'],
  ])('%s leads to %s of our own', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([308, location]);
    expect(asked).toEqual([]);
  });

  /** Sends a request line that `inject` would normalise. */
  const raw = (port: number, line: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`),
      );
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
      socket.on('error', reject);
    });

  test('a request line that no browser would send gets the shop’s own page', async () => {
    const listening = await openApp();
    await listening.listen({ port: 0, host: '127.0.0.1' });
    const address = listening.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await raw(port, 'GET http://evil.example/de/ HTTP/1.1')).toMatch(/^HTTP\/1.1 200 /);
    expect(asked).toEqual(['http://localhost:3000/de/']);
    for (const target of ['http://evil.example//evil.example/', '/\\evil.example/'])
      expect(await raw(port, `GET ${target} HTTP/1.1`)).toMatch(
        /^HTTP\/1.1 308 [\s\S]*location: \/evil.example\/\r/i,
      );
  });
});

describe('the headers of every answer', () => {
  const ADDRESSES = [
    '/de/',
    '/de/nowhere',
    '/de/login',
    '//evil.example/',
    '/wording/de.json',
    '/media/none.webp',
    '/assets/none.js',
    '/favicon.ico',
    '/healthz',
    '/api/',
    '/api/openapi.json',
    '/api/de/shopinfo',
    '/api/de/nothing',
    '/api/xx/shopinfo',
    '/api/de/order/review?id=%00',
    '/api/de/page/%E0%A4%A',
    '/de/%E0%A4%A',
    '/demo-bank/none',
    '/documents/none/tickets.pdf',
  ];

  test.each(ADDRESSES)('%s may not run inline scripts or be framed by other sites', async (url) => {
    const { headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    const isPage = ['/de/', '/de/nowhere', '/de/login', '//evil.example/'].includes(url);
    expect(/frame-ancestors [^;]*/.exec(policy)?.[0]).toBe(`frame-ancestors ${isPage ? "'self'" : "'none'"}`);
    expect(policy.split(';').find((rule) => rule.trim().startsWith('script-src')) ?? '').not.toMatch(
      /unsafe|\*|data:/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-powered-by']).toBeUndefined();
  });

  test('a page does not send its address to other sites and cannot be framed', async () => {
    const { headers } = await get('/de/');
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('a shop on https sends HSTS for pages and calls', async () => {
    const secure = await openApp({ publicUrl: 'https://shop.museum.example' });
    for (const url of ['/de/', '/api/de/shopinfo']) {
      const { headers } = await get(url, {}, secure);
      expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    }
    expect((await get('/de/', {}, secure)).headers['content-security-policy']).toContain(
      'upgrade-insecure-requests',
    );
  });

  test('a shop whose API is on another server may call only that server', async () => {
    const elsewhere = await openApp({ apiBase: 'https://api.museum.example/v1/' });
    const { headers, body } = await get('/de/', {}, elsewhere);
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.museum.example;");
    expect(body).toContain('"apiBase":"https://api.museum.example/v1/"');
  });

  test('missing files and calls are not answered with a page', async () => {
    for (const url of [
      '/api/de/nothing',
      '/assets/none.js',
      '/media/none',
      '/documents/x/y',
      '/wording/none',
      '/api',
    ]) {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers['content-type']], url).toEqual([404, 'application/json; charset=utf-8']);
    }
  });
});

describe('a museum’s own page around the shop', () => {
  const HOST =
    '<html lang="x"><head><!--foyer-head--></head><body><h1>Our museum</h1><!--foyer--></body></html>';

  test('contains the shop at its markers, and everything else as the museum wrote it', async () => {
    const hosted = await openApp({ hostPage: hostPage(HOST) });
    const { body } = await get('/de/', {}, hosted);
    expect(body).toMatch(
      /^<html lang="de"><head><title>A page<\/title>[\s\S]*<body lang="x"><h1>Our museum<\/h1><div id="foyer" lang="de">/,
    );
    expect(body.endsWith('</script></body></html>')).toBe(true);
  });

  test('has the language of the shop, and what is the museum’s own keeps the one that it names', async () => {
    const hosted = await openApp({ hostPage: hostPage(HOST) });
    expect((await get('/en/', {}, hosted)).body).toContain('<html lang="en">');
    expect((await get('/en/', {}, hosted)).body).toContain('<body lang="x">');
    expect((await get('/en/', {}, hosted)).body).toContain('<div id="foyer" lang="en">');
    expect((await get('/en/')).body).toContain('<div id="foyer">');
  });

  test('comes first for wording, then the museum’s configuration, the language’s catalogue and the default language’s', async () => {
    const own = { de: { 'site.menu': 'Hierlang' }, en: { 'site.cart': 'Bag' } };
    const words = `<script type='application/json' id='foyer-translations'>${JSON.stringify(own)}</script>`;
    const hosted = await openApp({ hostPage: hostPage(`${HOST}${words}`) });
    const wordingIn = async (language: string, from: FastifyInstance) => {
      const address = /\/wording\/[a-z]{2}\.[0-9a-f]+\.json/.exec(
        (await get(`/${language}/`, {}, from)).body,
      )?.[0];
      return (await get(String(address), {}, from)).json();
    };
    // The museum's configuration says „Wegweiser“ in German, and nothing in English.
    expect((await wordingIn('de', app))['site.menu']).toBe('Wegweiser');
    expect((await wordingIn('de', hosted))['site.menu']).toBe('Hierlang');
    expect((await wordingIn('de', hosted))['site.cart']).toBe(siteWording.de['site.cart']);
    expect((await wordingIn('en', hosted))['site.menu']).toBe(siteWording.en['site.menu']);
    expect((await wordingIn('en', hosted))['site.cart']).toBe('Bag');
  });

  test('shows refusals in the museum’s words', async () => {
    const words =
      '<script id="foyer-translations" type="application/json">{"de": {"refusal.NOT_FOUND": "Nix da."}}</script>';
    const hosted = await openApp({ hostPage: hostPage(HOST.replace('</body>', `${words}</body>`)) });
    expect((await get('/api/de/page/nowhere', {}, hosted)).json().message).toBe('Nix da.');
    expect((await get('/api/en/page/nowhere', {}, hosted)).json().message).not.toBe('Nix da.');
  });

  test.each([
    ['without a mark for the head', HOST.replace('<!--foyer-head-->', '')],
    ['without a mark for the shop', HOST.replace('<!--foyer-->', '')],
    ['empty', ''],
    ['with words that are no JSON', `${HOST}<script id="foyer-translations">{de: "x"}</script>`],
    [
      'with words that are no messages',
      `${HOST}<script id="foyer-translations">{"de": {"site.menu": "{"}}</script>`,
    ],
    ['with words in a list', `${HOST}<script id="foyer-translations">[{"de": {}}]</script>`],
    ['with words for no language', `${HOST}<script id="foyer-translations">{"de": "Wegweiser"}</script>`],
    ['with words in a script without an end', `${HOST}<script id="foyer-translations">{"de": {}}`],
    ['with words in something else', `${HOST}<p id="foyer-translations">{"de": {}}</p>`],
    [
      'with words that are numbers',
      `${HOST}<script id="foyer-translations">{"de": {"site.menu": 7}}</script>`,
    ],
  ])('%s is refused at the start, by name', async (_what, html) => {
    const file = hostPage(html);
    await expect(openApp({ hostPage: file })).rejects.toThrow(`HOST_PAGE is "${file}"; it may be `);
  });

  test('in another encoding stops the start with its name', async () => {
    const file = hostPage(HOST);
    writeFileSync(file, Buffer.from(`${HOST}Führung`, 'latin1'));
    await expect(openApp({ hostPage: file })).rejects.toThrow(`HOST_PAGE is "${file}"; it may be `);
  });

  test('that does not exist stops the start with its name', async () => {
    await expect(openApp({ hostPage: '/nowhere.html' })).rejects.toThrow(
      'HOST_PAGE is "/nowhere.html"; it may be ',
    );
  });
});
