// A page that is made for one visitor, from nothing but the request, and kept nowhere. It runs no scripts.
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { localPath, type ShopPath } from '../../domain/addresses.ts';
import { isLanguage } from '../../domain/language.ts';
import { type RenderingOptions, renderDocument, type SiteNow } from './render-page.ts';
import type { WordingFiles } from './wording-files.ts';

export type VisitorPage = {
  /** As the server's router reads it; its parameter `language` is the page's. */
  readonly route: string;
  readonly config: RouteShorthandOptions['config'];
  /** The page of the shop that is shown. */
  pathOf(request: FastifyRequest): ShopPath;
  /** What its loaders are told of the visitor; may set headers of the answer. */
  visitorOf(
    call: ReturnType<RenderingOptions['call']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<object>;
};

/** Registers its route. */
export function visitorPage(
  app: FastifyInstance,
  page: VisitorPage,
  options: RenderingOptions & { readonly site: () => Promise<SiteNow> },
  wordingFiles: WordingFiles,
): void {
  app.get<{ Params: { language: string } }>(
    page.route,
    { config: page.config ?? {} },
    async (request, reply) => {
      const { language } = request.params;
      const site = await options.site();
      if (!isLanguage(language) || !site.languages.includes(language)) return reply.callNotFound();
      const visitor = await page.visitorOf(options.call(language), request, reply);
      const url = new URL(localPath(language, page.pathOf(request)), options.publicUrl);
      const { html, status } = await renderDocument(options, wordingFiles, site, url, visitor);
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .header('content-type', 'text/html; charset=utf-8')
        .send(html);
    },
  );
}
