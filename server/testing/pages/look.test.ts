// The museum's look from its folder to what the built shop sends: logo, icons, faces, and that a change shows at once.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failurePage } from '../../pages/failure-page.ts';
import { readShopBuild } from '../../pages/shop-build.ts';
import { lastKnownMuseum } from '../../site/open-shop.ts';
import { type ConfiguredShop, headerOf, openConfiguredShop, partOf } from '../test-configuration.ts';
import { DARK_LOGO_SVG, FAVICON_SVG, FONTS, icoOf, LOGO_SVG, pngOf } from '../test-look.ts';

let museum: ConfiguredShop;
beforeAll(async () => {
  museum = await openConfiguredShop();
});
afterAll(() => museum.close());

const FACES = { faces: { text: 'text.woff2', headings: 'headings.woff2' } };
const FILES = ['logo.svg', 'logo.png', 'logo-dark.svg', 'favicon.svg', 'favicon.ico', 'touch-icon.png'];

async function dress(files: Readonly<Record<string, string | Buffer>>, theme: object = {}, settings = {}) {
  for (const file of FILES) museum.put(file, files[file]);
  museum.put('fonts/text.woff2', FONTS.text);
  museum.put('fonts/headings.woff2', FONTS.headings);
  await museum.configure({}, { theme, ...settings });
}
async function html(path = '/de/') {
  return (await museum.page(path)).html;
}
function get(url: string) {
  return museum.app.inject({ url });
}
function brandOf(page: string) {
  return partOf(headerOf(page), /<a class="brand"[\s\S]*?<\/a>/);
}

describe('a museum without a look', () => {
  test('has its name in type, the shop’s icon, and nothing of its own in the head', async () => {
    await dress({});
    const page = await html();
    expect(brandOf(page)).toContain('>Museum am Steg<');
    expect(page).toContain('<link rel="icon" type="image/svg+xml" href="/favicon.svg">');
    expect(page).not.toMatch(/\/look\/|apple-touch-icon|Museum Text/);
    for (const url of ['/favicon.svg', '/favicon.ico']) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toContain('fill="#3d8fc4"');
    }
    expect((await get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Steg-Shop',
      short_name: 'Museum am Steg',
      icons: [{ src: '/favicon.svg', sizes: 'any' }],
    });
  });
});

describe('a logo', () => {
  test('stands in the header of every page in place of the name, and says it', async () => {
    await dress({ 'logo.svg': LOGO_SVG, 'logo-dark.svg': DARK_LOGO_SVG });
    for (const path of ['/de/', '/en/tickets', '/de/checkout']) {
      const brand = brandOf(await html(path));
      expect(brand).toMatch(
        /<source media="\(prefers-color-scheme: dark\)" srcSet="\/look\/logo-dark\.[0-9a-f]{8}\.svg" width="160" height="40"\/>/,
      );
      expect(brand).toMatch(
        /<img src="\/look\/logo\.[0-9a-f]{8}\.svg" alt="Museum am Steg" width="160" height="40"\/>/,
      );
      expect(brand.replace(/<[^>]*>/g, '')).toBe('');
    }
  });

  test('has paper behind it in the dark where it could not be seen', async () => {
    await dress({ 'logo.svg': LOGO_SVG }, { light: { paper: '#f8f4ec' } });
    expect(brandOf(await html())).toContain('class="brand-logo brand-plate" style="--plate:#f8f4ec"');
  });

  test('is served as a picture that can do nothing, for ever', async () => {
    await dress({ 'logo.svg': LOGO_SVG });
    const [src = ''] = /\/look\/logo\.[^"]+/.exec(await html()) ?? [];
    const { statusCode, headers, body } = await get(src);
    expect(statusCode).toBe(200);
    expect(body).toBe(LOGO_SVG);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  test('that is new is there with the next page; the old one stays for pages in flight', async () => {
    await dress({ 'logo.svg': LOGO_SVG });
    const addressIn = async () => /\/look\/logo\.[^"]+/.exec(await html())?.[0] ?? '';
    const before = await addressIn();
    await dress({ 'logo.png': await pngOf(LOGO_SVG, 1200) });
    const after = await addressIn();
    expect(after).not.toBe(before);
    expect((await get(after)).headers['content-type']).toBe('image/png');
    expect((await get(before)).statusCode).toBe(200);
    const { rows } = await museum.shop.database.executeSql(
      `select unused_since is null as shown from look_file where name in ('${before.slice(6)}', '${after.slice(6)}') order by name = '${after.slice(6)}'`,
    );
    expect(rows).toEqual([{ shown: false }, { shown: true }]);
    await dress({});
    expect(brandOf(await html())).toContain('>Museum am Steg<');
    expect((await get(after)).statusCode).toBe(200);
  });

  test('is what networks show with a page without a picture', async () => {
    await dress({ 'logo.svg': LOGO_SVG }, {}, { banners: {} });
    const page = await html('/de/page/terms');
    const [, path = ''] = /og:image" content="http:\/\/[^/]+(\/look\/share\.[^"]+)"/.exec(page) ?? [];
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  test.each(['/look/logo.svg', '/look/logo.00000000.svg', '/look/..%2F..%2Fpackage.json', '/look/'])(
    'there is nothing at %s',
    async (url) => expect((await get(url)).statusCode).toBe(404),
  );
});

describe('icons', () => {
  test('of the museum are named by every page, and are where browsers look for one', async () => {
    await dress({ 'favicon.svg': FAVICON_SVG, 'favicon.ico': await icoOf(FAVICON_SVG) });
    const page = await html();
    expect(page).toMatch(/<link rel="icon" sizes="32x32" href="\/look\/favicon\.[0-9a-f]{8}\.ico">/);
    expect(page).toMatch(/<link rel="icon" type="image\/svg\+xml" href="\/look\/favicon\.[0-9a-f]{8}\.svg">/);
    expect(page).toMatch(/<link rel="apple-touch-icon" href="\/look\/touch-icon\.[0-9a-f]{8}\.png">/);
    expect((await get('/favicon.svg')).body).toBe(FAVICON_SVG);
    expect((await get('/favicon.ico')).headers).toMatchObject({
      'content-type': 'image/x-icon',
      'cache-control': 'public, max-age=300',
    });
    const { icons } = (await get('/manifest.webmanifest')).json();
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['192x192', '512x512']);
    for (const { src } of icons) expect((await get(src)).headers['content-type']).toBe('image/png');
  });
});

describe('faces', () => {
  test('of the museum are loaded at once in place of the shop’s, behind what stands in for them', async () => {
    await dress({}, FACES);
    const page = await html('/en/tickets');
    const loaded = [...page.matchAll(/<link rel="preload" as="font" [^>]*href="([^"]*)"/g)].map(
      ([, href]) => href,
    );
    expect(loaded).toEqual([
      expect.stringMatching(/^\/look\/text\.[0-9a-f]{8}\.woff2$/),
      expect.stringMatching(/^\/look\/headings\.[0-9a-f]{8}\.woff2$/),
    ]);
    expect(page).toMatch(/@font-face\{font-family:'Museum Text';font-weight:200 800;font-display:swap;/);
    expect(page).toMatch(
      /'Museum Headings Stand-in';font-weight:1 1000;src:local\('Arial Bold'\).*size-adjust:\d/,
    );
    expect(page).toContain("--face-text:'Museum Text','Museum Text Stand-in',sans-serif");
    const { headers } = await get(String(loaded[0]));
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('for headings alone leave the shop’s text', async () => {
    await dress({}, { faces: { headings: 'headings.woff2' } });
    const page = await html();
    expect(page).toMatch(/href="\/assets\/hanken-grotesk-latin-wght[^"]*\.woff2"/);
    expect(page).not.toContain('--face-text');
  });

  test('for print are not sent to visitors', async () => {
    await dress({}, FACES);
    const { rows } = await museum.shop.database.executeSql(
      "select name from look_file where content_type = 'font/sfnt'",
    );
    expect(rows).toHaveLength(3);
    for (const { name } of rows) expect((await get(`/look/${name}`)).statusCode).toBe(404);
  });
});

test('a page that says that something failed has the museum’s look, too', async () => {
  await dress({ 'favicon.svg': FAVICON_SVG }, { light: { accent: '#7a2f63' }, ...FACES });
  const { museum: now, version } = lastKnownMuseum(museum.shop.shop);
  const page = failurePage(
    {
      build: readShopBuild(),
      hostPage: undefined,
      museum: () => ({ museum: now, version }),
      made: new Map(),
    },
    'de',
    503,
  );
  expect(page).toContain('--accent:#7a2f63');
  expect(page).toContain("font-family:'Museum Text'");
  expect(page).toMatch(/rel="icon" type="image\/svg\+xml" href="\/look\/favicon/);
});
