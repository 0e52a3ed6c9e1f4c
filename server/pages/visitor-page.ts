// A page that is made for one visitor, from nothing but the request, and kept nowhere. It runs no scripts.
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { localPath, type ShopPath } from '../../domain/addresses.ts';
import { isLanguage } from '../../domain/language.ts';
import { type RenderingOptions, renderDocument, type SiteNow } from './render-page.ts';
import type { WordingFiles } from './wording-files.ts';

export type VisitorPage = {
  /** As the server's router reads it; its parameter `language` is the page's. */
  readonly route: string;
  /** A form is sent to it. */
  readonly form?: true;
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

const MOST_TYPED = 64 * 1024;

/** Registers its route. */
export function visitorPage(
  app: FastifyInstance,
  page: VisitorPage,
  options: RenderingOptions & { readonly site: () => Promise<SiteNow> },
  wordingFiles: WordingFiles,
): void {
  const answer = async (
    request: FastifyRequest<{ Params: { language: string } }>,
    reply: FastifyReply,
  ): Promise<unknown> => {
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
  };
  const config = page.config ?? {};
  if (page.form)
    void app.register(async (forms) => {
      await forms.register(formbody, { bodyLimit: MOST_TYPED });
      forms.post(page.route, { config }, answer);
    });
  else app.get(page.route, { config }, answer);
}
