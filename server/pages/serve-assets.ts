import type { FastifyInstance } from 'fastify';
import { builtFile, openBuiltFiles } from './built-files.ts';
import { sendPage } from './send-page.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves the files of a build: compressed beforehand, named by their content, kept for good.
 * @param part what monitors call them
 */
export function serveAssets(app: FastifyInstance, part: string, prefix: string, folder: string): void {
  const files = openBuiltFiles(part, folder);
  app.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const file = await builtFile(files, request.params['*']);
    if (!file) return reply.callNotFound();
    return sendPage(request, reply, file.content, file.contentType, IMMUTABLE);
  });
}
