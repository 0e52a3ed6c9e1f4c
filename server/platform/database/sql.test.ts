import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from './sql.ts';
import { json, text } from './sql-type.ts';
import { build, statement } from './statement.ts';
import { ask, testDatabases } from './test-databases.ts';
import { runUnregistered, type UnregisteredStatement } from './unregistered-statement.ts';

const READ_BACK: UnregisteredStatement<Record<string, unknown>> = {
  name: 'test-read-back',
  text: `select 9007199254740991::bigint as int8, 7.5::numeric as numeric, date '2026-11-20' as date,
    timestamptz '2026-11-20 12:00+01' as instant, 'infinity'::timestamptz as never, '{"a":[1]}'::jsonb as jsonb,
    array[1, 2]::bigint[] as int8s, array['2026-11-20']::date[] as dates, array[1.5]::numeric[] as numerics,
    count(*) as count, array['a "b"', null] as texts`,
};
const PASSED: UnregisteredStatement<Record<string, unknown>> = {
  name: 'test-passed',
  text: `select $1::int[] as ints, $2::text[] as texts, $3::bigint[] as int8s, $4::jsonb as jsonb, $5::jsonb as text,
    $6::date[] as dates, $7::timestamptz as instant, $8::boolean as yes, $9::text as nothing, $10::jsonb as list`,
};

const BYTES: UnregisteredStatement<{ bytes: Uint8Array }> = {
  name: 'test-bytes',
  text: 'select $1::bytea as bytes',
};
const OPEN_TRANSACTIONS: UnregisteredStatement<{ open: number }> = {
  name: 'test-open-transactions',
  text: `select count(*) as open from pg_stat_activity where datname = current_database() and state like 'idle in tr%'`,
};

const FULL: UnregisteredStatement<unknown> = {
  name: '',
  text: `do $$ begin raise exception using errcode = '53100', message = 'No space left on device'; end $$`,
};

const insertSecret = statement('test-insert-secret', { name: text() }, ({ name }) =>
  build.insertInto('secret').values({ name, value: name }),
);
const findSecret = statement('test-find-secret', { name: text() }, ({ name }) =>
  build.selectFrom('secret').selectAll().where('name', '=', name),
);

describe.each(testDatabases())('the database on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const putSecret = (name: string) => [insertSecret, { name }] as const;
  const secret = (name: string) => [findSecret, { name }] as const;

  test('reads every type the same way', async () => {
    const [row] = await runUnregistered(database, READ_BACK, []);
    expect(row).toEqual({
      int8: 9007199254740991,
      numeric: 7.5,
      date: '2026-11-20',
      instant: new Date('2026-11-20T11:00:00Z'),
      never: Number.POSITIVE_INFINITY,
      jsonb: { a: [1] },
      int8s: [1, 2],
      dates: ['2026-11-20'],
      numerics: [1.5],
      count: 1,
      texts: ['a "b"', null],
    });
  });

  test('passes arrays, JSON and instants the same way', async () => {
    const instant = new Date('2026-11-20T11:00:00.123Z');
    const values = [
      [1, 2],
      ['a "b\\', 'c,{}', null],
      [3],
      json({ a: 'b' }),
      json('text'),
      ['2026-11-20'],
      instant,
      true,
      null,
    ];
    const [row] = await runUnregistered(database, PASSED, [...values, json([1, { two: 2 }])]);
    expect(row).toEqual({
      ints: [1, 2],
      texts: ['a "b\\', 'c,{}', null],
      int8s: [3],
      jsonb: { a: 'b' },
      text: 'text',
      dates: ['2026-11-20'],
      instant,
      yes: true,
      nothing: null,
      list: [1, { two: 2 }],
    });
  });

  test('stores bytes as they are', async () => {
    const bytes = new Uint8Array([0, 255, 10, 92, 39]);
    const [row] = await runUnregistered(database, BYTES, [bytes]);
    expect(row?.bytes).toBeInstanceOf(Uint8Array);
    expect([...(row?.bytes ?? [])]).toEqual([...bytes]);
  });

  test('refuses a plain object as a parameter instead of guessing', async () => {
    await expect(runUnregistered(database, PASSED, [{ a: 1 }])).rejects.toThrow('json()');
  });

  test('runs what Kysely built', async () => {
    await database.all(...putSecret('built'));
    const found = await database.first(...secret('built'));
    expect(found?.value).toBe('built');
    expect(await database.first(...secret('missing'))).toBeUndefined();
  });

  test('keeps what a transaction did, and nothing of one that threw', async () => {
    await database.transaction((sql) => sql.all(...putSecret('kept')));
    const failing = database.transaction(async (sql) => {
      await sql.all(...putSecret('dropped'));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await database.first(...secret('kept'))).toBeDefined();
    expect(await database.first(...secret('dropped'))).toBeUndefined();
  });

  test('says so when a failed transaction is committed', async () => {
    const failing = database.transaction(async (sql) => {
      await sql.all(...putSecret('half'));
      await sql.all(...putSecret('half')).catch(() => {});
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await database.first(...secret('half'))).toBeUndefined();
  });

  test('says that the database was away where a statement sent with others failed for it', async () => {
    const failing = database.transaction(async (sql) => {
      const first = runUnregistered(sql, FULL, []);
      // Whoever waits for the first one may hear of it later than whoever waits for the second.
      const heardLater = first.finally(() => sleep(20));
      await Promise.all([heardLater, sql.all(...putSecret('beside'))]);
    });
    await expect(failing).rejects.toThrow('The database does not answer: No space left on device');
    expect(await database.first(...secret('beside'))).toBeUndefined();
  });

  test('a transaction that throws at once, or does nothing, leaves every connection clean', async () => {
    const refuse = () => database.transaction(() => Promise.reject(new Error('no'))).catch(() => {});
    await Promise.all(Array.from({ length: 12 }, refuse));
    await Promise.all(Array.from({ length: 12 }, (_, index) => database.all(...putSecret(`after-${index}`))));
    const [row] = await runUnregistered(database, OPEN_TRANSACTIONS, []);
    expect(row?.open).toBe(0);
  });

  test('what is left running when a transaction fails can do nothing any more', async () => {
    let late: Promise<unknown> = Promise.resolve();
    const failing = database.transaction(async (sql) => {
      late = new Promise((resolve) => setTimeout(resolve, 20)).then(() => sql.all(...putSecret('late')));
      late.catch(() => {});
      throw new Error('over');
    });
    await expect(failing).rejects.toThrow('over');
    await expect(late).rejects.toThrow('The transaction is over');
  });

  test('an empty transaction is fine', async () => {
    expect(await database.transaction(async () => 5)).toBe(5);
  });

  test('asking the database from inside its transaction is an error, not a deadlock', async () => {
    const inside = database.transaction(() => database.first(...secret('kept')));
    await expect(inside).rejects.toThrow('inside a transaction');
  });

  test('names the constraint that was broken', async () => {
    await database.all(...putSecret('twice'));
    await expect(database.all(...putSecret('twice'))).rejects.toMatchObject({
      code: '23505',
      constraint: 'secret_pkey',
    });
  });

  test('many transactions at once all get through', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `many-${index}`);
    await Promise.all(names.map((name) => database.transaction((sql) => sql.all(...putSecret(name)))));
    const found = await ask(
      database,
      build.selectFrom('secret').select('name').where('name', 'like', 'many-%'),
    );
    expect(found).toHaveLength(40);
  });

  test('raw SQL may be several statements, and a failure leaves no open transaction behind', async () => {
    const { rows } = await database.executeSql('select 1 as one; select 2 as two');
    expect(rows).toEqual([{ one: 1 }, { two: 2 }]);
    const failing = Array.from({ length: 12 }, () =>
      database.executeSql('begin; select 1 / 0; commit;').catch(() => 'failed'),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
    expect(
      await Promise.all(Array.from({ length: 12 }, () => database.first(...secret('kept')))),
    ).toHaveLength(12);
  });
});
