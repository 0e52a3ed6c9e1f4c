// Serves the museum's look: its files under names that never change, the icon at the addresses where browsers look for one, and
// the manifest by which phones name the shop on their screen.
import type { FastifyInstance, FastifyReply } from 'fastify';
import { FAVICON_PATH, lookPath, MANIFEST_PATH, USUAL_FAVICON_PATH } from '../../../domain/addresses.ts';
import { LOOK_TYPES } from '../../museum-folder/look/look-file.ts';
import type { StoredLook } from '../../museum-folder/look/stored-look.ts';
import type { Sql } from '../../platform/database/sql.ts';
import type { MuseumSettings } from '../../site/museum.ts';
import { openLookFiles, readLookFile } from './look-files.ts';
import { manifestOf } from './manifest.ts';

type LookSettings = Pick<MuseumSettings, 'look' | 'theme' | 'name' | 'siteName'>;

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What has an address that stays: a new icon is there within minutes. */
const BRIEFLY = 'public, max-age=300';
/** A drawing opened as a page of its own runs nothing and loads nothing. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

// An open door, in one colour that shows on light and dark tabs, for a museum without an icon.
const DOOR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#3d8fc4">' +
  '<path d="M4 30V14a12 12 0 0 1 24 0v16h-4V14a8 8 0 0 0-16 0v16zM12 30V14a4 4 0 0 1 8 0v16z"/></svg>';

/** @param settings the museum's; undefined where it cannot be read now */
export async function lookRoutes(
  app: FastifyInstance,
  { sql, settings }: { readonly sql: Sql; readonly settings: () => Promise<LookSettings | undefined> },
): Promise<void> {
  const files = openLookFiles('look');
  const send = async (reply: FastifyReply, name: string, caching: string) => {
    const file = await readLookFile(files, sql, name);
    // Fonts for print are not the visitors'.
    if (!file || file.contentType === LOOK_TYPES.sfnt) return reply.callNotFound();
    if (file.contentType === LOOK_TYPES.svg) reply.header('content-security-policy', DRAWING_POLICY);
    // Networks show it with a link.
    if (file.contentType === LOOK_TYPES.jpg) reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply.header('cache-control', caching).type(file.contentType).send(file.content);
  };
  app.get<{ Params: { file: string } }>(lookPath.route, (request, reply) =>
    send(reply, request.params.file, IMMUTABLE),
  );
  for (const [address, kinds] of ICONS)
    app.get(address, async (_request, reply) => {
      const icons = (await settings())?.look?.icons;
      const name = kinds.map((kind) => icons?.[kind]).find((found) => found !== undefined);
      if (name) return send(reply, name, BRIEFLY);
      return reply.header('cache-control', BRIEFLY).type(LOOK_TYPES.svg).send(DOOR);
    });
  app.get(MANIFEST_PATH, async (_request, reply) => {
    const museum = await settings();
    if (!museum) return reply.callNotFound();
    return reply
      .header('cache-control', BRIEFLY)
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(museum)));
  });
}

type Kind = 'svg' | 'png' | 'ico';

/** What is served at each address, the best first. Browsers go by the type that is sent, not by the name. */
const ICONS: readonly (readonly [string, readonly (Kind & keyof NonNullable<StoredLook['icons']>)[]])[] = [
  [FAVICON_PATH, ['svg', 'png', 'ico']],
  [USUAL_FAVICON_PATH, ['ico', 'png', 'svg']],
];
