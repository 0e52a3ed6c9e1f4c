// `/robots.txt` and `/sitemap.xml`. A sitemap is written once for each import, page by page, and kept compressed.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROBOTS_PATH, SITEMAP_PATH, sitemapPartPath } from '../../../domain/addresses.ts';
import type { Museum } from '../../site/museum.ts';
import type { ShopCatalogue } from '../../site/shop-catalogue.ts';
import { languagesOf } from '../../site/site-calls.ts';
import { acceptedEncodings } from '../accepted-encodings.ts';
import { publicPaths } from './public-paths.ts';
import { robotsText } from './robots-text.ts';
import { type Sitemap, sitemapIndex, sitemapParts, sitemapXml } from './sitemap-xml.ts';

export type SearchOptions = {
  readonly publicUrl: string;
  readonly shop: () => Promise<{
    readonly museum: Museum;
    readonly version: number;
    readonly catalogue: ShopCatalogue;
  }>;
};

const CACHING = 'public, max-age=3600';
type File = { readonly etag: string; readonly gzip: Buffer };

/** Registers both routes. */
export async function search(app: FastifyInstance, { publicUrl, shop }: SearchOptions): Promise<void> {
  let known: { readonly version: number; readonly file: ReturnType<typeof openSitemap> } | undefined;

  const fileOf = async (part: number): Promise<File | undefined> => {
    const { museum, version, catalogue } = await shop();
    if (known?.version !== version) {
      const paths = publicPaths(museum, catalogue);
      const sitemap = { publicUrl, languages: languagesOf(museum), paths, changed: museum.loadedOn };
      known = { version, file: openSitemap(sitemap) };
    }
    return known.file(part);
  };

  app.get(ROBOTS_PATH, async (_request, reply) => {
    const { museum } = await shop();
    const { email } = museum.settings;
    const text = robotsText({ publicUrl, languages: languagesOf(museum), email });
    return reply.header('cache-control', CACHING).type('text/plain; charset=utf-8').send(text);
  });
  app.get(SITEMAP_PATH, async (request, reply) => {
    const file = await fileOf(0);
    return file ? send(request, reply, file) : reply.callNotFound();
  });
  app.get<{ Params: { file: string } }>(sitemapPartPath.route, async (request, reply) => {
    const part = /^([1-9]\d{0,4})\.xml$/.exec(request.params.file)?.[1];
    const file = part && (await fileOf(Number(part)));
    return file ? send(request, reply, file) : reply.callNotFound();
  });
}

async function compress(xml: Iterable<string>): Promise<File> {
  const gzip = await buffer(Readable.from(xml).pipe(createGzip()));
  return { gzip, etag: `"${createHash('sha256').update(gzip).digest('base64url').slice(0, 22)}"` };
}

/** The files of one import: `sitemap.xml`, and its parts where it has several. */
function openSitemap(sitemap: Sitemap) {
  const parts = sitemapParts(sitemap);
  const made = new Map<number, Promise<File>>();
  const make = (part: number): Promise<File> | undefined => {
    if (part === 0) return compress([sitemapIndex(sitemap, parts.length)]);
    const paths = parts[part - 1];
    return paths && compress(sitemapXml(sitemap, paths));
  };
  /** @param part from 1; 0 for the whole */
  return (part: number): Promise<File> | undefined => {
    const asked = part === 0 && parts.length === 1 ? 1 : part;
    const file = made.get(asked) ?? make(asked);
    if (file) made.set(asked, file);
    return file;
  };
}

async function send(request: FastifyRequest, reply: FastifyReply, file: File) {
  reply.header('cache-control', CACHING).header('vary', 'accept-encoding').header('etag', file.etag);
  if (String(request.headers['if-none-match'] ?? '').includes(file.etag)) return reply.code(304).send();
  reply.type('application/xml; charset=utf-8');
  if (acceptedEncodings(request).includes('gzip'))
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  return reply.send(Readable.from([file.gzip]).pipe(createGunzip()));
}
