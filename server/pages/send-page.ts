// Sends what is kept in its encodings: a page, a wording file, a file of a build, the script for a museum's own pages.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './accepted-encodings.ts';
import type { CachedPage } from './page-cache.ts';

/** `CachedPage` that need not be compressed. */
export type SentContent = Omit<CachedPage, Packing> & { readonly [packing in Packing]: Buffer | undefined };

type Packing = 'br' | 'gzip';

const PACKINGS: readonly Packing[] = ['br', 'gzip'];

/** Seconds after which a page that could not be made may be asked for again. */
export const PAGE_RETRY_AFTER = 30;

/** Sends the best encoding that the browser accepts, or 304 when the browser has this very version. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: SentContent,
  type: string,
  caching: string,
) {
  reply.header('vary', 'accept-encoding').header('cache-control', caching).header('etag', page.etag);
  if (page.status === 200 && isKnown(request, page)) return reply.code(304).send();
  if (page.status === 503) reply.header('retry-after', PAGE_RETRY_AFTER);
  const encoding = encodingOf(request, page);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).header('content-type', type).send(page[encoding]);
}

/** Whether the browser has this very page: caches in between may weaken the tag and send several. */
function isKnown(request: FastifyRequest, { etag }: SentContent): boolean {
  const known = request.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}

/** The best encoding that there is and the browser accepts. */
function encodingOf(request: FastifyRequest, page: SentContent): Packing | 'identity' {
  const accepted = acceptedEncodings(request);
  return PACKINGS.find((packing) => page[packing] && accepted.includes(packing)) ?? 'identity';
}
