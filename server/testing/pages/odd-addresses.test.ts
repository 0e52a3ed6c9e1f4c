// Addresses that no link of the shop has, asked of the built shop: what is not there is 404 or 400, and never our fault.
import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteWording } from '../../../domain/wording/site/site-wording.ts';
import { buildServer } from '../../http/build-server.ts';
import { readShopBuild } from '../../pages/shop-build.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

let museum: TestMuseum;
let shop: TestShop;
let pages: Awaited<ReturnType<typeof buildServer>>;

beforeAll(async () => {
  museum = makeTestMuseum();
  const [engine] = testDatabases();
  if (!engine) throw new Error('there is no database to test with');
  shop = await openTestShop(engine, museum.folder, { RATE_LIMITS: 'off' });
  pages = await buildServer(shop.shop, { ...readShopBuild(), assetsFolder: undefined });
  await pages.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await pages.close();
  await shop.close();
  museum.remove();
});

/** As it stands: what would make a URL of the path first would not send all of these. */
async function ask(path: string) {
  const { port } = pages.server.address() as AddressInfo;
  const asked = request({ host: '127.0.0.1', port, path }).end();
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, type: answer.headers['content-type'], body: await text(answer) };
}

test.each([
  ['/%09', 'de'],
  ['/%0a', 'de'],
  ['/%0D', 'de'],
  ['/%0d/evil.example', 'de'],
  ['/%09/%09?date=2026-11-20', 'de'],
  ['/en/%0a', 'en'],
  ['/en/tickets/%0d', 'en'],
  ['/de/tickets/flut%7f', 'de'],
  ['/en/tickets/%E2%80%A8', 'en'],
  ['/%e2%80%a9', 'de'],
  ['/xx', 'de'],
  ['/xx/tickets', 'de'],
  ['/klingonisch/product/flutbuch', 'de'],
] as const)('%s is a page that is not there, in the visitor’s language', async (url, language) => {
  const { status, type, body } = await ask(url);
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain(`<html lang="${language}"`);
  expect(body).toContain(`<h1>${siteWording[language]['site.notFoundTitle']}</h1>`);
});

const WORDS = ['de', 'en', 'xx', 'tickets', 'flut', 'page', 'checkout', 'logout', 'merchandise', 'recover'];
const MARKS = [
  '..',
  '%2e%2e',
  '%2f',
  '%5c',
  '\\',
  '%3a',
  '%3f',
  '%23',
  '%25',
  '%2509',
  '%',
  '%zz',
  '%ff',
  ':',
];
const MORE_MARKS = [
  '%20',
  '+',
  '*',
  '@',
  '%27',
  '%22',
  '%3c',
  'https:',
  '%ef%bb%bf',
  '%ed%a0%80',
  '%e2%80%a8',
  '[',
];
const byte = fc.nat(255).map((code) => `%${code.toString(16).padStart(2, '0')}`);
const segment = fc
  .array(fc.oneof(fc.constantFrom(...WORDS, ...MARKS, ...MORE_MARKS), byte), { maxLength: 3 })
  .map((parts) => parts.join(''));
const address = fc
  .tuple(fc.array(segment, { minLength: 1, maxLength: 5 }), fc.option(fc.tuple(segment, segment)))
  .map(([path, query]) => `/${path.join('/')}${query ? `?${query.join('=')}` : ''}`);

const NOT_FOUND = [siteWording.de, siteWording.en].map((wording) => wording['site.notFoundTitle']);

test('no address makes the shop fail, and pages that are not there say so', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (url) => {
      const { status, type, body } = await ask(url);
      expect(status, url).toBeLessThan(500);
      if (status === 404 && type.startsWith('text/html'))
        expect(NOT_FOUND, url).toContain(/<h1[^>]*>([^<]*)/.exec(body)?.[1]);
    }),
    { numRuns: 600 },
  );
});
