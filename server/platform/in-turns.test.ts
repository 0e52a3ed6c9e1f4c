import { expect, test } from 'vitest';
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

function busyFor(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}
