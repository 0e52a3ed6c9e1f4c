import { afterAll, describe, expect, test } from 'vitest';
import { createReuse } from './reuse-database.ts';
import type { Database } from './sql.ts';
import { testDatabases } from './test-databases.ts';

const POOL = `insert into pool (id, rules, longest_minutes) values ('hall', '[]', 60)`;

describe('a database that serves one test after the other', () => {
  const started: Database[] = [];
  const open = createReuse(async () => {
    const database = (await testDatabases()[0]?.open()) as Database;
    started.push(database);
    return database;
  });
  afterAll(() => Promise.all(started.map((database) => database.close())));

  test('is empty for each, and counts again', async () => {
    const next = `select nextval('order_sequence') as number, (select count(*) from pool) as pools,
      (select count(*) from pgboss.warning) as warnings`;
    const warning = `insert into pgboss.warning (type, message) values ('slow', 'a job of the test before')`;
    for (let round = 0; round < 2; round += 1) {
      const database = await open();
      expect((await database.executeSql(next)).rows).toEqual([{ number: 100001, pools: 0, warnings: 0 }]);
      await database.executeSql(
        `${POOL}; ${warning}; create schema elsewhere; create table elsewhere.note (text text)`,
      );
      await database.close();
    }
    expect(started).toHaveLength(1);
  });

  test('refuses calls from the test before', async () => {
    const before = await open();
    await before.close();
    const now = await open();
    await expect(before.executeSql(POOL)).rejects.toThrow('The database is closed.');
    await expect(before.transaction(async () => {})).rejects.toThrow('The database is closed.');
    await now.close();
  });

  test.each([
    'alter table slot drop constraint slot_not_oversold',
    'alter table slot alter column id set minvalue -5',
    'create table note (text text)',
    `insert into migration (name) values ('9999-later.sql')`,
    'drop index hold_lapsing',
  ])('serves nobody after: %s', async (change) => {
    const many = started.length;
    const database = await open();
    await database.executeSql(change);
    await database.close();
    await (await open()).close();
    expect(started).toHaveLength(many + 1);
  });
});
