// A database that is silent holds no process up that is told to end: whoever stops the shop would wait, and then kill it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWire, type Wire } from '../silent-wire.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { CAN_RUN, openPrograms, type Programs } from './test-programs.ts';

const SLOW_MS = 300_000;

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
});
