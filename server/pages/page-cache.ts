// Whole pages, the same for every visitor, rendered once and kept compressed: for two seconds, because they
// say what is free, and never across an import. While a page is made again, its predecessor is served.

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

/** A cache of pages by address. */
export function createPageCache() {
  const entries = new Map<string, Entry>();

  const make = (key: string, version: number, render: () => Promise<CachedPage>): Entry => {
    const entry: Entry = { page: render(), settled: undefined, until: Date.now() + FRESH_MS, version };
    entry.page.then(
      (page) => {
        entry.settled = page;
        entry.until = Date.now() + FRESH_MS;
        // What went wrong on our side is not kept.
        if (page.status >= 500) entries.delete(key);
      },
      () => entries.delete(key),
    );
    if (entries.size >= MOST_PAGES) entries.clear();
    entries.set(key, entry);
    return entry;
  };

  return {
    /** The page as it is kept, when nothing has to be made or asked. */
    fresh: (key: string, version: number): CachedPage | undefined => {
      const known = entries.get(key);
      return known?.version === version && Date.now() < known.until ? known.settled : undefined;
    },
    /** @param version of the catalogue: a page of another one is never served */
    get: (
      key: string,
      version: number,
      render: () => Promise<CachedPage>,
    ): Promise<CachedPage> | CachedPage => {
      const known = entries.get(key);
      if (!known || known.version !== version) return make(key, version, render).page;
      if (Date.now() < known.until || !known.settled) return known.settled ?? known.page;
      const { settled } = known;
      make(key, version, render);
      return settled;
    },
  };
}
