import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuseOverload } from './refuse-overload.ts';

/** Longer than the event loop is measured at a time. */
const LONG_TASK_MS = 2_500;

test('one long task is no overload: nobody is refused after it', async () => {
  const app = Fastify();
  await refuseOverload(app, 0);
  app.get('/', async () => 'ok');
  await app.ready();
  const statuses: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LONG_TASK_MS);
    await new Promise((resolve) => setTimeout(resolve, 1));
    statuses.push((await app.inject('/')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200]);
  await app.close();
});
