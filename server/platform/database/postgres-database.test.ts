import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './sql.ts';
import { testDatabases } from './test-databases.ts';
import { runUnregistered, type UnregisteredStatement } from './unregistered-statement.ts';

const ME: UnregisteredStatement<{ pid: number }> = {
  name: 'test-me',
  text: 'select pg_backend_pid() as pid',
};
const SLEEP: UnregisteredStatement<object> = { name: 'test-sleep', text: 'select pg_sleep(5)' };
const END_OTHERS = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

// The embedded engine has no connections to lose.
const onPostgres = testDatabases().filter(({ name }) => name === 'postgres');

describe.skipIf(onPostgres.length === 0)('connections to PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = (await onPostgres[0]?.open()) as Database;
  });
  afterAll(() => database.close());

  const pids = async () => {
    const rows = await Promise.all(Array.from({ length: 10 }, () => runUnregistered(database, ME, [])));
    return new Set(rows.map(([row]) => row?.pid));
  };

  test('a failing statement does not cost a connection', async () => {
    const before = await pids();
    const failing = Array.from({ length: 10 }, () =>
      runUnregistered(database, { name: 'test-fail', text: 'select 1 / $1::int' }, [0]).catch(
        (error) => error.code,
      ),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['22012']));
    for (const pid of await pids()) expect(before).toContain(pid);
  });

  test('lost connections, idle or in the middle of something, are replaced', async () => {
    await pids();
    const busy = runUnregistered(database, SLEEP, []).catch(() => 'lost');
    const inside = database
      .transaction(async (sql) => {
        await runUnregistered(sql, SLEEP, []);
      })
      .catch(() => 'lost');
    await new Promise((resolve) => setTimeout(resolve, 100));
    await database.executeSql(END_OTHERS);
    expect(await Promise.all([busy, inside])).toEqual(['lost', 'lost']);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await pids()).size).toBeGreaterThan(0);
    expect(await database.transaction((sql) => runUnregistered(sql, ME, []))).toHaveLength(1);
  });
});
