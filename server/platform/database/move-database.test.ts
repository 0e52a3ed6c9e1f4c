import { describe, expect, test } from 'vitest';
import { moveDatabase, TargetNotEmptyError } from './move-database.ts';
import type { Database } from './sql.ts';
import { bytes, int, jsonb, text } from './sql-type.ts';
import { build, statement } from './statement.ts';
import { testDatabases } from './test-databases.ts';

const insertPool = statement(
  'test-insert-pool',
  { id: text(), rules: jsonb(), longest_minutes: int() },
  (pool) => build.insertInto('pool').values(pool),
);
const insertMedia = statement('test-insert-media', { name: text(), content: bytes() }, (picture) =>
  build
    .insertInto('media')
    .values({ ...picture, content_type: 'image/webp', width: 1, height: 1, hash: 'h' }),
);

async function fill(database: Database): Promise<void> {
  await database.run(insertPool, { id: 'hall', rules: [{ times: ['10:00'] }], longest_minutes: 60 });
  await database.executeSql(`insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity, taken)
    select 'hall', date '2026-11-20' + day, 'a', 'b', timestamptz '2026-11-20 10:00Z' + day * interval '1 day',
      timestamptz '2026-11-20 11:00Z' + day * interval '1 day', 10, 3 from generate_series(1, 4500) day`);
  const content = new Uint8Array(1_500_000).fill(7);
  for (let index = 0; index < 4; index++) await database.run(insertMedia, { name: `${index}`, content });
  await database.executeSql(`insert into cart (id, state, language, quote, total, payart, continue_url, cancel_url, hold_count, expires_at)
    values ('c', 'confirmed', 'de', '{"a": "ä"}', 0, 1, '', '', 1, '2026-11-20 10:00:00.123456Z')`);
  await database.executeSql(`insert into hold values ('c', 1, 3, 'infinity')`);
  await database.executeSql(`select nextval('order_sequence') from generate_series(1, 7)`);
  // The ledger refuses postings that do not sum to zero, and the copy comes in pieces that end anywhere.
  await database.executeSql(`
    insert into ledger_entry (id, key, cause, at, day)
    select n, n::text, 'fee', now(), current_date from generate_series(1, 1500) n;
    insert into ledger_posting (entry_id, place, account, amount)
    select n, place, 'fees', amount from generate_series(1, 1500) n, (values (1, 3), (2, -1), (3, -2)) p (place, amount)`);
}

describe.each(testDatabases())('moving into $name', ({ open }) => {
  const [embedded] = testDatabases();

  test('everything arrives, and numbers go on where they were', async () => {
    const [source, target] = await Promise.all([embedded?.open(), open()]);
    if (!source) throw new Error('there is always an embedded database');
    await fill(source);
    const moved = await moveDatabase(source, target);
    expect(moved.find(({ table }) => table === 'public.slot')?.rows).toBe(4500);
    for (const query of [
      'select count(*)::int as slots, sum(taken)::int as taken, max(id)::int as last, max(day)::text as day from slot',
      'select expires_at::text as never from hold',
      'select quote, expires_at::text as expires from cart',
      'select rules from pool',
      'select name, md5(content) as content from media',
      'select entry_id::int, sum(amount)::int as sum from ledger_posting group by entry_id order by entry_id',
    ])
      expect((await target.executeSql(query)).rows).toEqual((await source.executeSql(query)).rows);
    const next = await target.executeSql(`select nextval('order_sequence')::int as number`);
    expect(next.rows[0].number).toBe(100_008);
    await target.executeSql(`insert into slot (pool_id, day, datetime, datetime_end, starts_at, ends_at, capacity)
      values ('hall', '2026-11-20', 'a', 'b', '2000-01-01', '2000-01-02', 1)`);
    await expect(target.executeSql('delete from ledger_posting')).rejects.toThrow(
      'the ledger is never changed',
    );
    await expect(moveDatabase(source, target)).rejects.toThrow(TargetNotEmptyError);
    await Promise.all([source.close(), target.close()]);
  });
});
