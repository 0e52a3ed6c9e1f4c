import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseOverload } from './refuse-overload.ts';

/** Longer than the event loop is measured at a time. */
const LONG_TASK_MS = 2_500;
const MOST_DELAY_MS = 60;
const SLOW_TURN_MS = 300;
const PATHS = [
  '/',
  '/media/house.webp',
  '/api/de/order/review',
  '/api/de/checkout/execPayment',
  '/api/de/order/reviews',
];

let app: FastifyInstance;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

async function open(options: Parameters<typeof refuseOverload>[1]): Promise<void> {
  await refuseOverload(app, options);
  for (const path of PATHS) app.get(path, async () => 'ok');
  await app.ready();
}

function work(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Turns of the event loop that each take long, until someone has been refused. */
async function overload(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    work(SLOW_TURN_MS);
    await setTimeout(1);
    if ((await app.inject('/')).statusCode !== 200) return;
  }
}

async function statuses(): Promise<number[]> {
  const answers = [];
  for (const path of PATHS) answers.push((await app.inject(path)).statusCode);
  return answers;
}

test('one long task is no overload: nobody is refused after it', async () => {
  await open({ warmUpMs: 0 });
  const answers: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    work(LONG_TASK_MS);
    await setTimeout(1);
    answers.push((await app.inject('/')).statusCode);
  }
  expect(answers).toEqual([200, 200, 200]);
});

test('while the event loop stays behind, visitors are asked to come back, but for files and who has paid', async () => {
  await open({ warmUpMs: 0, mostDelayMs: MOST_DELAY_MS });
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  await overload();
  expect(await statuses()).toEqual([503, 200, 200, 200, 503]);
  expect((await app.inject('/')).headers['retry-after']).toBe('2');
});

test('starting is no overload, however long it keeps the event loop', async () => {
  await open({ warmUpMs: 60_000, mostDelayMs: MOST_DELAY_MS });
  for (let turn = 0; turn < 10; turn += 1) {
    work(SLOW_TURN_MS);
    await setTimeout(1);
  }
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
});
