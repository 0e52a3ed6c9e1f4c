import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the files of a build: compressed beforehand, named by their content, kept forever. */
export function serveAssets(app: FastifyInstance, prefix: string, folder: string) {
  return app.register(staticFiles, {
    root: folder,
    prefix,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
}
