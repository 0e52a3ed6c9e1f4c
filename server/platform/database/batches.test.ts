// How many transactions there are for what is done together, and that none keeps the others waiting for long.
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBatches, runInBatch } from './batches.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const PATIENCE = 50;

/** What is begun stays under way until the test ends it. */
function begin(limits: Parameters<typeof emptyBatches>[0]) {
  const batches = emptyBatches<string, string>(limits);
  const begun: string[][] = [];
  const ends: { done: () => void; failed: () => void }[] = [];
  const answered: string[] = [];
  const run = (items: string[]) => {
    begun.push(items);
    return new Promise<string[]>((resolve, reject) => {
      ends.push({ done: () => resolve(items), failed: () => reject(new Error('no')) });
    });
  };
  const ask = async (...items: string[]) => {
    for (const item of items)
      void runInBatch(batches, item, run).then(
        (answer) => answered.push(answer),
        () => answered.push(`not ${item}`),
      );
    await turns();
  };
  const end = async (batch: number, how: 'done' | 'failed' = 'done') => {
    ends[batch]?.[how]();
    await turns();
  };
  const wait = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await turns();
  };
  return { begun, answered, ask, end, wait };
}

async function turns() {
  for (let count = 0; count < 3; count += 1) await turn();
}

test('what comes while a batch is under way is done together after it', async () => {
  const { begun, answered, ask, end } = begin({ size: 3, atOnce: 1 });
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
  const { begun, ask, end } = begin({ size: 3, atOnce: 2 });
  await ask('a');
  await ask('b');
  await ask('c');
  expect(begun).toEqual([['a'], ['b']]);
  await end(1);
  expect(begun).toEqual([['a'], ['b'], ['c']]);
});

test('with patience only beside one that takes too long, as many as may be', async () => {
  const { begun, answered, ask, end, wait } = begin({ size: 3, atOnce: 2, patience: PATIENCE });
  await ask('a');
  await ask('b');
  await wait(PATIENCE - 1);
  await ask('c');
  expect(begun).toEqual([['a']]);
  await wait(1);
  expect(begun).toEqual([['a'], ['b', 'c']]);
  await ask('d');
  await wait(10 * PATIENCE);
  expect(begun).toHaveLength(2);
  await end(1);
  expect(begun).toEqual([['a'], ['b', 'c'], ['d']]);
  await end(2);
  expect(answered).toEqual(['b', 'c', 'd']);
});

test('one that has ended or failed, in time or late, is waited for no more', async () => {
  const { begun, answered, ask, end, wait } = begin({ size: 3, atOnce: 2, patience: PATIENCE });
  await ask('a');
  await end(0, 'failed');
  await ask('b');
  await ask('c');
  expect(begun).toEqual([['a'], ['b']]);
  await wait(PATIENCE);
  expect(begun.slice(2)).toEqual([['c']]);
  await end(1, 'failed');
  await end(2);
  await wait(PATIENCE);
  expect(answered).toEqual(['not a', 'not b', 'c']);
  await ask('d');
  await ask('e');
  expect(begun.slice(3)).toEqual([['d']]);
  expect(vi.getTimerCount()).toBe(1);
});
