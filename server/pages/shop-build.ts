// The built shop: which files a page needs, and the function that renders it. In development Vite takes its place.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { FOLDERS } from '../../domain/addresses.ts';
import type { PageListing } from '../../domain/site/page-listing.ts';
import type { PageAssets } from './html-page.ts';

/** What the office's one page loads. */
export type OfficeAssets = Omit<PageAssets, 'firstView'>;

/** What the door's app loads, and all files that it is made of, to be kept on devices. */
export type DoorAssets = Pick<PageAssets, 'script' | 'styles'> & { readonly files: readonly string[] };

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
      /** Which page it is, with names in place of values. */
      readonly pattern?: string;
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
  /** The worker that shows saved tickets, as it was built. */
  ticketsWorker(): Promise<string>;
  office(): OfficeAssets;
  door(): DoorAssets;
  /** Folder of the files under `/assets/`; undefined where Vite serves them. */
  readonly assetsFolder: string | undefined;
  /** The same, under the office's own address. */
  readonly officeFolder: string | undefined;
  /** The same, under the door's. */
  readonly doorFolder: string | undefined;
};

type Chunk = {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};

const ENTRY = 'shop/app/entry-client.tsx';
const OFFICE_ENTRY = 'office/app/entry-office.tsx';
const DOOR_ENTRY = 'door/app/entry-door.tsx';
const FIRST_VIEW = 'shop/first-view/first-view.ts';
const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));

type Manifest = Readonly<Record<string, Chunk>>;

/** Reads `dist/`. @throws when the shop has not been built */
export function readShopBuild(): ShopBuild {
  const manifest = readManifest('client');
  const everyPage = assetsOfEveryPage(manifest);
  const office = assetsOfOffice();
  const door = assetsOfDoor();
  const known = new Map<string, PageAssets>();
  return {
    assetsFolder: join(DIST, 'client/assets'),
    officeFolder: join(DIST, 'office/assets'),
    office: () => office,
    doorFolder: join(DIST, 'door/assets'),
    door: () => door,
    renderPage: async () =>
      (
        (await import(pathToFileURL(join(DIST, 'renderer/entry-server.js')).href)) as {
          renderPage: RenderPage;
        }
      ).renderPage,
    embedScript: () => readFile(join(DIST, 'embed/embed.js'), 'utf8'),
    ticketsWorker: () => readFile(join(DIST, 'worker/tickets-worker.js'), 'utf8'),
    assets: (modules) => {
      const key = modules.join();
      const assets = known.get(key) ?? { ...everyPage, preloads: preloadsOf(manifest, modules) };
      known.set(key, assets);
      return assets;
    },
  };
}

function readManifest(build: 'client' | 'office' | 'door'): Manifest {
  return JSON.parse(readFileSync(join(DIST, build, '.vite/manifest.json'), 'utf8')) as Manifest;
}

function assetsOfOffice(): OfficeAssets {
  const manifest = readManifest('office');
  const entry = manifest[OFFICE_ENTRY];
  if (!entry) throw new Error('dist/office has no office in it; run: npm run build');
  const imports = new Set<string>();
  importsOf(manifest, OFFICE_ENTRY, imports);
  imports.delete(entry.file);
  const files = Object.values(manifest).map(({ file }) => file);
  const below = (file: string) => FOLDERS.office + file;
  return {
    script: below(entry.file),
    styles: files.filter((file) => file.endsWith('.css')).map(below),
    preloads: [...imports].map(below),
    fonts: [...new Set([...(entry.assets ?? []), ...files])].filter(isFirstFont).map(below),
  };
}

function assetsOfDoor(): DoorAssets {
  const manifest = readManifest('door');
  const entry = manifest[DOOR_ENTRY];
  if (!entry) throw new Error('dist/door has no door in it; run: npm run build');
  const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
    file,
    ...css,
    ...assets,
  ]);
  const all = [...new Set(files)].map((file) => FOLDERS.door + file);
  return {
    script: FOLDERS.door + entry.file,
    styles: all.filter((file) => file.endsWith('.css')),
    // Latin letters are enough for two languages.
    files: all.filter((file) => !file.endsWith('.woff2') || isFirstFont(file)),
  };
}

/** What every page loads, whichever modules it is made of. */
function assetsOfEveryPage(manifest: Manifest): Omit<PageAssets, 'preloads'> {
  const entry = manifest[ENTRY];
  const firstView = manifest[FIRST_VIEW];
  if (!entry || !firstView) throw new Error('dist/client has no shop in it; run: npm run build');
  const files = Object.values(manifest).map(({ file }) => file);
  const style = files.find((file) => file.endsWith('.css'));
  const fonts = [...(entry.assets ?? []), ...files].filter(isFirstFont);
  return {
    firstView: addressOf(firstView.file),
    script: addressOf(entry.file),
    styles: style ? [addressOf(style)] : [],
    fonts: [...new Set(fonts)].map(addressOf),
  };
}

/** Latin letters, upright: what the first view is set in. */
function isFirstFont(file: string): boolean {
  return /-latin-(?!ext)[^/]*\.woff2$/.test(file) && !file.includes('italic');
}

/** The files of these modules and what they import, besides the entry itself. */
function preloadsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  for (const module of [...modules, ENTRY]) importsOf(manifest, module, files);
  files.delete(manifest[ENTRY]?.file ?? '');
  return [...files].map(addressOf);
}

function addressOf(file: string): string {
  return `/${file}`;
}

/** Adds the files of a module, and of all that it imports, to `found`. */
function importsOf(manifest: Manifest, key: string, found: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) importsOf(manifest, imported, found);
}
