import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importMuseum } from '../museum-import/import-museum.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { loadMuseum } from '../site/site-store.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { media } from './media.ts';

describe.each(testDatabases())('pictures on $name', ({ open }) => {
  let database: Database;
  let museum: TestMuseum;
  let app: FastifyInstance;
  let dataDir: string;
  let src: string;
  beforeAll(async () => {
    database = await open();
    museum = makeTestMuseum();
    dataDir = mkdtempSync(join(tmpdir(), 'foyer-media-'));
    await importMuseum(database, museum.folder, new Date('2026-11-20T12:00:00Z'));
    src = (await loadMuseum(database)).settings.banners?.home?.[0]?.image ?? '';
    app = Fastify();
    await app.register(media, { sql: database, dataDir });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    museum.remove();
    rmSync(dataDir, { recursive: true });
  });
  const get = (url: string) => app.inject({ url });

  test.each(['webp', 'avif'])('come as %s in the width asked for, to be kept forever', async (format) => {
    const answer = await get(src.replace('{width}', '800').replace('webp', format));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const { width, height } = await sharp(answer.rawPayload).metadata();
    expect([width, height]).toEqual([800, 533]);
  });

  test('come in the size that social networks show, and other sites may show them', async () => {
    const answer = await get(src.replace('{width}.webp', '1200x630.jpg'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect((await get(src.replace('{width}.webp', '1200x630at100x0.jpg'))).statusCode).toBe(200);
    expect(
      (await get(src.replace('{width}', '800'))).headers['cross-origin-resource-policy'],
    ).toBeUndefined();
  });

  test('are made once, however many ask', async () => {
    const url = src.replace('{width}', '1200');
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(readdirSync(join(dataDir, 'media')).filter((file) => file.endsWith('-1200.webp'))).toHaveLength(1);
  });

  test.each([
    ['another width', (at: string) => at.replace('{width}', '721')],
    ['another content', (at: string) => at.replace(/\.[0-9a-f]{8}-\{width\}/, '.00000000-800')],
    ['another format', (at: string) => at.replace('{width}.webp', '800.png')],
    ['another size for networks', (at: string) => at.replace('{width}.webp', '1201x630.jpg')],
    ['a focus between the steps', (at: string) => at.replace('{width}.webp', '1200x630at99x0.jpg')],
    ['the size for networks in another format', (at: string) => at.replace('{width}', '1200x630')],
    ['a path out of the folder', () => '/media/..%2f..%2fetc%2fpasswd'],
  ])('are not found at %s', async (_, change) => {
    expect((await get(change(src))).statusCode).toBe(404);
  });
});
