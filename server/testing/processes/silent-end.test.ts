// A database that is silent holds no process up that is told to end: whoever stops the shop would wait, and then kill it.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWire, type Wire } from '../silent-wire.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { purchase } from '../test-shop.ts';
import { CAN_RUN, openPrograms, type Programs } from './test-programs.ts';

const SLOW_MS = 300_000;
/** More than there are connections. */
const VISITORS = 30;
/** Requests are with the process by then. */
const ARRIVED_MS = 500;
const CART = purchase([{ type: 'ticket', id: 'dauer-karte', count: 1 }]);

describe.skipIf(!CAN_RUN)('while PostgreSQL is silent', () => {
  let museum: TestMuseum;
  let programs: Programs;
  let wire: Wire;
  beforeAll(async () => {
    museum = makeTestMuseum();
    programs = await openPrograms('silent_end', museum);
    wire = await openWire(programs.databaseUrl);
  }, SLOW_MS);
  afterAll(async () => {
    wire.close();
    await programs.remove();
    museum.remove();
  }, SLOW_MS);

  // With jobs, its connections wait for answers; without, they are idle, and nobody hears that they are closed.
  test.each([
    ['works on jobs', 'on'],
    ['serves visitors alone', 'off'],
  ])(
    'a process that %s ends by itself when it is told to, and says that nothing went wrong',
    async (_, JOBS) => {
      wire.isCut = false;
      const program = await programs.start({ DATABASE_URL: wire.url, JOBS });
      wire.silence();
      wire.isCut = true;
      expect(await program.end('SIGTERM')).toBe(0);
    },
    SLOW_MS,
  );

  // Each waits for a connection or an answer that does not come, with and without new connections that work.
  test.each([
    ['silent on every connection', true],
    ['silent on the connections that are open', false],
  ])(
    'a process that is answering visitors ends by itself, and tells each of them to come again, with a database that is %s',
    async (_, isCut) => {
      wire.isCut = false;
      const program = await programs.start({ DATABASE_URL: wire.url });
      await program.ask('POST', '/api/de/checkout/initPayment', CART);
      wire.silence();
      wire.isCut = isCut;
      const answers = Array.from({ length: VISITORS }, () =>
        program.ask('POST', '/api/de/checkout/initPayment', CART),
      );
      await setTimeout(ARRIVED_MS);
      expect(await program.end('SIGTERM')).toBe(0);
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      // One that got a new connection is answered as always.
      expect(statuses.filter((status) => status !== 503 && (isCut || status !== 200))).toEqual([]);
      expect(program.said().includes('The database is silent')).toBe(isCut);
    },
    SLOW_MS,
  );
});
