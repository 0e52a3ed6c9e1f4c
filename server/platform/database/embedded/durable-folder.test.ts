import { type ChildProcess, spawn } from 'node:child_process';
import { fsyncSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layEmbeddedDatabase } from '../test-databases.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-durable-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('an answered commit has reached the disk: each one is synced', { timeout: 60_000 }, async () => {
  let synced = 0;
  const database = await openEmbeddedDatabase(join(folder, 'database'), (descriptor) => {
    synced++;
    fsyncSync(descriptor);
  });
  expect(synced, 'making the folder syncs every file in it').toBeGreaterThan(500);
  await database.executeSql('create table note (text text)');
  const before = synced;
  for (let index = 0; index < 10; index++)
    await database.executeSql('insert into note values ($1)', ['kept']);
  expect(synced - before).toBeGreaterThanOrEqual(10);
  const settings = await database.executeSql(`select current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as commit, current_setting('wal_sync_method') as method`);
  expect(settings.rows[0]).toEqual({ fsync: 'on', commit: 'on', method: 'fsync' });
  await database.close();
});

test('the log does not grow without end', { timeout: 60_000 }, async () => {
  const path = join(folder, 'database');
  await layEmbeddedDatabase(folder);
  const database = await openEmbeddedDatabase(path);
  await database.executeSql('create table note (text text)');
  for (let round = 0; round < 5; round++) {
    await database.executeSql(`insert into note select repeat('x', 1000) from generate_series(1, 30000)`);
    await database.executeSql('checkpoint');
  }
  const log = join(path, 'pg_wal');
  const bytes = readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
  expect(bytes).toBeLessThan(130_000_000);
  await database.close();
});

const WRITER = `
  import { openEmbeddedDatabase } from ${JSON.stringify(new URL('./embedded-database.ts', import.meta.url).href)};
  const database = await openEmbeddedDatabase(process.argv[1]);
  await database.executeSql('create table if not exists note (number int)');
  for (let number = Number(process.argv[2]); ; number++) {
    await database.executeSql('insert into note values ($1)', [number]);
    console.log(number);
  }`;

function startWriter(path: string, from: number): ChildProcess {
  return spawn(process.execPath, ['--input-type=module', '-e', WRITER, path, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** The last number whose commit was answered before the process was killed. */
async function killWhileWriting(path: string, from: number): Promise<number> {
  const writer = startWriter(path, from);
  let last = from - 1;
  for await (const line of createInterface({ input: writer.stdout as NodeJS.ReadableStream })) {
    last = Number(line);
    if (last === from + 40) writer.kill('SIGKILL');
  }
  return last;
}

test('killed in the middle of writing, every answered commit is there', { timeout: 240_000 }, async () => {
  const path = join(folder, 'database');
  await layEmbeddedDatabase(folder);
  let last = 0;
  for (let round = 0; round < 3; round++) last = await killWhileWriting(path, last + 1);
  const database = await openEmbeddedDatabase(path);
  const { rows } = await database.executeSql('select number from note order by number');
  const found = new Set(rows.map((row) => row.number));
  const missing = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => !found.has(number),
  );
  expect(last).toBeGreaterThan(100);
  expect(missing).toEqual([]);
  await database.close();
});
