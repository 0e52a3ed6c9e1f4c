// A museum whose configuration a test changes while the shop is open, and the pages as the built shop renders them.

import type { FastifyInstance } from 'fastify';
import { vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { buildServer } from '../http/build-server.ts';
import { importMuseum } from '../museum-import/import-museum.ts';
import { readShopBuild } from '../pages/shop-build.ts';
import { oneDatabase } from '../platform/database/test-databases.ts';
import { lastKnownMuseum, openShop } from '../site/open-shop.ts';
import { makeTestMuseum, type TestMuseum } from './test-museum.ts';
import { addTestRetail, RETAIL_MUSEUM_YAML } from './test-retail.ts';
import { openTestShop, type TestShop } from './test-shop.ts';
import { addTestTours } from './test-tours.ts';

const START = new Date('2026-11-18T07:00:00Z');

/** A museum that sells everything. */
export const ALL_ON = {
  has_tickets: true,
  has_guided_tours: true,
  has_merchandise: true,
  has_memcard: true,
  has_vouchers: true,
  has_voucher_code: true,
} as const;

export type ConfiguredShop = {
  readonly shop: TestShop;
  readonly app: FastifyInstance;
  /** Writes a file of the museum again, for the next import; undefined removes it. */
  put: TestMuseum['put'];
  /** Imports the museum again. These flags replace those that sell everything, and these settings are added. */
  configure(flags?: object, settings?: object): Promise<void>;
  /** A page as the server sends it. @param path with its language */
  page(path: string): Promise<{ readonly status: number; readonly html: string }>;
  close(): Promise<void>;
};

/** Opens the shop with everything on. The shop must have been built. */
export async function openConfiguredShop(): Promise<ConfiguredShop> {
  // Pages ask for the time themselves; in a browser nobody hands it to them.
  vi.useFakeTimers({ toFake: ['Date'], now: START, shouldAdvanceTime: true });
  const museum = makeTestMuseum();
  addTestTours(museum);
  addTestRetail(museum);
  for (const id of ['terms', 'data_protection', 'accessibility_statement'])
    museum.put(`pages/${id}.de.md`, `# ${id}\n\nEin Absatz.\n`);
  const write = (flags: object, settings: object) =>
    museum.put(
      'museum.yaml',
      stringify({ ...parse(RETAIL_MUSEUM_YAML), flags: { ...ALL_ON, ...flags }, ...settings }),
    );
  write({}, {});
  const [engine] = oneDatabase();
  if (!engine) throw new Error('there is no database to test with');
  const shop = await openTestShop(engine, museum.folder, {}, START);
  // The test's process also runs the database and the tests, so its load says nothing about the shop.
  const app = await buildServer(shop.shop, { ...readShopBuild(), assetsFolder: undefined });
  return {
    shop,
    app,
    put: museum.put,
    configure: async (flags = {}, settings = {}) => {
      write(flags, settings);
      const { version } = lastKnownMuseum(shop.shop);
      await importMuseum(shop.database, museum.folder, START);
      await openShop(shop.shop, version);
    },
    page: async (path) => {
      const { statusCode, body } = await app.inject({ method: 'GET', url: path });
      return { status: statusCode, html: body };
    },
    close: async () => {
      await app.close();
      await shop.close();
      museum.remove();
      vi.useRealTimers();
    },
  };
}

/** The part of a page that matches a pattern, or ''. */
export function partOf(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[0] ?? '';
}

export function headerOf(html: string): string {
  return partOf(html, /<header class="site-header"[\s\S]*?<\/header>/);
}

export function footerOf(html: string): string {
  return partOf(html, /<footer class="site-footer"[\s\S]*<\/footer>/);
}

/** The addresses of the links in a part of a page, in order. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
}

/** The text of a part of a page. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
