import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Sql } from '../sql.ts';
import { plannedOnce } from '../statement.ts';
import { testDatabases } from '../test-databases.ts';
import { runUnregistered, type UnregisteredStatement } from '../unregistered-statement.ts';

type Found = { readonly found: unknown };

const DIVIDE: UnregisteredStatement<Found> = { name: 'test-divide', text: 'select 12 / $1::int as found' };
const WRONG: UnregisteredStatement<Found> = { name: 'test-wrong', text: 'select nothing from nowhere' };
const NOTE: UnregisteredStatement<never> = { name: 'test-note', text: 'insert into note (text) values ($1)' };
const READ: UnregisteredStatement<Found> = {
  name: 'test-read',
  text: `select string_agg(text, ' ' order by at) as found from note`,
};
const REPEAT: UnregisteredStatement<Found> = {
  name: 'test-repeat',
  text: 'select array_length($1::text[], 1) as found, $2::text as second from generate_series(1, $3::int)',
};

const MODE = `select current_setting('plan_cache_mode') as found`;
const ALIKE = plannedOnce<UnregisteredStatement<Found>>({ name: 'test-mode-kept', text: MODE });
const OTHER: UnregisteredStatement<Found> = { name: 'test-mode', text: MODE };

describe.each(testDatabases())('statements that are prepared, on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
    await database.executeSql('create table note (at bigint generated always as identity, text text)');
  });
  afterAll(() => database.close());

  const divide = (by: unknown, sql: Sql = database) => runUnregistered(sql, DIVIDE, [by]);

  test('one that fails, at its first time or a later one, costs the others nothing', async () => {
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect(await divide(4)).toEqual([{ found: 3 }]);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    await expect(divide('many')).rejects.toMatchObject({ code: '22P02' });
    expect(await divide(3)).toEqual([{ found: 4 }]);
  });

  test('one that cannot be read fails each time', async () => {
    for (let time = 0; time < 2; time += 1)
      await expect(runUnregistered(database, WRONG, [])).rejects.toMatchObject({ code: '42P01' });
  });

  test('in a transaction that failed, all fail, and none afterwards', async () => {
    const failing = database.transaction(async (sql) => {
      await divide(0, sql).catch(() => {});
      await divide(2, sql);
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect(await divide(2)).toEqual([{ found: 6 }]);
  });

  test('what is first prepared inside a transaction that is rolled back stays prepared', async () => {
    const rolledBack = database.transaction(async (sql) => {
      await runUnregistered(sql, NOTE, ['lost']);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await runUnregistered(database, NOTE, ['kept']);
    expect(await runUnregistered(database, READ, [])).toEqual([{ found: 'kept' }]);
    await database.executeSql('delete from note');
  });

  test('they run in the order of the calls, prepared or not', async () => {
    await database.transaction(async (sql) => {
      const words = ['one', 'two', 'three'].map((word) => runUnregistered(sql, NOTE, [word]));
      await Promise.all([...words, divide(1, sql)]);
    });
    expect(await runUnregistered(database, READ, [])).toEqual([{ found: 'one two three' }]);
  });

  test('rows, no rows, and values that are nothing', async () => {
    expect(await runUnregistered(database, REPEAT, [['a', 'b,"c"'], null, 2])).toEqual([
      { found: 2, second: null },
      { found: 2, second: null },
    ]);
    expect(await runUnregistered(database, REPEAT, [null, 'x', 1])).toEqual([{ found: null, second: 'x' }]);
    expect(await runUnregistered(database, REPEAT, [[], '', 0])).toEqual([]);
  });

  test('a table may change between two times', async () => {
    await database.executeSql('alter table note add column more text');
    await runUnregistered(database, NOTE, ['four']);
    expect(await runUnregistered(database, READ, [])).toEqual([{ found: 'one two three four' }]);
  });

  test('what is planned once keeps its plan, the others are planned as PostgreSQL thinks best', async () => {
    const modes = async (sql: Sql) => {
      const all = [ALIKE, OTHER, OTHER, ALIKE, ALIKE].map((made) => runUnregistered(sql, made, []));
      return (await Promise.all(all)).map(([row]) => row?.found);
    };
    const expected = ['force_generic_plan', 'auto', 'auto', 'force_generic_plan', 'force_generic_plan'];
    expect(await modes(database)).toEqual(expected);
    expect(await database.transaction(modes)).toEqual(expected);
  });

  test('so it is after a transaction that was rolled back', async () => {
    for (const [before, inside, after, found] of [
      [OTHER, ALIKE, ALIKE, 'force_generic_plan'],
      [ALIKE, OTHER, OTHER, 'auto'],
      [ALIKE, OTHER, ALIKE, 'force_generic_plan'],
    ] as const) {
      await runUnregistered(database, before, []);
      const rolledBack = database.transaction(async (sql) => {
        await runUnregistered(sql, inside, []);
        throw new Error('no');
      });
      await expect(rolledBack).rejects.toThrow('no');
      expect(await runUnregistered(database, after, [])).toEqual([{ found }]);
    }
  });

  test('so it is after a transaction that failed, and for what is raw', async () => {
    const failing = database.transaction(async (sql) => {
      await divide(0, sql).catch(() => {});
      await runUnregistered(sql, ALIKE, []);
    });
    await expect(failing).rejects.toMatchObject({ code: '25P02' });
    expect(await runUnregistered(database, ALIKE, [])).toEqual([{ found: 'force_generic_plan' }]);
    expect((await database.executeSql(MODE)).rows).toEqual([{ found: 'auto' }]);
  });
});
