// How many transactions there are for what is done together, and that none keeps the others waiting for long.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyBatches, runInBatch } from './batches.ts';

/** What is begun stays under way until the test ends it. */
function hand(limits: Parameters<typeof emptyBatches>[0]) {
  const batches = emptyBatches<string, string>(limits);
  const begun: string[][] = [];
  const ends: (() => void)[] = [];
  const answered: string[] = [];
  const run = (items: string[]) => {
    begun.push(items);
    return new Promise<string[]>((resolve) => ends.push(() => resolve(items)));
  };
  const ask = (...items: string[]) => {
    for (const item of items) void runInBatch(batches, item, run).then((answer) => answered.push(answer));
    return pause(5);
  };
  const end = (batch: number) => {
    ends[batch]?.();
    return pause(5);
  };
  return { begun, answered, ask, end };
}

test('what comes while a batch is under way is done together after it', async () => {
  const { begun, answered, ask, end } = hand({ size: 3, atOnce: 1 });
  await ask('a');
  await ask('b', 'c');
  await ask('d', 'e');
  expect(begun).toEqual([['a']]);
  await end(0);
  expect(begun).toEqual([['a'], ['b', 'c', 'd']]);
  await end(1);
  await end(2);
  expect(answered).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('without patience another one begins beside it, as many as may be', async () => {
  const { begun, ask, end } = hand({ size: 3, atOnce: 2 });
  await ask('a');
  await ask('b');
  await ask('c');
  expect(begun).toEqual([['a'], ['b']]);
  await end(1);
  expect(begun).toEqual([['a'], ['b'], ['c']]);
});

test('with patience only beside one that takes too long, as many as may be', async () => {
  const { begun, answered, ask, end } = hand({ size: 3, atOnce: 2, patience: 60 });
  await ask('a');
  await ask('b');
  await ask('c');
  expect(begun).toEqual([['a']]);
  await pause(100);
  expect(begun).toEqual([['a'], ['b', 'c']]);
  await ask('d');
  await pause(100);
  expect(begun).toHaveLength(2);
  await end(1);
  expect(begun).toEqual([['a'], ['b', 'c'], ['d']]);
  await end(2);
  expect(answered).toEqual(['b', 'c', 'd']);
  await end(0);
  await ask('e');
  await ask('f');
  expect(begun.slice(3)).toEqual([['e']]);
});
