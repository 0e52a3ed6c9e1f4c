// How much JavaScript a page loads, gzipped: the first view, the entry, the page's module, and everything they import.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isDynamicEntry?: boolean;
  readonly src?: string;
};

const ENTRY = 'shop/app/entry-client.tsx';
const FIRST_VIEW = 'shop/first-view/first-view.ts';
const HOME = 'shop/site/home-page.tsx';

/** The kilobytes of the home page and of the heaviest page, and the name of the heaviest page. */
export function scriptSizes(): { home: number; most: number; heaviest: string } {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    Chunk
  >;
  const filesOf = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  };
  const size = (page: string): number => {
    const files = new Set([FIRST_VIEW, ENTRY, page].flatMap((key) => [...filesOf(key)]));
    return (
      [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(`dist/client/${file}`), { level: 9 }).length,
        0,
      ) / 1000
    );
  };
  const pages = Object.keys(manifest).filter((key) => key.endsWith('-page.tsx'));
  const sized = pages.map((page) => ({ page, size: size(page) })).sort((a, b) => b.size - a.size);
  return { home: size(HOME), most: sized[0]?.size ?? 0, heaviest: sized[0]?.page ?? '' };
}
