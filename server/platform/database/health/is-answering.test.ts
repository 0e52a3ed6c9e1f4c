import { expect, test } from 'vitest';
import { openWire } from '../../../testing/silent-wire.ts';
import { openPostgresDatabase } from '../postgres-database.ts';
import { runUnregistered } from '../unregistered-statement.ts';
import { isAnswering } from './is-answering.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const QUERY_MS = 60_000;
const SLEEP = { name: 'test-answering-sleep', text: 'select pg_sleep($1)' };
const FAIL = {
  name: 'test-answering-fail',
  text: 'select 1 / case when pg_sleep($1) is null then 1 else 0 end',
};
/** Three times what it may take, because the machine may be busy, and a fraction of what the query may. */
const SOON_MS = 9_000;

test.skipIf(!SERVER)(
  'monitors hear soon that the database is silent, however long a query may take',
  async () => {
    const wire = await openWire(SERVER as string);
    const database = openPostgresDatabase(wire.url, { connections: 1, queryMs: QUERY_MS });
    expect(await isAnswering(database)).toBe(true);
    wire.silence();
    wire.isCut = true;
    const said = await Promise.race([isAnswering(database), after(SOON_MS)]);
    wire.close();
    await database.close();
    expect(said).toBe(false);
  },
);

test.skipIf(!SERVER).each([
  ['answers others', Array.from({ length: 10 }, () => 0.5), true],
  ['waits', [5], false],
])('where no connection is free for three seconds, a database that %s', async (_, seconds, said) => {
  const database = openPostgresDatabase(SERVER as string, { connections: 1, queryMs: QUERY_MS });
  const began = Promise.withResolvers<void>();
  const work = database.transaction(async (sql) => {
    await runUnregistered(sql, SLEEP, [0]);
    for (const pause of seconds) {
      const answered = runUnregistered(sql, SLEEP, [pause]);
      began.resolve();
      await answered;
    }
  });
  await began.promise;
  expect(await isAnswering(database)).toBe(said);
  await work;
  await database.close();
});

test.skipIf(!SERVER)('a database in which every statement fails after a while does not answer', async () => {
  const database = openPostgresDatabase(SERVER as string, { connections: 1, queryMs: QUERY_MS });
  const failing = Promise.all(
    Array.from({ length: 8 }, () =>
      database.transaction((sql) => runUnregistered(sql, FAIL, [0.9])).catch(() => {}),
    ),
  );
  expect(await isAnswering(database)).toBe(false);
  await failing;
  await database.close();
});

function after(milliseconds: number): Promise<string> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, 'nothing yet'));
}
