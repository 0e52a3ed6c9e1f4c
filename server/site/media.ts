// Pictures in the sizes that visitors need, made when first asked for: `/media/tide.ab12cd34-720.webp`. The originals are
// in the database, where every process reaches them; what was made is kept on disk and, the most wanted, in memory.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import type { Sql } from '../database/sql.ts';
import { readStoredOriginal } from './media-store.ts';
import { PICTURE_WIDTHS, renderPicture } from './picture.ts';

type Format = 'webp' | 'avif';
type Rendition = {
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly format: Format;
};

/** Bytes of pictures kept in memory. */
const MEMORY_BYTES = 48 * 1024 * 1024;

const parse = (file: string): Rendition | undefined => {
  const [, name, width, format] = /^([a-z0-9-]+\.[0-9a-f]{8})-(\d{3,4})\.(webp|avif)$/.exec(file) ?? [];
  if (!name || !PICTURE_WIDTHS.some((allowed) => String(allowed) === width)) return undefined;
  return { file, name, width: Number(width), format: format as Format };
};

/** The most recently used, up to so many bytes. */
const createMemory = (limit: number) => {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return {
    get(file: string): Buffer | undefined {
      const found = kept.get(file);
      if (found) {
        kept.delete(file);
        kept.set(file, found);
      }
      return found;
    },
    put(file: string, content: Buffer): void {
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
};

const createDisk = (folder: string) => ({
  get: (file: string): Promise<Buffer | undefined> => readFile(join(folder, file)).catch(() => undefined),
  /** Whole or not at all. A disk that is full or read-only only costs time. */
  async put(file: string, content: Buffer): Promise<void> {
    const draft = join(folder, `${file}.${randomBytes(4).toString('hex')}.draft`);
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, content);
      await rename(draft, join(folder, file));
    } catch {
      // Made again next time.
    }
  },
});

/** One after the other: a conversion uses every core by itself. */
const createQueue = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
};

/** Finds or makes renditions; undefined when there is no such picture. */
export const createRenditions = (sql: Sql, dataDir: string) => {
  const memory = createMemory(MEMORY_BYTES);
  const disk = createDisk(join(dataDir, 'media'));
  const inTurn = createQueue();
  const underWay = new Map<string, Promise<Buffer | undefined>>();

  const make = async ({ file, name, width, format }: Rendition): Promise<Buffer | undefined> => {
    const original = await readStoredOriginal(sql, name);
    if (!original) return undefined;
    const content = await renderPicture(
      { ...original, content: Buffer.from(original.content) },
      width,
      format,
    );
    await disk.put(file, content);
    return content;
  };
  const find = async (rendition: Rendition): Promise<Buffer | undefined> => {
    const content = (await disk.get(rendition.file)) ?? (await inTurn(() => make(rendition)));
    if (content) memory.put(rendition.file, content);
    return content;
  };

  return async (file: string): Promise<{ content: Buffer; contentType: string } | undefined> => {
    const rendition = parse(file);
    if (!rendition) return undefined;
    const known = memory.get(file);
    const finding = known ? Promise.resolve(known) : (underWay.get(file) ?? find(rendition));
    if (!known) underWay.set(file, finding);
    try {
      const content = await finding;
      return content && { content, contentType: `image/${rendition.format}` };
    } finally {
      underWay.delete(file);
    }
  };
};

/** Serves `/media/…`. The name carries the content's hash, so a browser never has to ask again. */
export const media: FastifyPluginAsync<{ sql: Sql; dataDir: string }> = async (app, { sql, dataDir }) => {
  const rendition = createRenditions(sql, dataDir);
  app.get<{ Params: { file: string } }>('/media/:file', async (request, reply) => {
    const found = await rendition(request.params.file);
    if (!found) return reply.callNotFound();
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(found.contentType)
      .send(found.content);
  });
};
