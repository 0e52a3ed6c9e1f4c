// The same for a line in the embedded database, in PostgreSQL and in Redis: numbers are handed out once, and whoever knows
// less does not write over whoever knows more.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Line } from '../../domain/waiting-room/line.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { openRedis } from '../platform/open-redis.ts';
import { HAS_REDIS, startRedis } from '../testing/test-redis.ts';
import type { LineStore } from './line-store.ts';
import { redisLines } from './redis-lines.ts';
import { databaseLines, sweepWaitingRoom } from './waiting-room-store.ts';

type OpenedStore = { readonly lines: LineStore; close(): unknown };

const STORES: readonly { readonly name: string; open(): Promise<OpenedStore> }[] = [
  ...testDatabases().map(({ name, open }) => ({
    name,
    open: async () => {
      const database = await open();
      return { lines: databaseLines(database), close: () => database.close() };
    },
  })),
  ...(HAS_REDIS ? [{ name: 'Redis', open: openInRedis }] : []),
];

async function openInRedis(): Promise<OpenedStore> {
  const server = await startRedis();
  const redis = await openRedis(server.url, { log: { warn: () => {} }, away: '', back: '' });
  const close = () => {
    redis.disconnect();
    server.close();
  };
  return { lines: redisLines(redis), close };
}

/** A moment whose milliseconds and fractions must come back as they were. */
const AT = Date.parse('2026-11-18T07:00:00.123Z');
const line = (more: Partial<Line> = {}): Line => ({ issued: 0, served: 2.5, at: AT, early: null, ...more });

describe.each(STORES)('a line in $name', ({ open }) => {
  let store: OpenedStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  test('that is new is written as it is known', async () => {
    const known = { revision: -1, line: line() };
    expect(await store.lines.writeLine('new', known, 0)).toEqual({ revision: 0, line: line() });
  });

  test('is moved on by whoever knows it as it is', async () => {
    await store.lines.writeLine('moved', { revision: -1, line: line() }, 3);
    const moved = line({ issued: 3, served: 123_456.789_012_3, at: AT + 1500, early: 3 });
    expect(await store.lines.writeLine('moved', { revision: 0, line: moved }, 0)).toEqual({
      revision: 1,
      line: moved,
    });
  });

  test('is not written over by whoever knows an older view, and tells the newer one', async () => {
    const newer = line({ issued: 20, served: 10.25, at: AT + 5000, early: 7 });
    await store.lines.writeLine('older', { revision: 4, line: newer }, 0);
    const older = { revision: 1, line: line({ issued: 25, served: 3, at: AT + 9000, early: 5 }) };
    expect(await store.lines.writeLine('older', older, 2)).toEqual({
      revision: 5,
      // No number is handed out twice, whoever knows of it.
      line: { ...newer, issued: 27 },
    });
  });

  test('that was lost is restored by whoever knows it', async () => {
    const known = line({ issued: 900, served: 300, early: 100 });
    expect(await store.lines.writeLine('lost', { revision: 77, line: known }, 1)).toEqual({
      revision: 78,
      line: { ...known, issued: 901 },
    });
  });

  test('hands out every number once, however many processes ask at the same time', async () => {
    const asked = Array.from({ length: 40 }, (_, process) => (process % 5) + 1);
    const written = await Promise.all(
      asked.map((joins) => store.lines.writeLine('race', { revision: -1, line: line() }, joins)),
    );
    const numbers = written.flatMap((known, index) =>
      Array.from({ length: asked[index] ?? 0 }, (_, back) => known.line.issued - back),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
  });
});

test.each(testDatabases())('lines and passes of the day before are forgotten in $name', async (engine) => {
  const database = await engine.open();
  const lines = databaseLines(database);
  await lines.writeLine('over', { revision: 3, line: line({ issued: 5 }) }, 0);
  await lines.writeLine('on', { revision: 3, line: line({ issued: 5, at: AT + 2 }) }, 0);
  await sweepWaitingRoom(database, new Date(AT + 1));
  const fresh = { revision: -1, line: line() };
  expect((await lines.writeLine('over', fresh, 0)).line.issued).toBe(0);
  expect((await lines.writeLine('on', fresh, 0)).line.issued).toBe(5);
  await database.close();
});
