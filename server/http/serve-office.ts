// The office: its files, its wording, and its one page at every address below `/office/`. It is drawn in the browser, behind
// sign-in; the page itself says nothing that a visitor may not read.
import type { FastifyInstance } from 'fastify';
import { FOLDERS } from '../../domain/addresses.ts';
import { OFFICE_ASSETS_PATH, officeWordingPath } from '../../domain/office-addresses.ts';
import { OFFICE_LANGUAGES, officeLanguage } from '../../domain/staff/office-language.ts';
import { acceptedLanguage } from '../api/accepted-language.ts';
import type { Shop } from '../compose-shop.ts';
import { officeDocument } from '../office/page/office-document.ts';
import { officeWordingFile } from '../office/page/office-wording-file.ts';
import { pageLook } from '../pages/look/page-look.ts';
import { sendPage } from '../pages/send-page.ts';
import { serveAssets } from '../pages/serve-assets.ts';
import type { ShopBuild } from '../pages/shop-build.ts';
import { openShop } from '../site/open-shop.ts';
import { translationsOf } from '../site/site-calls.ts';
import { directoryName } from '../staff/directory/directory-shop.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

export async function serveOffice(app: FastifyInstance, shop: Shop, build: ShopBuild): Promise<void> {
  if (build.officeFolder) serveAssets(app, 'office', OFFICE_ASSETS_PATH, build.officeFolder);
  app.get<{ Params: { file: string } }>(officeWordingPath.route, async (request, reply) => {
    const language = OFFICE_LANGUAGES.find((known) => request.params.file.startsWith(`${known}.`));
    if (!language) return reply.callNotFound();
    const { museum } = await openShop(shop);
    const file = await officeWordingFile(language, translationsOf(museum));
    if (file.name !== request.params.file) return reply.callNotFound();
    return sendPage(request, reply, file.page, 'application/json; charset=utf-8', IMMUTABLE);
  });
  app.get('/office', (_request, reply) => reply.redirect(FOLDERS.office, 308));
  app.get(`${FOLDERS.office}*`, async (request, reply) => {
    const { museum } = await openShop(shop);
    const words = translationsOf(museum);
    const files = await Promise.all(OFFICE_LANGUAGES.map((known) => officeWordingFile(known, words)));
    const page = officeDocument({
      museum: museum.settings.name,
      directory: directoryName(shop.config, museum),
      language: officeLanguage(acceptedLanguage(request) ?? 'en'),
      wording: files,
      assets: build.office(),
      look: pageLook(museum.settings),
    });
    return reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
