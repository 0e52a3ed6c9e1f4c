// Whole pages, the same for every visitor, rendered once and kept compressed: for two seconds, because they show what
// is free, and never across an import. While a page is rendered again, the previous one is served.

import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const FRESH_MS = 2_000;
const MOST_PAGES = 2_000;
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export type CachedPage = {
  readonly status: number;
  readonly etag: string;
  readonly identity: Buffer;
  readonly gzip: Buffer;
  readonly br: Buffer;
};

/** A page in all its encodings. */
export function encodePage(html: string, status: number): CachedPage {
  const identity = Buffer.from(html);
  return {
    status,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
    identity,
    gzip: gzipSync(identity),
    br: brotliCompressSync(identity, BROTLI),
  };
}

type Entry = { page: Promise<CachedPage>; settled: CachedPage | undefined; until: number; version: number };

/** Pages by their address. */
export type PageCache = Map<string, Entry>;

export function emptyPageCache(): PageCache {
  return new Map();
}

/** How often pages of this process came from the cache, were outdated there, or had to be made first. */
export const pageCounts = { kept: 0, outdated: 0, made: 0 };

/** The page as it is kept; undefined when it has to be rendered. */
export function freshPage(cache: PageCache, key: string, version: number): CachedPage | undefined {
  const known = cache.get(key);
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
  const known = cache.get(key);
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
      entry.settled = page;
      entry.until = Date.now() + FRESH_MS;
      // A page with an error on our side is not kept.
      if (page.status >= 500) cache.delete(key);
    },
    () => cache.delete(key),
  );
  if (cache.size >= MOST_PAGES) cache.clear();
  cache.set(key, entry);
  return entry;
}
