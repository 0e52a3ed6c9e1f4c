// The built shop: which files a page wants, and the function that renders it. In development Vite takes its place.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { PageListing } from '../../domain/site/page-listing.ts';
import type { PageAssets } from './html-page.ts';

/** What the server needs of the shop; its types live there, its code only in the build. */
export type RenderedPage =
  | { readonly redirect: string; readonly status: number }
  | {
      readonly status: number;
      readonly head: string;
      readonly body: string;
      readonly hydration: unknown;
      readonly modules: readonly string[];
      /** Undefined where search engines are not to list the page. */
      readonly listing?: PageListing | undefined;
    };
export type RenderPage = (
  url: URL,
  shop: unknown,
  wording: unknown,
  isGone: () => Promise<boolean>,
) => Promise<RenderedPage>;

export type ShopBuild = {
  renderPage(): Promise<RenderPage>;
  assets(modules: readonly string[]): PageAssets;
  /** The script for a museum's own pages, as it was built. */
  embedScript(): Promise<string>;
  /** Folder of the files under `/assets/`; undefined where Vite serves them. */
  readonly assetsFolder: string | undefined;
};

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};

const ENTRY = 'shop/app/entry-client.tsx';
const FIRST_VIEW = 'shop/first-view/first-view.ts';
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

/** Reads `dist/`. @throws when the shop has not been built */
export function readShopBuild(): ShopBuild {
  const manifest = JSON.parse(readFileSync(join(DIST, 'client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = manifest[ENTRY];
  const firstView = manifest[FIRST_VIEW];
  if (!entry || !firstView) throw new Error('dist/client has no shop in it; run: npm run build');
  const style = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  const ofEntry = importsOf(manifest, ENTRY);
  const fonts = (entry.assets ?? []).concat(
    Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? file : [])),
  );
  const firstFonts = [...new Set(fonts)].filter(
    (file) => /-latin-(?!ext)[^/]*\.woff2$/.test(file) && !file.includes('italic'),
  );
  const known = new Map<string, PageAssets>();
  const address = (file: string) => `/${file}`;
  return {
    assetsFolder: join(DIST, 'client/assets'),
    renderPage: async () =>
      ((await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as { renderPage: RenderPage })
        .renderPage,
    embedScript: () => readFile(join(DIST, 'embed/embed.js'), 'utf8'),
    assets: (modules) => {
      const key = modules.join();
      const found = known.get(key);
      if (found) return found;
      const files = new Set(modules.flatMap((module) => [...importsOf(manifest, module)]));
      for (const file of ofEntry) files.add(file);
      files.delete(entry.file);
      const assets: PageAssets = {
        firstView: address(firstView.file),
        script: address(entry.file),
        styles: style ? [address(style)] : [],
        preloads: [...files].map(address),
        fonts: firstFonts.map(address),
      };
      known.set(key, assets);
      return assets;
    },
  };
}

function importsOf(manifest: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) importsOf(manifest, imported, found);
  return found;
}
