// Renders one page of the shop as a whole HTML document.
import { wordingPath } from '../../domain/addresses.ts';
import { defaultLanguage, isLanguage, type Language } from '../../domain/language.ts';
import { currentSpan, inSpan } from '../platform/tracing/span.ts';
import type { Overrides } from '../site/overrides.ts';
import { htmlPage } from './html-page.ts';
import type { PageLook } from './look/page-look.ts';
import { type CachedPage, encodePage } from './page-cache.ts';
import type { ShopBuild } from './shop-build.ts';
import { type WordingFiles, wordingFile } from './wording-files.ts';

/** What the museum decides about all pages, as of one version of the catalogue. */
export type SiteNow = {
  readonly version: number;
  /** On offer, the default first. */
  readonly languages: readonly string[];
  readonly look: PageLook;
  /** The museum's own wording. */
  readonly translations: Overrides;
};

export type RenderingOptions = {
  readonly build: ShopBuild;
  readonly publicUrl: string;
  readonly apiBase: string;
  /** The museum's own HTML around the shop. */
  readonly hostPage: string | undefined;
  /** Whether an address, below the language, led to a product that is no longer sold. */
  readonly isGone: (path: string) => Promise<boolean>;
  /** Whether the database answers: a page that failed without it is to be asked for again. */
  readonly isAnswering: () => Promise<boolean>;
  /** Calls of the API without HTTP, in a language. */
  readonly call: (language: Language) => (key: string, input: Record<string, unknown>) => Promise<unknown>;
};

/** A page's loader sends the visitor to another address. */
export class Redirected extends Error {
  readonly location: string;
  readonly status: number;
  constructor(location: string, status: number) {
    super(`redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}

/** A page as HTML. */
export type Document = { readonly html: string; readonly status: number };

/**
 * The page at an address of the shop, in all encodings.
 * @throws Redirected
 */
export async function renderPage(
  options: RenderingOptions,
  wordingFiles: WordingFiles,
  site: SiteNow,
  url: URL,
): Promise<CachedPage> {
  const { html, status } = await inSpan('render page', () =>
    renderDocument(options, wordingFiles, site, url),
  );
  return encodePage(html, status);
}

/**
 * The page at an address of the shop.
 * @param visitor what the page's loaders are told of the one visitor whom it is for; such a page runs no scripts
 * @throws Redirected
 */
export async function renderDocument(
  options: RenderingOptions,
  wordingFiles: WordingFiles,
  site: SiteNow,
  url: URL,
  visitor?: object,
): Promise<Document> {
  const { language, path } = splitAddress(url, site.languages);
  const { wording, hash } = wordingFile(wordingFiles, language, site.version, site.translations);
  const render = await options.build.renderPage();
  const shop = { call: options.call(language), language, ...visitor };
  const rendered = await render(url, shop, wording, () => options.isGone(path));
  if ('redirect' in rendered) throw new Redirected(rendered.redirect, rendered.status);
  if (rendered.pattern) currentSpan()?.add({ 'foyer.page': rendered.pattern });
  const wordingAddress = wordingPath({ file: `${language}.${hash}.json` });
  const html = htmlPage(
    {
      language,
      languages: site.languages,
      head: rendered.head,
      body: rendered.body,
      data: { language, apiBase: options.apiBase, wording: wordingAddress, hydration: rendered.hydration },
      wording: wordingAddress,
      assets: options.build.assets(rendered.modules),
      look: site.look,
      publicUrl: options.publicUrl,
      listing: rendered.listing,
      isAlive: visitor === undefined,
    },
    options.hostPage,
  );
  const status = rendered.status >= 500 && !(await options.isAnswering()) ? 503 : rendered.status;
  return { html, status };
}

/** The language of an address, else the default, and the path below it. */
function splitAddress({ pathname }: URL, languages: readonly string[]): { language: Language; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first) && languages.includes(first)) return { language: first, path: rest.join('/') };
  return { language: defaultLanguage(languages), path: pathname.slice(1) };
}
