import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, newerVersionText } from './migrate.ts';
import type { Database } from './sql.ts';
import { testDatabases } from './test-databases.ts';

describe.each(testDatabases())('migrations on $name', ({ open }) => {
  let database: Database;
  let folder: string;
  beforeAll(async () => {
    database = await open();
    folder = mkdtempSync(join(tmpdir(), 'foyer-migrations-'));
  });
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const run = () => migrate(database, pathToFileURL(`${folder}/`));

  test('a migrated database has nothing left to apply', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test('a version that is older than the tables has something to say, at the start of a shop alone', async () => {
    const said: string[] = [];
    await database.executeSql(`insert into migration (name) values ('9999-newer.sql')`);
    await migrate(database, undefined, (text) => said.push(text));
    expect(said).toEqual([]);
    expect(await newerVersionText(database)).toMatch(
      /^During an upgrade this is as it should be: .* has changed this database \(9999-newer\.sql\)\. The version/,
    );
    await database.executeSql(`delete from migration where name = '9999-newer.sql'`);
    expect(await newerVersionText(database)).toBeUndefined();
  });

  test('several starts at once apply each file once', async () => {
    put('0002-one.sql', 'create table one (id int); insert into one values (1);');
    put('0003-two.sql', 'alter table one add two int;');
    const applied = await Promise.all(Array.from({ length: 4 }, run));
    expect(applied.flat().sort()).toEqual(['0002-one.sql', '0003-two.sql']);
    expect((await database.executeSql('select count(*) as count from one')).rows).toEqual([
      { count: expect.anything() },
    ]);
  });

  test('a failing file leaves no trace and is named', async () => {
    put('0004-broken.sql', 'create table half (id int); select nonsense;');
    await expect(run()).rejects.toThrow(
      'The migration 0004-broken.sql failed: column "nonsense" does not exist',
    );
    const { rows } = await database.executeSql(`select to_regclass('half') as half`);
    expect(rows[0].half).toBeNull();
    rmSync(join(folder, '0004-broken.sql'));
  });

  test('a file that is not named by the rule is refused', async () => {
    put('5-later.sql', 'select 1');
    await expect(run()).rejects.toThrow('not named NNNN-what.sql');
  });
});
