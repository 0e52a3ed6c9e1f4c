// `GET /tickets-worker.js`: the service worker behind saved tickets (ADR 070). Browsers ask for it again on every visit to an
// order's page and take over a new one, so it may not be cached on the way.
import type { FastifyInstance } from 'fastify';
import { TICKETS_WORKER_PATH } from '../../domain/addresses.ts';
import { type CachedPage, encodePage } from './page-cache.ts';
import { sendPage } from './send-page.ts';
import type { ShopBuild } from './shop-build.ts';

type Options = { readonly build: Pick<ShopBuild, 'ticketsWorker'> };

export async function ticketsWorker(app: FastifyInstance, { build }: Options): Promise<void> {
  let made: Promise<CachedPage> | undefined;
  app.get(TICKETS_WORKER_PATH, async (request, reply) => {
    made ??= build.ticketsWorker().then((script) => encodePage(script, 200));
    return sendPage(request, reply, await made, 'text/javascript; charset=utf-8', 'no-cache');
  });
}
