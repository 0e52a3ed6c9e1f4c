import { expect, test } from 'vitest';
import { openMemoryDatabase } from './database/embedded/embedded-database.ts';
import { runUnregistered } from './database/unregistered-statement.ts';
import { eachInTurns } from './in-turns.ts';

test('long work lets others have a turn, and does all of it in order', async () => {
  const done: number[] = [];
  let others = 0;
  const timer = setInterval(() => {
    others += 1;
  }, 1);
  await eachInTurns(
    Array.from({ length: 40 }, (_, index) => index),
    (item) => {
      busyFor(3);
      done.push(item);
    },
  );
  clearInterval(timer);
  expect(done).toEqual(Array.from({ length: 40 }, (_, index) => index));
  expect(others).toBeGreaterThan(5);
});

test('short work is done at once', async () => {
  let others = 0;
  setImmediate(() => {
    others += 1;
  });
  await eachInTurns([1, 2, 3], () => {});
  expect(others).toBe(0);
});

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

function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
