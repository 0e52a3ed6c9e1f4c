// The icon in the browser's tab: an open door. Browsers ask for `/favicon.ico` on every page that names no icon, such as the
// demo bank's; a host page brings its own.

import type { FastifyInstance } from 'fastify';
import { FAVICON_PATH, USUAL_FAVICON_PATH } from '../../domain/addresses.ts';

// One colour that shows on light and dark tabs.
const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#3d8fc4">' +
  '<path d="M4 30V14a12 12 0 0 1 24 0v16h-4V14a8 8 0 0 0-16 0v16zM12 30V14a4 4 0 0 1 8 0v16z"/></svg>';

export async function favicon(app: FastifyInstance): Promise<void> {
  for (const address of [FAVICON_PATH, USUAL_FAVICON_PATH])
    app.get(address, async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(ICON),
    );
}
