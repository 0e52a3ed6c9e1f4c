// Serves the shop's pages: whole HTML from the cache, wording as one file per language, assets as they were built.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLanguage, isLanguage, LANGUAGES, type Language } from '../../domain/language.ts';
import type { Overrides } from '../site/overrides.ts';
import { hostPageWording, htmlPage } from './html-page.ts';
import { NOT_PAGES } from './not-pages.ts';
import { type CachedPage, cachedPage, emptyPageCache, encodePage, freshPage } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import type { ShopBuild } from './shop-build.ts';
import { type ShopWordingFile, shopWording } from './shop-wording.ts';

export type PagesOptions = {
  readonly build: ShopBuild;
  readonly publicUrl: string;
  readonly apiBase: string;
  /** The museum's own HTML around the shop. */
  readonly hostPage: string | undefined;
  /** The current version of the catalogue, the languages on offer, and the museum's wording. */
  readonly site: () => Promise<{ version: number; languages: readonly string[]; translations: Overrides }>;
  /** The catalogue's version when it is known without asking. */
  readonly knownVersion: () => number | undefined;
  /** Whether something was sold at an address, below the language, that is sold there no more. */
  readonly isGone: (path: string) => Promise<boolean>;
  /** Whether the database answers: a page that failed without it is not to be taken for gone. */
  readonly isAnswering: () => Promise<boolean>;
  /** Calls of the API without HTTP, in a language. */
  readonly call: (language: Language) => (key: string, input: Record<string, unknown>) => Promise<unknown>;
};

const MOST_ADDRESSES = 5_000;
/** Longer ones are not real links; remembering them would only cost memory. */
const LONGEST_ADDRESS = 300;
const HTML = 'text/html; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE_CACHING = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30';

/** A loader sends the visitor elsewhere. */
export class Redirected extends Error {
  readonly location: string;
  readonly status: number;
  constructor(location: string, status: number) {
    super(`redirect to ${location}`);
    this.location = location;
    this.status = status;
  }
}

const PAGE_PARAMETERS = ['venue', 'group', 'date', 'time', 'language', 'category', 'page'];

/** Registers pages, wording and nothing else. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const cache = emptyPageCache();
  // Addresses as they were asked for, and the page each was: taking one apart costs more than sending the page.
  const askedFor = new Map<string, string>();
  const hostWording = options.hostPage ? hostPageWording(options.hostPage) : undefined;
  const wordings = new Map<string, ShopWordingFile & { readonly page: CachedPage }>();

  const wordingOf = (language: Language, version: number, translations: Overrides) => {
    const key = `${language} ${version}`;
    const known = wordings.get(key);
    if (known) return known;
    const file = shopWording(language, translations, hostWording);
    const made = { ...file, page: encodePage(file.json, 200) };
    if (wordings.size > 4 * LANGUAGES.length) wordings.clear();
    wordings.set(key, made);
    return made;
  };

  app.get<{ Params: { file: string } }>('/wording/:file', async (request, reply) => {
    const [lang] = request.params.file.split('.');
    if (!isLanguage(lang)) return reply.callNotFound();
    const { version, translations } = await options.site();
    const file = wordingOf(lang, version, translations);
    const exact = request.params.file === `${lang}.${file.hash}.json`;
    return sendPage(
      request,
      reply,
      file.page,
      'application/json; charset=utf-8',
      exact ? IMMUTABLE : 'no-cache',
    );
  });

  const render = async (url: URL, version: number, languages: readonly string[], translations: Overrides) => {
    const [, first = '', ...rest] = url.pathname.split('/');
    const known = isLanguage(first) && languages.includes(first);
    const language = known ? first : defaultLanguage(languages);
    const path = known ? rest.join('/') : url.pathname.slice(1);
    const { wording, hash } = wordingOf(language, version, translations);
    const renderPage = await options.build.renderPage();
    const shop = { call: options.call(language), language };
    const rendered = await renderPage(url, shop, wording, () => options.isGone(path));
    if ('redirect' in rendered) return rendered;
    const wordingAddress = `/wording/${language}.${hash}.json`;
    const html = htmlPage(
      {
        language,
        languages,
        head: rendered.head,
        body: rendered.body,
        data: { language, apiBase: options.apiBase, wording: wordingAddress, hydration: rendered.hydration },
        wording: wordingAddress,
        assets: options.build.assets(rendered.modules),
        publicUrl: options.publicUrl,
        listing: rendered.listing,
      },
      options.hostPage,
    );
    if (rendered.status >= 500 && !(await options.isAnswering())) return encodePage(html, 503);
    return encodePage(html, rendered.status);
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const url = addressOf(request, options.publicUrl);
    if (NOT_PAGES.test(url.pathname)) return reply.callNotFound();
    // `//evil.example/` would be another host's address as soon as something links to it.
    if (url.pathname.startsWith('//')) return reply.redirect(url.pathname.replace(/^\/+/, '/'), 308);
    const { version, languages, translations } = await options.site();
    const renderAt = async (address: URL) => {
      const rendered = await render(address, version, languages, translations);
      if (!('redirect' in rendered)) return rendered;
      throw new Redirected(rendered.redirect, rendered.status);
    };
    const shared = sharedAddress(url);
    const cached = async () => cachedPage(cache, shared.href, version, () => renderAt(shared));
    // A redirect keeps the parameters of this visitor's request, never another's.
    const page = await cached().catch((problem) => {
      if (problem instanceof Redirected) return renderAt(url);
      throw problem;
    });
    if (askedFor.size >= MOST_ADDRESSES) askedFor.clear();
    if (request.url.length <= LONGEST_ADDRESS) askedFor.set(request.url, shared.href);
    return sendPage(request, reply, page, HTML, cachingOf(page));
  };

  app.get('/*', (request, reply) => {
    const version = options.knownVersion();
    const kept =
      version === undefined ? undefined : freshPage(cache, askedFor.get(request.url) ?? '', version);
    return kept ? sendPage(request, reply, kept, HTML, cachingOf(kept)) : answer(request, reply);
  });
}

/** The address that was asked for, on our own origin, also when a proxy sends it whole. */
function addressOf({ url }: FastifyRequest, publicUrl: string): URL {
  return new URL(`${publicUrl}/${url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\//, '')}`);
}

/** Pages depend on their path and on these parameters of the address; the rest (campaigns, tokens) is the browser's, and
 * is not known where a page for everyone is made. */
function sharedAddress(url: URL): URL {
  const shared = new URL(url.pathname, url.origin);
  for (const name of PAGE_PARAMETERS) {
    const value = url.searchParams.get(name);
    if (value !== null) shared.searchParams.set(name, value.slice(0, 64));
  }
  return shared;
}

function cachingOf({ status }: CachedPage): string {
  return status === 200 ? PAGE_CACHING : 'no-cache';
}
