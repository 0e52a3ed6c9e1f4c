// Whole pages, the same for every visitor, rendered once and kept compressed: for two seconds, because they show what
// is free, and never across an import. While a page is rendered again, the previous one is served.

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { nameKept } from '../platform/kept-in-memory.ts';

const FRESH_MS = 2_000;
const MOST_PAGES = 2_000;
/** A page of a large museum has some hundred kilobytes, in three encodings. */
const MOST_BYTES = 64 * 1024 * 1024;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
};

const inGzip = promisify(gzip);
const inBrotli = promisify<Buffer, typeof BROTLI, Buffer>(brotliCompress);

/** A page in all its encodings. Node packs it in threads of its own, so that nobody waits for it but who asked. */
export async function encodePage(html: string, status: number): Promise<CachedPage> {
  const identity = Buffer.from(html);
  const [zipped, br] = await Promise.all([inGzip(identity), inBrotli(identity, BROTLI)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { status, etag, identity, gzip: zipped, br };
}

type Entry = { page: Promise<CachedPage>; settled: CachedPage | undefined; until: number; version: number };

/** Pages by their address, those made first at the beginning. */
export type PageCache = { readonly entries: Map<string, Entry>; bytes: number };

export function emptyPageCache(): PageCache {
  const cache: PageCache = { entries: new Map(), bytes: 0 };
  nameKept('pages', MOST_BYTES, () => cache.bytes);
  return cache;
}

/** How often pages of this process came from the cache, were outdated there, or had to be made first. */
export const pageCounts = { kept: 0, outdated: 0, made: 0 };

/** The page as it is kept; undefined when it has to be rendered. */
export function freshPage(cache: PageCache, key: string, version: number): CachedPage | undefined {
  const known = cache.entries.get(key);
  if (known?.version !== version || Date.now() >= known.until || !known.settled) return undefined;
  pageCounts.kept += 1;
  return known.settled;
}

/**
 * The page, made where it is not kept.
 * @param version of the catalogue: a page of another one is never served
 */
export function cachedPage(
  cache: PageCache,
  key: string,
  version: number,
  render: () => Promise<CachedPage>,
): Promise<CachedPage> | CachedPage {
  const known = cache.entries.get(key);
  if (!known || known.version !== version) {
    pageCounts.made += 1;
    return makePage(cache, key, version, render).page;
  }
  if (Date.now() < known.until || !known.settled) {
    pageCounts.kept += 1;
    return known.settled ?? known.page;
  }
  const { settled } = known;
  pageCounts.outdated += 1;
  makePage(cache, key, version, render);
  return settled;
}

function makePage(cache: PageCache, key: string, version: number, render: () => Promise<CachedPage>): Entry {
  const entry: Entry = { page: render(), settled: undefined, until: Date.now() + FRESH_MS, version };
  entry.page.then(
    (page) => {
      // A page with an error on our side is not kept; one that was dropped meanwhile is only sent.
      if (page.status >= 500) drop(cache, key, entry);
      else if (cache.entries.get(key) === entry) keep(cache, entry, page);
    },
    () => drop(cache, key, entry),
  );
  drop(cache, key, cache.entries.get(key));
  cache.entries.set(key, entry);
  dropOldest(cache);
  return entry;
}

function keep(cache: PageCache, entry: Entry, page: CachedPage): void {
  entry.settled = page;
  entry.until = Date.now() + FRESH_MS;
  cache.bytes += bytesOf(page);
  dropOldest(cache);
}

function drop(cache: PageCache, key: string, entry: Entry | undefined): void {
  if (!entry || cache.entries.get(key) !== entry) return;
  cache.entries.delete(key);
  if (entry.settled) cache.bytes -= bytesOf(entry.settled);
}

function dropOldest(cache: PageCache): void {
  for (const [key, entry] of cache.entries) {
    if (cache.bytes <= MOST_BYTES && cache.entries.size <= MOST_PAGES) return;
    drop(cache, key, entry);
  }
}

function bytesOf({ identity, gzip, br }: CachedPage): number {
  return identity.length + gzip.length + br.length;
}
