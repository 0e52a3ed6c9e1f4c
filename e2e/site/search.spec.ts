// What search engines and social networks find (ADR 024): checks every page of the sitemap.
import { type APIRequestContext, expect } from '@playwright/test';
import sharp from 'sharp';
import { LANGUAGES, type Language } from '../../domain/language.ts';
import { PRIVATE_PATHS } from '../../domain/site/private-paths.ts';
import { test } from '../support/journey.ts';
import { visit } from '../support/visitor.ts';

type Thing = { readonly '@type': string | string[]; readonly [property: string]: unknown };
type Listed = { readonly address: string; readonly changed: string; readonly alternates: [string, string][] };

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#38;', '&')
    .replaceAll('&amp;', '&');
}

async function readSitemap(request: APIRequestContext): Promise<Listed[]> {
  const answer = await request.get('/sitemap.xml');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'application/xml; charset=utf-8',
  ]);
  const xml = await answer.text();
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    address: unescaped(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
    changed: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1] ?? '',
    alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, lang = '', href = '']) => [
      lang,
      unescaped(href),
    ]),
  }));
}

async function readPage(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => unescaped(found));
  return {
    status: answer.status(),
    headings: all(/<h1[ >]/g).length,
    lang: all(/<html [^>]*lang="(.*?)"/g),
    title: all(/<title>(.*?)<\/title>/g),
    canonical: all(/<link rel="canonical" href="(.*?)"/g),
    alternates: [...html.matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, lang = '', href = '']): [string, string] => [lang, unescaped(href)],
    ),
    descriptions: all(/<meta name="description" content="(.*?)"/g),
    pictures: all(/<meta property="og:image" content="(.*?)"/g),
    robots: all(/<meta name="robots" content="(.*?)"/g),
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Thing,
    ),
  };
}

/** The properties that Google requires for each kind of structured data. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Museum: ['name', 'url', 'address', 'containsPlace'],
  WebSite: ['name', 'url'],
  ExhibitionEvent: ['name', 'startDate', 'location', 'image', 'description', 'organizer'],
  Event: ['name', 'startDate', 'location', 'image', 'description', 'organizer'],
  TouristTrip: ['name', 'description', 'provider'],
  Product: ['name', 'image', 'description', 'offers'],
  BreadcrumbList: ['itemListElement'],
};

/** The kinds of structured data that the page `/{lang}/{path}` must contain. */
function expectedKinds(path: string): readonly string[] {
  if (path === '') return ['Museum', 'WebSite'];
  if (path.startsWith('tickets/')) return ['ExhibitionEvent', 'BreadcrumbList'];
  if (path.startsWith('guided-tours/')) return ['Event', 'BreadcrumbList'];
  if (/^(product|passes|vouchers)\//.test(path)) return ['Product', 'BreadcrumbList'];
  return ['BreadcrumbList'];
}

function kindOf(thing: Thing): string {
  return [thing['@type']].flat()[0] ?? '';
}

function checkThings(things: readonly Thing[], path: string, address: string) {
  const kinds = things.map(kindOf).map((kind) => (kind === 'TouristTrip' ? 'Event' : kind));
  expect.soft(kinds, address).toEqual(expectedKinds(path));
  for (const thing of things) {
    expect.soft(thing['@context'], address).toBe('https://schema.org');
    for (const property of REQUIRED[kindOf(thing)] ?? [])
      expect.soft(thing[property], `${address} ${kindOf(thing)}.${property}`).toBeTruthy();
    for (const offer of [thing['offers'] ?? []].flat() as Thing[]) {
      expect.soft(offer['priceCurrency'], address).toBe('EUR');
      expect.soft(String(offer['price'] ?? offer['lowPrice']), address).toMatch(/^\d+\.\d{2}$/);
      expect.soft(offer['availability'], address).toMatch(/^https:\/\/schema\.org\/[A-Z]/);
    }
  }
}

/** The language in which the museum is written, and one with long words. */
for (const language of ['de', 'nl'] as const)
  test(`every page of the sitemap has correct addresses and structured data, in ${language}`, async ({
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const sitemap = await readSitemap(request);
    const prefix = `${baseURL}/${language}/`;
    const mine = sitemap.filter(({ address }) => address.startsWith(prefix));
    expect(mine.length * LANGUAGES.length).toBe(sitemap.length);
    expect(mine.length).toBeGreaterThan(40);
    const titles = new Map<string, string>();
    const pictures = new Set<string>();
    for (const { address, alternates } of mine) {
      const path = address.slice(prefix.length);
      const page = await readPage(request, address);
      expect
        .soft([page.status, page.headings, page.title.length, page.robots], address)
        .toEqual([200, 1, 1, []]);
      expect.soft(titles.get(page.title[0] ?? ''), `the title of ${address}`).toBeUndefined();
      titles.set(page.title[0] ?? '', address);
      expect.soft(page.canonical, address).toEqual([address]);
      // The page and the sitemap list the same translations. All translations are in the sitemap, so they link back.
      expect.soft(page.alternates, address).toEqual(alternates);
      expect
        .soft(alternates, address)
        .toEqual([
          ...LANGUAGES.map((other) => [other, `${baseURL}/${other}/${path}`]),
          ['x-default', `${baseURL}/de/${path}`],
        ]);
      expect.soft(page.descriptions.length, address).toBe(1);
      expect.soft(page.descriptions[0]?.length ?? 0, address).toBeGreaterThan(20);
      expect.soft(page.descriptions[0]?.length ?? 0, address).toBeLessThanOrEqual(160);
      expect.soft(page.pictures.length, address).toBe(1);
      for (const picture of page.pictures) pictures.add(picture);
      checkThings(page.things, path, address);
    }
    // The pictures are the same in every language.
    if (language !== 'de') return;
    for (const picture of pictures) {
      const answer = await request.get(picture);
      expect.soft([answer.status(), answer.headers()['content-type']], picture).toEqual([200, 'image/jpeg']);
      const { width, height } = await sharp(await answer.body()).metadata();
      expect.soft([width, height], picture).toEqual([1200, 630]);
    }
  });

test('the sitemap has each page in each language, and no personal pages', async ({ request, baseURL }) => {
  const sitemap = await readSitemap(request);
  const ways = (language: Language) =>
    sitemap.flatMap(({ address }) => address.split(`${baseURL}/${language}/`)[1] ?? []);
  for (const language of LANGUAGES) expect(ways(language), language).toEqual(ways('de'));
  for (const { address, changed } of sitemap) {
    const path = address.slice(`${baseURL}/de/`.length);
    expect(
      PRIVATE_PATHS.filter((own) => path === own || path.startsWith(`${own.replace(/\/$/, '')}/`)),
    ).toEqual([]);
    expect(changed).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('robots.txt names the sitemap and the addresses that crawlers must not visit', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/robots.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = (await answer.text()).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', `Sitemap: ${baseURL}/sitemap.xml`]));
  const disallowed = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isAllowed = (path: string) => !disallowed.some((start) => path.startsWith(start));
  for (const path of [
    '/api/de/event/select',
    '/de/checkout/success',
    '/checkout/failed',
    '/sv/settings',
    '/en/login',
  ])
    expect(isAllowed(path), path).toBe(false);
  const sitemap = await readSitemap(request);
  for (const { address } of sitemap) expect(isAllowed(new URL(address).pathname), address).toBe(true);
  for (const path of ['/de/checkout', '/assets/x.js', '/wording/de.json', '/media/x.webp', '/favicon.svg'])
    expect(isAllowed(path), path).toBe(true);
});

const PRIVATE: readonly string[] = [
  'checkout/failed',
  'checkout/accepted',
  'checkout/canceled',
  'checkout/success',
  'login',
  'register',
  'register/success',
  'register-guest',
  'forgot-password',
  'password-reset-success',
  'recover',
  'recover-success',
  'confirm-email',
  'confirm-order',
  'redeem',
  'settings',
  'order-review/2026-100001',
];

test('personal pages ask search engines not to list them', async ({ request }) => {
  for (const path of PRIVATE) {
    const page = await readPage(request, `/en/${path}`);
    expect.soft([path, page.status, page.robots], path).toEqual([path, 200, ['noindex']]);
    expect.soft([page.canonical, page.alternates, page.things], path).toEqual([[], [], []]);
  }
});

test('a page with several addresses names its canonical one, and is in its language', async ({
  request,
  baseURL,
}) => {
  const cases: [asked: string, canonical: string][] = [
    ['/', '/de/'],
    ['/tickets/mondwasser', '/de/tickets/mondwasser'],
    ['/en', '/en/'],
    ['/en/Tickets/', '/en/tickets'],
    ['/en/tickets?venue=galerie&utm_source=letter', '/en/tickets'],
    ['/en/tickets/mondwasser?date=2030-01-01&time=10:00', '/en/tickets/mondwasser'],
    ['/en/guided-tours?category=kinder', '/en/guided-tours'],
    ['/en/guided-tours?language=all', '/en/guided-tours'],
    ['/en/guided-tours?language=all&page=2', '/en/guided-tours'],
    ['/en/guided-tours?page=1', '/en/guided-tours'],
    ['/en/guided-tours?page=9999', '/en/guided-tours'],
  ];
  for (const [asked, canonical] of cases) {
    const page = await readPage(request, asked);
    expect.soft([page.status, page.canonical], asked).toEqual([200, [`${baseURL}${canonical}`]]);
    // Without a language in the address a page is in German.
    expect.soft(page.lang, asked).toEqual([canonical.slice(1, 3)]);
  }
});

test('missing pages answer 404 and are not in the sitemap', async ({ request }) => {
  for (const path of [
    'nowhere',
    'tickets/nothing',
    'guided-tours/nothing',
    'product/nothing',
    'page/nothing',
  ])
    for (const language of ['de', 'sv'] as Language[]) {
      const page = await readPage(request, `/${language}/${path}`);
      expect([path, page.status, page.robots, page.canonical]).toEqual([path, 404, ['noindex'], []]);
    }
  expect((await request.get('/xx/tickets')).status()).toBe(404);
  expect((await request.get('/sitemap-2.xml')).status()).toBe(404);
});

test('an event that has ended keeps its page but offers no tickets', async ({ request }) => {
  const sitemap = await readSitemap(request);
  const events = sitemap.filter(({ address }) => address.includes('/de/tickets/'));
  const offers = new Map<string, string[]>();
  for (const { address } of events) {
    const [event] = (await readPage(request, address)).things;
    const found = [event?.['offers'] ?? []].flat() as Thing[];
    offers.set(address.replace(/.*\//, ''), [
      ...new Set(found.map((offer) => String(offer['availability']))),
    ]);
  }
  expect([...offers.values()].filter((found) => found.length === 0)).toHaveLength(1);
  expect(offers.get('roter-mittag')).toEqual(['https://schema.org/SoldOut']);
  expect(offers.get('mondwasser')).toEqual(['https://schema.org/InStock']);
});

test('a visitor shares the page that is open, not the one before', async ({ page, baseURL }) => {
  // Until the app has started, the browser itself opens the link as a new page.
  await visit(page, '/de/');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}/de/`);
  await page.getByRole('link', { name: 'Mondwasser' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mondwasser');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
