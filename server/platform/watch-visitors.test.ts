import { setImmediate, setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { requestBegins, requestEnds, watchVisitors } from './watch-visitors.ts';

const MANY = 16;
let underWay = 0;

function visitorsCome(): void {
  for (; underWay < MANY; underWay += 1) requestBegins();
}

function visitorsLeave(): void {
  for (; underWay > 0; underWay -= 1) requestEnds();
}

/** Keeps the event loop busy, in short turns. */
async function work(ms: number): Promise<void> {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    await setImmediate();
  }
}

afterEach(visitorsLeave);

test('visitors press while many requests keep the event loop busy, and not any more when they are answered', async () => {
  const visitorsPress = watchVisitors();
  expect(visitorsPress()).toBe(false);
  visitorsCome();
  await work(2_000);
  expect(visitorsPress()).toBe(true);
  visitorsLeave();
  await work(2_000);
  expect(visitorsPress()).toBe(false);
});

test('requests that wait for somebody else press nobody', async () => {
  const visitorsPress = watchVisitors();
  visitorsCome();
  await setTimeout(1_500);
  expect(visitorsPress()).toBe(false);
});
