// What the shop does when PostgreSQL becomes silent, as when a cable is pulled: nobody waits longer than a query may take.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openWire, type Wire } from '../../testing/silent-wire.ts';
import { DatabaseAway } from './database-away.ts';
import { isAnswering } from './health/is-answering.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import type { Database } from './sql.ts';
import { runUnregistered } from './unregistered-statement.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const QUERY_MS = 800;
const SELECT = { name: 'test-silence', text: 'select 1 as one' };
const BACKEND = { name: 'test-silence-backend', text: 'select pg_backend_pid() as pid' };
const SLEEP = { name: 'test-silence-sleep', text: 'select pg_sleep(3)' };

describe.skipIf(!SERVER)('a PostgreSQL that becomes silent', () => {
  let wire: Wire;
  let database: Database;
  beforeEach(async () => {
    wire = await openWire(SERVER as string);
    database = openPostgresDatabase(wire.url, { connections: 2, queryMs: QUERY_MS });
    await Promise.all([database.executeSql('select 1'), database.executeSql('select 1')]);
  });
  afterEach(async () => {
    wire.close();
    await database.close();
  });

  const answer = () => runUnregistered(database, SELECT, []);

  test('fails each query in time, and the shop goes on by itself once it answers again', async () => {
    wire.silence();
    wire.isCut = true;
    await expect(answer()).rejects.toThrow(DatabaseAway);
    const inside = database.transaction((sql) => runUnregistered(sql, SELECT, []));
    await expect(inside).rejects.toThrow(DatabaseAway);
    expect(await isAnswering(database)).toBe(false);
    wire.isCut = false;
    expect(await answer()).toEqual([{ one: 1 }]);
  });

  test('costs the connections that were open, and no more', async () => {
    wire.silence();
    // Reads of one moment share a connection; transactions have one each.
    const alone = () => database.transaction((sql) => runUnregistered(sql, SELECT, []));
    const waiting = await Promise.allSettled([alone(), alone()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await Promise.all([answer(), answer()])).toEqual([[{ one: 1 }], [{ one: 1 }]]);
  });
});

describe.skipIf(!SERVER)('for a process that is about to end, a PostgreSQL', () => {
  let wire: Wire;
  let database: Database;
  const CONNECTIONS = 2;
  beforeEach(async () => {
    wire = await openWire(SERVER as string);
    // Longer than a test may take: what ends here was not waited for.
    database = openPostgresDatabase(wire.url, { connections: CONNECTIONS, queryMs: 600_000 });
    await Promise.all([database.executeSql('select 1'), database.executeSql('select 1')]);
  });
  afterEach(() => wire.close());

  const inside = () => database.transaction((sql) => runUnregistered(sql, SELECT, []));
  const locked = () => database.transaction((sql) => runUnregistered(sql, SLEEP, []));

  test('that is silent is given up with all that waits for it, also for a connection', async () => {
    wire.silence();
    wire.isCut = true;
    const waiting = Promise.allSettled(Array.from({ length: 3 * CONNECTIONS }, inside));
    expect(await database.abandonWhenSilent()).toBe(true);
    const reasons = (await waiting).map((settled) => settled.status === 'rejected' && settled.reason);
    for (const reason of reasons) expect(reason).toBeInstanceOf(DatabaseAway);
    await expect(inside()).rejects.toThrow(DatabaseAway);
    await database.close();
  });

  test('that works on what each of its connections was asked is waited for', async () => {
    const working = Array.from({ length: CONNECTIONS }, locked);
    expect(await database.abandonWhenSilent()).toBe(false);
    expect(await Promise.all(working)).toHaveLength(CONNECTIONS);
    await database.close();
  });

  test('that gives no new connection and goes on with those that are open is waited for', async () => {
    wire.isCut = true;
    let isJudged = false;
    const judged = database.abandonWhenSilent().finally(() => {
      isJudged = true;
    });
    while (!isJudged) await inside();
    expect(await judged).toBe(false);
    await expect(inside()).resolves.toEqual([{ one: 1 }]);
    await database.close();
  });

  test('that refuses another connection is not silent', async () => {
    const full = openPostgresDatabase(`${SERVER}_that_is_not_there`);
    expect(await full.abandonWhenSilent()).toBe(false);
    await full.close();
    const away = openPostgresDatabase('postgres://postgres@127.0.0.1:1/none');
    expect(await away.abandonWhenSilent()).toBe(false);
    await away.close();
  });

  test('that is silent on the connections that are open alone keeps nobody who closes the database', async () => {
    wire.silence();
    const waiting = Promise.allSettled([inside(), inside()]);
    expect(await database.abandonWhenSilent()).toBe(false);
    await database.close();
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});

describe.skipIf(!SERVER)('a statement that takes too long', () => {
  test('is ended by PostgreSQL, and counts as a database that is away', async () => {
    const database = openPostgresDatabase(SERVER as string, { connections: 1, queryMs: QUERY_MS });
    const before = await runUnregistered(database, BACKEND, []);
    // The connection is of use still: it is the server that has given up.
    const problem = await runUnregistered(database, SLEEP, []).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(DatabaseAway);
    expect(problem).toMatchObject({ isConnectionLost: false, cause: { code: '57014' } });
    expect(await runUnregistered(database, BACKEND, [])).toEqual(before);
    await database.close();
  });

  test('may take its time in a patient transaction', async () => {
    const database = openPostgresDatabase(SERVER as string, { connections: 1, queryMs: QUERY_MS });
    const slept = database.transaction((sql) => runUnregistered(sql, SLEEP, []), { patient: true });
    await expect(slept).resolves.toHaveLength(1);
    await database.close();
  });
});

describe('a wrong query', () => {
  test.skipIf(!SERVER)('is not taken for a database that is away', async () => {
    const database = openPostgresDatabase(SERVER as string, { connections: 1 });
    const wrong = runUnregistered(database, { name: 'test-wrong', text: 'select 1 / $1::int' }, [0]);
    await expect(wrong).rejects.toMatchObject({ code: '22012', name: 'error' });
    await database.close();
  });

  test('a server that does not listen is away', async () => {
    const database = openPostgresDatabase('postgres://postgres@127.0.0.1:1/none');
    await expect(database.executeSql('select 1')).rejects.toThrow(DatabaseAway);
    expect(await isAnswering(database)).toBe(false);
    await database.close();
  });
});
