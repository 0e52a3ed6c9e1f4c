// A museum need not know German: its default language is the first of `languages`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildServer } from '../../http/build-server.ts';
import { readShopBuild } from '../../pages/shop-build.ts';
import { oneDatabase } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, purchase, type TestShop } from '../test-shop.ts';

let museum: TestMuseum;
let shop: TestShop;
let pages: Awaited<ReturnType<typeof buildServer>>;

/** The test museum without a German word, in English and partly in French. */
function makeEnglishMuseum(): TestMuseum {
  const made = makeTestMuseum();
  for (const file of readdirSync(made.folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.yaml')) continue;
    const text = readFileSync(join(made.folder, file), 'utf8');
    made.put(
      file,
      text
        .replaceAll(/\{de: ([^,{}]*), en: ([^{}]*)\}/g, '{en: $2, de: $1}')
        .replaceAll(/\{de: ([^,{}]*)\}/g, '{en: $1}')
        .replaceAll(/\{en: Dauerausstellung\}/g, '{en: On display, de: Dauerausstellung}')
        .replace('languages: [de, en]', 'languages: [en, fr, de]'),
    );
  }
  made.put('pages/imprint.de.md', undefined);
  made.put('pages/terms.en.md', '# Terms\n\nOne paragraph.\n');
  return made;
}

beforeAll(async () => {
  museum = makeEnglishMuseum();
  const [engine] = oneDatabase();
  if (!engine) throw new Error('there is no database to test with');
  shop = await openTestShop(engine, museum.folder, { JOBS: 'on' }, new Date('2026-11-18T07:00:00Z'));
  pages = await buildServer(shop.shop, { ...readShopBuild(), assetsFolder: undefined });
});
afterAll(async () => {
  await pages.close();
  await shop.close();
  museum.remove();
});

test('the start page is in its default language', async () => {
  const start = await pages.inject({ url: '/' });
  expect([start.statusCode, start.headers.location ?? '']).toEqual([200, '']);
  expect(start.body).toContain('<html lang="en">');
  expect(start.body).toContain('<link rel="canonical" href="http://localhost:3000/en/">');
});

test('search engines get the default language as the one for all other visitors', async () => {
  const { body } = await pages.inject({ url: '/sitemap.xml' });
  expect(body).toContain('hreflang="x-default" href="http://localhost:3000/en/tickets"');
  const page = await pages.inject({ url: '/fr/tickets/flut' });
  expect(page.body).toContain('hreflang="x-default" href="http://localhost:3000/en/tickets/flut"');
});

test('a text missing in a language appears in the default language, even if there is a German one', async () => {
  const names = async (language: string) =>
    (await shop.get(`/api/${language}/event/select`)).body.data.map(({ name }: { name: string }) => name);
  expect(await names('fr')).toEqual(['Tide', 'On display', 'Konzert']);
  expect(await names('de')).toEqual(['Flut', 'Dauerausstellung', 'Konzert']);
  expect((await shop.get('/api/fr/page/terms')).body.data.title).toBe('Terms');
});

test('a call in an unknown language is refused in the default language', async () => {
  const { body } = await shop.get('/api/xx/shopinfo');
  expect(body.message).toMatch(/language/i);
});

test('the demo bank answers a browser without a language in the default language', async () => {
  const { body } = await shop.get('/demo-bank/unknown');
  expect(body).toContain('<html lang="en"');
});

test('the mail of an order in another language uses the default language for missing texts', async () => {
  const item = {
    type: 'ticket',
    id: 'flut-normal',
    datetime: '2026-11-18 10:00',
    count: 1,
    totalPrice: 1200,
  };
  const started = await shop.post('/api/fr/checkout/initPayment', purchase([item]));
  await shop.bank(started.body.data.cartId, 'pay');
  await shop.post('/api/fr/checkout/execPayment', { cartId: started.body.data.cartId });
  await vi.waitFor(() => expect(shop.outbox()).toHaveLength(1), 60_000);
  const mail = await PostalMime.parse(shop.mail(shop.outbox()[0] ?? ''));
  expect(mail.text).toContain('Tide');
  expect(mail.text).not.toContain('Flut');
  expect(mail.attachments.length).toBeGreaterThan(1);
});
