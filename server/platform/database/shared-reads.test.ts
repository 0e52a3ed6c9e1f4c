import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openPostgresDatabase } from './postgres-database.ts';
import { isRead } from './shared-reads.ts';
import { int } from './sql-type.ts';
import { byHand } from './statement.ts';

describe('which statements only read', () => {
  test.each([
    ['select 1', true],
    ['\n  select "id" from "cart" where "id" = $1', true],
    ['select "id" from "cart" for update', false],
    ['select "id" from "cart" for no key update of s', false],
    ['select "id" from "customer" for share', false],
    ['with a as (delete from cart returning id) select * from a', false],
    ['update cart set state = $1', false],
    ['insert into cart (id) select $1', false],
  ])('%s', (text, reads) => expect(isRead(text)).toBe(reads));
});

const divide = byHand(
  'test-divide',
  { by: int() },
  { result: int(), pid: int() },
  ({ by }) => raw`
  select 10 / ${by} as result, pg_backend_pid() as pid`,
);

describe.runIf(process.env['TEST_DATABASE_URL'])('reads of one turn', () => {
  test('share a connection; one that fails fails alone', async () => {
    const database = openPostgresDatabase(process.env['TEST_DATABASE_URL'] as string);
    try {
      const answers = await Promise.allSettled([1, 0, 2, 5].map((by) => database.first(divide, { by })));
      expect(answers.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'fulfilled',
      ]);
      const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(rows.map((row) => row?.result)).toEqual([10, 5, 2]);
      expect(new Set(rows.map((row) => row?.pid)).size).toBe(1);
    } finally {
      await database.close();
    }
  });

  test('more turns than connections wait for each other and all end', async () => {
    const database = openPostgresDatabase(process.env['TEST_DATABASE_URL'] as string, { connections: 2 });
    try {
      const turns = Array.from({ length: 20 }, async (_, turn) => {
        for (let wait = 0; wait < turn; wait += 1) await new Promise(setImmediate);
        return database.first(divide, { by: 1 });
      });
      expect((await Promise.all(turns)).map((row) => row?.result)).toEqual(Array(20).fill(10));
    } finally {
      await database.close();
    }
  });
});
