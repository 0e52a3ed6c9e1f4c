import { describe, expect, test } from 'vitest';
import { pathBelow, type ShopPath } from '../../../domain/addresses.ts';
import { type Sitemap, sitemapIndex, sitemapParts, sitemapXml } from './sitemap-xml.ts';

function sitemap(paths: readonly string[], languages = ['de', 'en']): Sitemap {
  return {
    publicUrl: 'https://shop.steg.test',
    languages,
    paths: paths.map((path) => pathBelow(`/${path}`)),
    changed: '2026-11-20',
  };
}

function written(of: Sitemap, paths: readonly ShopPath[] = of.paths): string {
  return [...sitemapXml(of, paths)].join('');
}

test('the sitemap lists each page in each language, with links to its other languages', () => {
  const xml = written(sitemap(['', "tickets/o'hara&co"]));
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
  expect(xml.endsWith('</urlset>\n')).toBe(true);
  expect(xml).toContain(`<url>
<loc>https://shop.steg.test/en/tickets/o&#39;hara&#38;co</loc>
<lastmod>2026-11-20</lastmod>
<xhtml:link rel="alternate" hreflang="de" href="https://shop.steg.test/de/tickets/o&#39;hara&#38;co"/>
<xhtml:link rel="alternate" hreflang="en" href="https://shop.steg.test/en/tickets/o&#39;hara&#38;co"/>
<xhtml:link rel="alternate" hreflang="x-default" href="https://shop.steg.test/de/tickets/o&#39;hara&#38;co"/>
</url>`);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.slice(22, 25))).toEqual([
    '/de',
    '/en',
    '/de',
    '/en',
  ]);
});

describe('a file that would be too large becomes several', () => {
  const paths = Array.from({ length: 10 }, (_, index) => `product/${index}`);

  test('split by the number of addresses, with the languages of a page together', () => {
    const parts = sitemapParts(sitemap(paths), { addresses: 7, bytes: 1_000_000 });
    expect(parts.map((part) => part.length)).toEqual([3, 3, 3, 1]);
    expect(parts.flat()).toEqual(paths);
  });

  test('split by size, to the byte', () => {
    const of = sitemap([...paths, 'product/größe&mehr']);
    const whole = Buffer.byteLength(written(of));
    expect(sitemapParts(of, { addresses: 1000, bytes: whole })).toHaveLength(1);
    const parts = sitemapParts(of, { addresses: 1000, bytes: whole - 1 });
    expect(parts.map((part) => part.length)).toEqual([10, 1]);
    for (const part of parts) expect(Buffer.byteLength(written(of, part))).toBeLessThan(whole);
  });

  test('no file is larger than search engines take, however large the shop', () => {
    const languages = ['de', 'en', 'fr', 'it', 'nl', 'es', 'sv', 'da'];
    const many = Array.from(
      { length: 20_000 },
      (_, index) => `product/a-rather-long-name-of-something-${index}`,
    );
    const of = sitemap(many, languages);
    const parts = sitemapParts(of);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.flat()).toHaveLength(many.length);
    for (const part of parts) {
      expect(part.length * languages.length).toBeLessThanOrEqual(50_000);
      let bytes = 0;
      for (const piece of sitemapXml(of, part)) bytes += Buffer.byteLength(piece);
      expect(bytes).toBeLessThanOrEqual(45_000_000);
    }
  });

  test('a shop without pages has one empty file', () => {
    expect(sitemapParts(sitemap([]))).toEqual([[]]);
  });

  test('the index names all files', () => {
    expect(sitemapIndex(sitemap(paths), 2)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
<loc>https://shop.steg.test/sitemap-1.xml</loc>
<lastmod>2026-11-20</lastmod>
</sitemap>
<sitemap>
<loc>https://shop.steg.test/sitemap-2.xml</loc>
<lastmod>2026-11-20</lastmod>
</sitemap>
</sitemapindex>
`);
  });
});
