import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuiltFiles } from './built-files.ts';
import { serveAssets } from './serve-assets.ts';

const ALL = 'gzip, deflate, br, zstd';

describe('the files of a build', () => {
  let parent: string;
  let app: FastifyInstance;
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'foyer-build-'));
    const folder = join(parent, 'assets');
    mkdirSync(folder);
    writeFileSync(join(parent, 'secret.js'), 'secret');
    writeFileSync(join(folder, 'Page-1.js'), 'plain');
    writeFileSync(join(folder, 'Page-1.js.br'), 'in brotli');
    writeFileSync(join(folder, 'Page-1.js.gz'), 'in gzip');
    writeFileSync(join(folder, 'face.woff2'), 'a face');
    app = Fastify();
    serveAssets(app, 'test', '/assets/', folder);
  });
  afterAll(async () => {
    await app.close();
    rmSync(parent, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = { 'accept-encoding': ALL }) =>
    app.inject({ url, headers });

  test.each([
    ['/assets/Page-1.js', ALL, 'in brotli', 'br'],
    ['/assets/Page-1.js', 'gzip', 'in gzip', 'gzip'],
    ['/assets/Page-1.js', 'br;q=0, gzip;q=0', 'plain', undefined],
    ['/assets/Page-1.js', '', 'plain', undefined],
    ['/assets/face.woff2', ALL, 'a face', undefined],
  ])('%s, accepting "%s", is sent as %s', async (url, accepted, body, encoding) => {
    const answer = await get(url, { 'accept-encoding': accepted });
    expect([answer.statusCode, answer.body, answer.headers['content-encoding']]).toEqual([
      200,
      body,
      encoding,
    ]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-type': url.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'font/woff2',
      'content-length': String(body.length),
    });
  });

  test('a browser that has a file is not sent it again, and HEAD is told its length', async () => {
    const { headers } = await get('/assets/Page-1.js');
    const again = await get('/assets/Page-1.js', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/assets/Page-1.js' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '5']);
  });

  test.each([
    '/assets/',
    '/assets/none.js',
    '/assets/page-1.js',
    '/assets/Page-1.js.br',
    '/assets/Page-1.js/',
    '/assets/../secret.js',
    '/assets/..%2fsecret.js',
    '/assets/%2e%2e/secret.js',
    '/assets/.%2f/Page-1.js',
    '/assets/constructor',
  ])('%s is not there', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  test('a file of an unknown type is found out when the shop starts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
    writeFileSync(join(folder, 'page.php'), '');
    expect(() => openBuiltFiles('test', folder)).toThrow('page.php: what type is this?');
    rmSync(folder, { recursive: true });
  });
});
