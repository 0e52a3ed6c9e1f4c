import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { FOLDERS } from '../../domain/addresses.ts';

/** Serves the built shop's files: compressed beforehand, named by their content, kept forever. */
export function serveAssets(app: FastifyInstance, folder: string) {
  return app.register(staticFiles, {
    root: folder,
    prefix: FOLDERS.assets,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
}
