// Serves the shop's pages: whole HTML from the cache, and wording as one file per language.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordingPath } from '../../domain/addresses.ts';
import { isLanguage } from '../../domain/language.ts';
import { NOT_PAGES } from './not-pages.ts';
import { type CachedPage, cachedPage, emptyPageCache, freshPage, type PageCache } from './page-cache.ts';
import { Redirected, type RenderingOptions, renderPage, type SiteNow } from './render-page.ts';
import { sendPage } from './send-page.ts';
import { type VisitorPage, visitorPage } from './visitor-page.ts';
import { openWordingFiles, type WordingFiles, wordingFile } from './wording-files.ts';

export type PagesOptions = RenderingOptions & {
  readonly site: () => Promise<SiteNow>;
  /** The catalogue's version when it is known without asking. */
  readonly knownVersion: () => number | undefined;
  /** Pages that are made for one visitor. */
  readonly visitorPages: readonly VisitorPage[];
};

/** What this process remembers of the pages it has sent. */
type SentPages = {
  readonly cache: PageCache;
  /** Addresses as they were asked for, with the key of their page: parsing an address costs more than sending the page. */
  readonly keys: Map<string, string>;
  readonly wordingFiles: WordingFiles;
};

const MOST_ADDRESSES = 5_000;
/** Longer ones are not real links; remembering them would only cost memory. */
const LONGEST_ADDRESS = 300;
/**
 * Control characters and line separators. React Router cannot render what it matched with a tab or a line break, since URLs
 * leave those out, so that `/%09/` is `//`; and its `*` matches no line separator.
 */
const CONTROLS = /%(?:[01][\da-f]|7f|e2%80%a[89])/i;
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE_CACHING = 'public, max-age=0, s-maxage=2, stale-while-revalidate=30';
const PAGE_PARAMETERS = ['q', 'venue', 'group', 'date', 'time', 'language', 'category', 'page'];

/** Nothing can be at this address, not even the shop's own page that says so. It is answered 404 all the same. */
export class NoSuchPage extends Error {
  readonly statusCode = 404;
}

/** Registers the routes of all pages and of their wording files. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const sent: SentPages = {
    cache: emptyPageCache(),
    keys: new Map(),
    wordingFiles: openWordingFiles(options.hostPage),
  };
  app.get<{ Params: { file: string } }>(wordingPath.route, async (request, reply) => {
    const [language] = request.params.file.split('.');
    if (!isLanguage(language)) return reply.callNotFound();
    const { version, translations } = await options.site();
    const file = wordingFile(sent.wordingFiles, language, version, translations);
    const exact = request.params.file === `${language}.${file.hash}.json`;
    return sendPage(request, reply, await file.page(), JSON_TYPE, exact ? IMMUTABLE : 'no-cache');
  });
  for (const page of options.visitorPages) visitorPage(app, page, options, sent.wordingFiles);
  app.get('/*', (request, reply) => {
    const version = options.knownVersion();
    const kept =
      version === undefined ? undefined : freshPage(sent.cache, sent.keys.get(request.url) ?? '', version);
    if (!kept) return answer(options, sent, request, reply);
    // Not returned: Fastify would wait for a reply that has been sent, as for a promise.
    sendPage(request, reply, kept, HTML, cachingOf(kept));
  });
}

async function answer(options: PagesOptions, sent: SentPages, request: FastifyRequest, reply: FastifyReply) {
  const url = addressOf(request, options.publicUrl);
  if (NOT_PAGES.test(url.pathname)) return reply.callNotFound();
  if (CONTROLS.test(url.pathname)) throw new NoSuchPage('a page’s address has no control characters');
  // `//evil.example/` would be another host's address as soon as something links to it.
  if (url.pathname.startsWith('//')) return reply.redirect(url.pathname.replace(/^\/+/, '/'), 308);
  const page = await findOrRender(options, sent, url);
  if (sent.keys.size >= MOST_ADDRESSES) sent.keys.clear();
  if (request.url.length <= LONGEST_ADDRESS) sent.keys.set(request.url, sharedAddress(url).href);
  return sendPage(request, reply, page, HTML, cachingOf(page));
}

async function findOrRender(options: PagesOptions, sent: SentPages, url: URL): Promise<CachedPage> {
  const site = await options.site();
  const renderAt = (address: URL) => renderPage(options, sent.wordingFiles, site, address);
  const shared = sharedAddress(url);
  try {
    return await cachedPage(sent.cache, shared.href, site.version, () => renderAt(shared));
  } catch (problem) {
    // A redirect keeps the parameters of this visitor's request, never another's.
    if (problem instanceof Redirected) return renderAt(url);
    throw problem;
  }
}

/** The address that was asked for, on our own origin, also when a proxy sends it whole. */
function addressOf({ url }: FastifyRequest, publicUrl: string): URL {
  return new URL(`${publicUrl}/${url.replace(/^https?:\/\/[^/?#]*/i, '').replace(/^\//, '')}`);
}

/**
 * The address with only those parameters that its page depends on. The rest (campaigns, tokens) belongs to one visitor, and
 * is not known where a page for everyone is made.
 */
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
