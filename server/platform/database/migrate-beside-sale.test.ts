// A new version migrates while an older one sells: the migration gives way, tries again, and the older one never fails.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import type { Database } from './sql.ts';
import { testDatabases } from './test-databases.ts';
import { runUnregistered } from './unregistered-statement.ts';

const postgres = testDatabases().filter(({ name }) => name === 'postgres');

describe.each(postgres)('a migration beside an older version on $name', ({ open }) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await open();
    folder = mkdtempSync(join(tmpdir(), 'foyer-migrations-'));
    await database.executeSql('create table first (id int); create table second (id int);');
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  /** Starts a migration; `waits` resolves when it says that it has to. */
  function start(name: string, text: string) {
    writeFileSync(join(folder, name), text);
    const said: string[] = [];
    let noteWaiting = () => {};
    const waits = new Promise<void>((resolve) => {
      noteWaiting = resolve;
    });
    const applied = migrate(database, pathToFileURL(`${folder}/`), (text) => {
      said.push(text);
      noteWaiting();
    });
    return { applied, waits: Promise.race([waits, applied]), said };
  }

  /** A visitor of the older version: reads one table, and another one when told to. */
  function visit() {
    const { promise: told, resolve: goOn } = Promise.withResolvers<string | undefined>();
    const { promise: reading, resolve: noteReading } = Promise.withResolvers<void>();
    const over = database.transaction(async (sql) => {
      await runUnregistered(sql, { name: 'use-first', text: 'select from first' }, []);
      noteReading();
      const next = await told;
      if (next) await runUnregistered(sql, { name: `use-${next}`, text: `select from ${next}` }, []);
    });
    return { reading, goOn, over };
  }

  const waiting = async () => {
    const { rows } = await database.executeSql(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };

  test('waits for a table that is in use, tries again and is applied', async () => {
    const visitor = visit();
    await visitor.reading;
    const migration = start('9001-alter.sql', 'alter table first add more int;');
    await migration.waits;
    expect(migration.said).toEqual([
      'The migration 9001-alter.sql waits: other processes use the tables that it changes.',
    ]);
    // Between two tries nobody waits behind it.
    expect((await database.executeSql('select from first')).rows).toEqual([]);
    visitor.goOn(undefined);
    await visitor.over;
    expect(await migration.applied).toEqual(['9001-alter.sql']);
    expect((await database.executeSql('select more from first')).rows).toEqual([]);
  });

  test('gives way when both would wait for each other, so that the older version finishes', async () => {
    const visitor = visit();
    await visitor.reading;
    const migration = start(
      '9002-alter.sql',
      'alter table second add more int; alter table first add less int;',
    );
    // It has the second table now, and waits for the first one.
    await expect.poll(waiting, { interval: 5, timeout: 60_000 }).toBe(1);
    visitor.goOn('second');
    await visitor.over;
    expect(await migration.applied).toEqual(['9002-alter.sql']);
  });
});
