import { afterAll, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from './postgres-database.ts';
import { createReuse } from './reuse-database.ts';
import type { Database } from './sql.ts';
import { testDatabases } from './test-databases.ts';
import { runUnregistered, type UnregisteredStatement } from './unregistered-statement.ts';

const NO_POOLS: UnregisteredStatement<unknown> = { name: '', text: 'delete from pool' };
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

  test('keeps a queue of jobs for the next, but none of which more is noted than how it was made', async () => {
    const first = await open();
    await first.executeSql(`
      insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds,
        deletion_seconds, partition, table_name, total_count, monitor_on, updated_on)
      select name, 'standard', 0, 0, false, 60, 60, 60, false, 'job_common', jobs, watched, changed
      from (values ('made', 0, null, now()), ('counted', 1, null, now()), ('watched', 0, now(), now()),
        ('changed', 0, null, now() + interval '1 second')) queues (name, jobs, watched, changed)`);
    await first.close();
    const next = await open();
    const kept = `select name from pgboss.queue where name in ('made', 'counted', 'watched', 'changed')`;
    expect((await next.executeSql(kept)).rows).toEqual([{ name: 'made' }]);
    await next.executeSql(`delete from pgboss.queue where name = 'made'`);
    await next.close();
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

describe.runIf(process.env['TEST_DATABASE_URL'])(
  'a database of a server that serves one test after the other',
  () => {
    const server = testDatabases()[1];
    const nameOf = async (database: Database) =>
      (await database.executeSql('select current_database() as name')).rows[0].name as string;

    async function inOne<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
      const database = (await server?.open()) as Database;
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    }

    test('is empty for each, and counts again', async () => {
      const first = await inOne(async (database) => {
        const { rows } = await database.executeSql(`select nextval('order_sequence') as number`);
        await database.executeSql(POOL);
        return { name: await nameOf(database), number: rows[0].number };
      });
      await inOne(async (database) => {
        expect(await nameOf(database)).toBe(first.name);
        const left = await database.executeSql(
          `select nextval('order_sequence') as number, (select count(*) from pool) as pools`,
        );
        expect(left.rows).toEqual([{ number: first.number, pools: 0 }]);
      });
    });

    test('cuts off who still holds a lock in it', async () => {
      const name = await inOne(nameOf);
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${name}`;
      const other = openPostgresDatabase(url.href, { connections: 1 });
      const connection = async () => (await other.executeSql('select pg_backend_pid() as id')).rows[0].id;
      const before = await connection();
      await other.executeSql('begin; lock table pool');
      await inOne(async (database) => expect(await nameOf(database)).toBe(name));
      expect(await connection()).not.toBe(before);
      await other.close();
    });

    const connectionOf = async (database: Database) =>
      (await database.executeSql('select pg_backend_pid() as id')).rows[0].id as number;

    test('keeps its connections for the next, which the test before cannot use', async () => {
      let before: Database | undefined;
      const first = await inOne(async (database) => {
        before = database;
        return connectionOf(database);
      });
      await inOne(async (database) => {
        expect(await connectionOf(database)).toBe(first);
        await expect(before?.executeSql(POOL)).rejects.toThrow('The database is closed.');
      });
    });

    test('cuts off a transaction that goes on after its test', async () => {
      const gate = Promise.withResolvers<void>();
      let leftOver: Promise<unknown> | undefined;
      const before = await inOne(async (database) => {
        const began = Promise.withResolvers<void>();
        leftOver = database.transaction(async (sql) => {
          await runUnregistered(sql, NO_POOLS, []);
          began.resolve();
          await gate.promise;
          await runUnregistered(sql, NO_POOLS, []);
        });
        await began.promise;
        return connectionOf(database);
      });
      await inOne(async (database) => {
        expect(await connectionOf(database)).not.toBe(before);
        await database.executeSql(POOL);
        gate.resolve();
        await expect(leftOver).rejects.toThrow();
        expect((await database.executeSql('select id from pool')).rows).toHaveLength(1);
      });
    });

    test('never sends a statement that still waited for a connection when its test was over', async () => {
      const gate = Promise.withResolvers<void>();
      const transactions: Promise<void>[] = [];
      let waiting = 'it waits';
      await inOne(async (database) => {
        for (let count = 0; count < database.load().most; count += 1)
          transactions.push(database.transaction(() => gate.promise));
        void database.executeSql(POOL).then(
          () => (waiting = 'it was sent'),
          () => (waiting = 'it was refused'),
        );
        const { most } = database.load();
        await vi.waitFor(() => expect(database.load()).toMatchObject({ busy: most, waiting: 1 }));
      });
      await inOne(async (database) => {
        gate.resolve();
        await Promise.allSettled(transactions);
        await vi.waitFor(() => expect(waiting).toBe('it was refused'), { timeout: 30_000, interval: 100 });
        expect((await database.executeSql('select id from pool')).rows).toEqual([]);
      });
    });

    test('serves nobody after its tables were changed', async () => {
      const name = await inOne(async (database) => {
        await database.executeSql('create table note (text text)');
        return nameOf(database);
      });
      await inOne(async (database) => expect(await nameOf(database)).not.toBe(name));
    });
  },
);
