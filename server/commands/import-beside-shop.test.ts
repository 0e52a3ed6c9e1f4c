// Commands while the shop runs on the embedded database: the shop carries them out.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listenForCommands, type StopListening } from '../platform/command-socket.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { layEmbeddedDatabase } from '../platform/database/test-databases.ts';
import { readMuseumVersion } from '../site/change-museum.ts';
import { carryOutCommand, type ShopCommand } from '../start/shop-commands.ts';
import { makeTestMuseum, OPEN_EVENT_YAML, type TestMuseum } from '../testing/test-museum.ts';
import { runAttention } from './attention.ts';
import { runImport } from './import.ts';
import { runJobs } from './jobs.ts';
import { runLedger } from './ledger.ts';

describe('beside a shop that runs', { timeout: 120_000 }, () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-beside-'));
  const failures: unknown[] = [];
  let museum: TestMuseum;
  let database: Database;
  let stop: StopListening;
  beforeAll(async () => {
    museum = makeTestMuseum();
    await layEmbeddedDatabase(dataDir);
    database = await openDatabase({ databaseUrl: undefined, dataDir });
    const log = { error: (details: object) => failures.push(details) };
    const shop = { database, dataDir, publicUrl: 'http://localhost:3000', now: () => new Date() };
    const carryOut = (command: ShopCommand) => carryOutCommand(shop, command);
    stop = await listenForCommands(dataDir, { carryOut, log });
  });
  afterAll(async () => {
    await database.close();
    museum.remove();
    rmSync(dataDir, { recursive: true });
  });

  const run = async (...args: string[]) => {
    const printed: string[] = [];
    const code = await runImport(args, { DATA_DIR: dataDir }, (text) => printed.push(text));
    return { code, printed: printed.join('\n') };
  };

  test('its own user alone can ask for one', () => {
    expect(statSync(join(dataDir, 'commands.socket')).mode & 0o777).toBe(0o600);
  });

  test('an import is tried without changing anything, and then carried out', async () => {
    const tried = await run('--check', museum.folder);
    expect(tried.code).toBe(0);
    expect(tried.printed).toContain('can be imported. Nothing was changed');
    expect(await readMuseumVersion(database)).toBe(0);
    const done = await run(museum.folder);
    expect(done.code).toBe(0);
    expect(done.printed).toContain('Museum am Steg is imported (catalogue version 1).');
    expect(await readMuseumVersion(database)).toBe(1);
  });

  test('two at once follow each other', async () => {
    const both = await Promise.all([run(museum.folder), run(museum.folder)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(await readMuseumVersion(database)).toBe(3);
  });

  test('what is wrong with the folder is printed, and nothing has changed', async () => {
    museum.put('events/dauer.yaml', OPEN_EVENT_YAML.replace('price: 800', 'price: 8.00'));
    const { code, printed } = await run(museum.folder);
    expect(code).toBe(1);
    expect(printed).toMatch(/events\/dauer\.yaml:15: .* can be read in two ways[\s\S]*Nothing was changed\./);
    expect(await readMuseumVersion(database)).toBe(3);
    expect(failures).toEqual([]);
  });

  test('jobs, the ledger and what needs a person are looked after, too', async () => {
    const said: string[] = [];
    const [env, print] = [{ DATA_DIR: dataDir }, (text: string) => said.push(text)] as const;
    const codes = [
      await runJobs([], env, print),
      await runJobs(['retry', 'all'], env, print),
      await runJobs(['retry', 'everything'], env, print),
      await runLedger(['--backfill'], env, print),
      await runLedger(['--check'], env, print),
      await runAttention([], env, print),
    ];
    expect(codes).toEqual([0, 0, 1, 0, 0, 0]);
    expect(said).toEqual([
      'Nothing was set aside, and nothing has failed for long.',
      'Nothing like that was set aside.',
      expect.stringContaining('Usage:'),
      'Nothing was missing in the ledger.',
      'The ledger agrees with orders, payments, refunds and codes.',
      'Nothing needs a person.',
    ]);
    expect(failures).toEqual([]);
  });

  test('once nobody listens any more, the folder is said to be in use', async () => {
    await stop();
    const { code, printed } = await run(museum.folder);
    expect(code).toBe(1);
    expect(printed).toContain(`is in use by the Foyer process ${process.pid}`);
  });
});
