// What is kept in memory to be fast is bounded: pages in `page-cache.test.ts`, the rest here.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Sql } from '../platform/database/sql.ts';
import { builtFile, openBuiltFiles } from './built-files.ts';
import { openLookFiles, readLookFile } from './look/look-files.ts';
import { recentlyUsed } from './media.ts';

const MB = 1024 * 1024;

test('of pictures those asked for last are kept, up to so many bytes', () => {
  const pictures = recentlyUsed(10 * MB);
  const put = (name: string) => pictures.put(name, Buffer.alloc(3 * MB));
  for (const name of ['one', 'two', 'three']) put(name);
  expect(pictures.get('one')).toBeDefined();
  put('four');
  const kept = ['one', 'two', 'three', 'four'].filter((name) => pictures.get(name) !== undefined);
  expect(kept).toEqual(['one', 'three', 'four']);
});

test('of a build no more than 16 MB are kept; what was dropped is read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-build-'));
  const names = ['a.js', 'b.js', 'c.js'];
  for (const name of names) writeFileSync(join(folder, name), Buffer.alloc(6 * MB));
  const files = openBuiltFiles('of a test', folder);
  for (const name of [...names, ...names]) {
    expect((await builtFile(files, name))?.content.identity.length).toBe(6 * MB);
    expect(files.bytes).toBeLessThanOrEqual(16 * MB);
    const kept = await Promise.all(files.kept.values());
    expect(kept.reduce((sum, { content }) => sum + content.identity.length, 0)).toBeLessThanOrEqual(16 * MB);
  }
  rmSync(folder, { recursive: true });
});

test('of the museum’s look no more than 8 MB are kept, however many imports have changed it', async () => {
  const stored = { content: new Uint8Array(3 * MB), contentType: 'font/woff2' };
  const sql = { first: async () => stored } as unknown as Sql;
  const files = openLookFiles('look of a test');
  for (let number = 0; number < 6; number += 1) {
    expect((await readLookFile(files, sql, `face-${number}.woff2`))?.content.length).toBe(3 * MB);
    expect(files.bytes).toBeLessThanOrEqual(8 * MB);
    const kept = [...files.kept.values()].reduce((sum, { content }) => sum + content.length, 0);
    expect(kept).toBe(files.bytes);
  }
});
