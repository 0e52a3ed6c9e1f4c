// Pictures in the sizes that visitors need, made when first asked for: `/media/tide.ab12cd34-800.webp`. The originals are
// in the database, where every process reaches them; renditions are kept on disk and, those most asked for, in memory.

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mediaPath } from '../../domain/addresses.ts';
import { shareFocusOf } from '../../domain/site/share-picture.ts';
import { PICTURE_WIDTHS, renderPicture, renderSharePicture } from '../museum-folder/picture.ts';
import type { Sql } from '../platform/database/sql.ts';
import { nameKept } from '../platform/kept-in-memory.ts';
import { readStoredOriginal, type StoredOriginal } from './media-store.ts';

type Rendition = {
  readonly file: string;
  /** The original's name. */
  readonly name: string;
  readonly contentType: string;
  /** Other sites may show it. */
  readonly crossOrigin?: boolean;
  readonly make: (original: StoredOriginal & { content: Buffer }) => Promise<Buffer>;
};

/** Bytes of pictures kept in memory. */
const MEMORY_BYTES = 48 * 1024 * 1024;

/** Serves `/media/…`. The name carries the content's hash, so a browser never has to ask again. */
export async function media(
  app: FastifyInstance,
  { sql, dataDir }: { readonly sql: Sql; readonly dataDir: string },
): Promise<void> {
  const renditions: Renditions = {
    sql,
    memory: recentlyUsed(MEMORY_BYTES),
    disk: filesIn(join(dataDir, 'media')),
    underWay: new Map(),
    last: Promise.resolve(),
  };
  app.get<{ Params: { file: string } }>(mediaPath.route, async (request, reply) => {
    const found = await findRendition(renditions, request.params.file);
    if (!found) return reply.callNotFound();
    if (found.crossOrigin) reply.header('cross-origin-resource-policy', 'cross-origin');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(found.contentType)
      .send(found.content);
  });
}

type Renditions = {
  readonly sql: Sql;
  readonly memory: Memory;
  readonly disk: Disk;
  /** What is being made or read now, by file: asked for twice, it is made once. */
  readonly underWay: Map<string, Promise<Buffer | undefined>>;
  /** The last conversion. The next one waits for it: each uses every core by itself. */
  last: Promise<unknown>;
};

type FoundRendition = Pick<Rendition, 'contentType' | 'crossOrigin'> & { readonly content: Buffer };

/** Finds or makes a rendition; undefined when there is no such picture. */
async function findRendition(renditions: Renditions, file: string): Promise<FoundRendition | undefined> {
  const rendition = parseFileName(file);
  if (!rendition) return undefined;
  const content = await contentOf(renditions, rendition);
  const { contentType, crossOrigin } = rendition;
  return content && { content, contentType, ...(crossOrigin && { crossOrigin }) };
}

async function contentOf(renditions: Renditions, rendition: Rendition): Promise<Buffer | undefined> {
  const { memory, underWay } = renditions;
  const { file } = rendition;
  const known = memory.get(file);
  if (known) return known;
  const reading = underWay.get(file) ?? readOrMake(renditions, rendition);
  underWay.set(file, reading);
  try {
    return await reading;
  } finally {
    underWay.delete(file);
  }
}

async function readOrMake(renditions: Renditions, rendition: Rendition): Promise<Buffer | undefined> {
  const { disk, memory } = renditions;
  const content = (await disk.get(rendition.file)) ?? (await makeInTurn(renditions, rendition));
  if (content) memory.put(rendition.file, content);
  return content;
}

function makeInTurn(renditions: Renditions, rendition: Rendition): Promise<Buffer | undefined> {
  const make = () => makeRendition(renditions, rendition);
  const turn = renditions.last.then(make, make);
  renditions.last = turn;
  return turn;
}

async function makeRendition(
  { sql, disk }: Renditions,
  { file, name, make }: Rendition,
): Promise<Buffer | undefined> {
  const original = await readStoredOriginal(sql, name);
  if (!original) return undefined;
  const content = await make({ ...original, content: Buffer.from(original.content) });
  await disk.put(file, content);
  return content;
}

type Memory = {
  get(file: string): Buffer | undefined;
  put(file: string, content: Buffer): void;
};

/** The most recently used, up to so many bytes. */
export function recentlyUsed(limit: number): Memory {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  nameKept('pictures', limit, () => bytes);
  return {
    get(file) {
      const found = kept.get(file);
      if (found) {
        kept.delete(file);
        kept.set(file, found);
      }
      return found;
    },
    put(file, content) {
      if (kept.has(file)) return;
      kept.set(file, content);
      bytes += content.length;
      for (const [oldest, { length }] of kept) {
        if (bytes <= limit) break;
        kept.delete(oldest);
        bytes -= length;
      }
    },
  };
}

type Disk = {
  get(file: string): Promise<Buffer | undefined>;
  put(file: string, content: Buffer): Promise<void>;
};

function filesIn(folder: string): Disk {
  return {
    get: (file) => readFile(join(folder, file)).catch(() => undefined),
    /** Writes the whole file or nothing. With a full or read-only disk, pictures only take longer. */
    async put(file, content) {
      const draft = join(folder, `${file}.${randomBytes(4).toString('hex')}.draft`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, content);
        await rename(draft, join(folder, file));
      } catch {
        // Made again next time.
      }
    },
  };
}

function parseFileName(file: string): Rendition | undefined {
  const [, name, size = ''] = /^([a-z0-9-]+\.[0-9a-f]{8})-([0-9a-z.]+)$/.exec(file) ?? [];
  if (!name) return undefined;
  const focus = shareFocusOf(size);
  if (focus)
    return {
      file,
      name,
      contentType: 'image/jpeg',
      crossOrigin: true,
      make: (original) => renderSharePicture(original, focus),
    };
  const [, digits, format] = /^(\d{3,4})\.(webp|avif)$/.exec(size) ?? [];
  const width = PICTURE_WIDTHS.find((allowed) => String(allowed) === digits);
  if (!width || (format !== 'webp' && format !== 'avif')) return undefined;
  const make: Rendition['make'] = (original) => renderPicture(original, width, format);
  return { file, name, contentType: `image/${format}`, make };
}
