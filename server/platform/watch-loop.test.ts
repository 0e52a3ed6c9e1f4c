import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { watchLoop } from './watch-loop.ts';

/** Keeps the event loop busy for so long, in one piece. */
function compute(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Several turns of the event loop, each of which takes so long. */
async function turns(count: number, ms: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) {
    compute(ms);
    await setImmediate();
  }
}

test('a process is behind while most turns of its event loop take long, and not any more once they are short', async () => {
  const isBehind = watchLoop(500);
  expect(isBehind()).toBe(false);
  await turns(12, 300);
  expect(isBehind()).toBe(true);
  await setTimeout(1_500);
  expect(isBehind()).toBe(false);
});

test('one long task, or short ones, put no process behind', async () => {
  const isBehind = watchLoop(500);
  compute(2_500);
  await setTimeout(700);
  expect(isBehind()).toBe(false);
  await turns(40, 50);
  expect(isBehind()).toBe(false);
});
