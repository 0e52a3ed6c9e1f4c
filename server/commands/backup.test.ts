// A backup of the embedded database: a data folder that holds every sale that was answered, made while the shop sells.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listenForCommands } from '../platform/command-socket.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { layEmbeddedDatabase } from '../platform/database/test-databases.ts';
import { carryOutCommand, type ShopCommand } from '../start/shop-commands.ts';
import { runBackup } from './backup.ts';

let root: string;
let dataDir: string;
let target: string;
let closing: (() => Promise<void>)[];
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'foyer-backup-'));
  dataDir = join(root, 'data');
  await layEmbeddedDatabase(dataDir);
  target = join(root, 'backups', 'one');
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(root, { recursive: true });
});

async function back(folder = target, env: Record<string, string> = {}) {
  const printed: string[] = [];
  const code = await runBackup([folder], { DATA_DIR: dataDir, ...env }, (text) => printed.push(text));
  return { code, printed: printed.join('\n') };
}

async function openShop(): Promise<Database> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  closing.push(() => database.close());
  return database;
}

async function listen(database: Database): Promise<void> {
  const shop = { database, dataDir, publicUrl: 'http://localhost:3000', now: () => new Date() };
  const carryOut = (command: ShopCommand) => carryOutCommand(shop, command);
  closing.push(await listenForCommands(dataDir, { carryOut, log: { error: () => {} } }));
}

async function write(database: Database, name: string): Promise<void> {
  await database.executeSql('insert into secret (name, value) values ($1, $2)', [name, 'x'.repeat(5_000)]);
}

async function namesIn(folder: string): Promise<string[]> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  const { rows } = await database.executeSql(
    `select name from secret where name like 'sale-%' order by name`,
  );
  await database.close();
  return rows.map(({ name }) => name);
}

describe('beside a shop that runs', { timeout: 180_000 }, () => {
  test('what was answered before is in it, whatever is written meanwhile, and it is its user’s alone', async () => {
    const database = await openShop();
    await listen(database);
    const answered: string[] = [];
    const whileCopying: string[] = [];
    const isCopying = () => existsSync(join(target, 'database.unfinished'));
    let ended = false;
    const selling = (async () => {
      for (let number = 10_000; !ended; number += 1) {
        const begun = isCopying();
        await write(database, `sale-${number}`);
        answered.push(`sale-${number}`);
        if (begun && isCopying()) whileCopying.push(`sale-${number}`);
        // The engine answers without ever letting anything else of this process run.
        await setImmediate();
      }
    })();
    await expect.poll(() => answered.length).toBeGreaterThan(100);
    const before = [...answered];
    expect(await back()).toEqual({ code: 0, printed: `The database is copied to ${target}.` });
    ended = true;
    await selling;
    // What is written between the first file and the last makes a copy that is of no moment.
    expect(whileCopying).toEqual([]);
    const kept = await namesIn(target);
    expect(kept.slice(0, before.length)).toEqual(before);
    // One moment: no sale is in it without those before it.
    expect(kept).toEqual(answered.slice(0, kept.length));
    expect(statSync(join(target, 'database')).mode & 0o077).toBe(0);
    expect(statSync(join(target, 'database', 'PG_VERSION')).mode & 0o077).toBe(0);
  });

  test('a folder with something in it is left alone, and one that is a file, or lies within one, is named', async () => {
    await listen(await openShop());
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'mine.txt'), '');
    const { code, printed } = await back();
    expect(code).toBe(1);
    expect(printed).toContain('is not empty');
    expect(readdirSync(target)).toEqual(['mine.txt']);

    const file = join(root, 'file');
    writeFileSync(file, '');
    for (const folder of [file, join(file, 'one')]) {
      const refused = await back(folder);
      expect(refused.code).toBe(1);
      expect(refused.printed).toContain(`${folder} is a file, or lies within one (`);
    }
  });

  test('a shop that does not listen keeps its database to itself', async () => {
    await openShop();
    const { code, printed } = await back();
    expect(code).toBe(1);
    expect(printed).toContain(`is in use by the Foyer process ${process.pid}`);
    expect(existsSync(join(target, 'database'))).toBe(false);
  });
});

describe('while no shop runs', { timeout: 180_000 }, () => {
  test('the folder is copied, and free again afterwards', async () => {
    const database = await openDatabase({ databaseUrl: undefined, dataDir });
    await write(database, 'sale-1');
    await database.close();
    expect((await back()).code).toBe(0);
    expect(await namesIn(target)).toEqual(['sale-1']);
    expect(await namesIn(dataDir)).toEqual(['sale-1']);
  });

  test('what a volume has from its beginning is not copied', async () => {
    mkdirSync(join(dataDir, 'database', 'lost+found'));
    expect((await back()).code).toBe(0);
    expect(existsSync(join(target, 'database', 'PG_VERSION'))).toBe(true);
    expect(existsSync(join(target, 'database', 'lost+found'))).toBe(false);
  });

  test('without a database there is nothing to copy', async () => {
    rmSync(dataDir, { recursive: true });
    const { code, printed } = await back();
    expect(code).toBe(1);
    expect(printed).toContain(`There is no embedded database in ${dataDir}`);
    expect(existsSync(dataDir)).toBe(false);
  });

  test('a shop on PostgreSQL is told its own way', async () => {
    const { code, printed } = await back(target, { DATABASE_URL: 'postgres://foyer@127.0.0.1/foyer' });
    expect(code).toBe(1);
    expect(printed).toContain('pg_dump');
  });
});

test.each([[[]], [['--help']], [['one', 'two']]])('%j is answered with how to call it', async (args) => {
  const printed: string[] = [];
  expect(await runBackup(args, {}, (text) => printed.push(text))).toBe(1);
  expect(printed[0]).toContain('npm run backup -- FOLDER');
});
