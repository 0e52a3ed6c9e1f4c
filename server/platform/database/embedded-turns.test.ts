import { expect, test } from 'vitest';
import { openMemoryDatabase } from './embedded-database.ts';
import { runUnregistered } from './unregistered-statement.ts';

test('the embedded engine runs in this thread, and lets others have a turn between its statements', async () => {
  const { database } = await openMemoryDatabase();
  const work = { name: 'work', text: 'select count(*) from generate_series(1, 20000)' };
  await runUnregistered(database, work, []);
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  await database.transaction(async (sql) => {
    for (let turn = 0; turn < 50; turn += 1) await runUnregistered(sql, work, []);
  });
  clearInterval(timer);
  await database.close();
  expect(others).toBeGreaterThan(5);
});
