// What counts as a database that cannot be written: one that refuses, for whatever reason, and not one that is slow.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseAway } from '../database-away.ts';
import { watchWriting } from './can-write.ts';

const REFUSED = 'the database cannot be written; this process is not ready';
const AGAIN = 'the database can be written again';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A database whose next answers the test decides. */
function openWatched(kind: 'embedded' | 'postgres' = 'embedded') {
  const warnings: string[] = [];
  const asked: PromiseWithResolvers<{ rows: unknown[] }>[] = [];
  const executeSql = () => {
    const answer = Promise.withResolvers<{ rows: unknown[] }>();
    asked.push(answer);
    return answer.promise;
  };
  const log = { warn: (_details: object, text: string) => void warnings.push(text) };
  const canWrite = watchWriting({ executeSql, kind } as Parameters<typeof watchWriting>[0], log);
  return { canWrite, asked, warnings };
}
const WRITTEN = { rows: [] };
/** So long an answer counts. */
const passFresh = () => vi.advanceTimersByTimeAsync(5_000);

// As PostgreSQL says it, and as the file system of the embedded database does.
test.each(['53100', 'ENOSPC'])(
  'a disk that is full (%s) takes no writing, until it has room again',
  async (code) => {
    const { canWrite, asked, warnings } = openWatched();
    const refused = canWrite();
    asked[0]?.reject(Object.assign(new Error('No space left on device'), { code }));
    expect(await refused).toBe(false);
    expect(warnings).toEqual([REFUSED]);
    await passFresh();
    const written = canWrite();
    asked[1]?.resolve(WRITTEN);
    expect(await written).toBe(true);
    expect(warnings).toEqual([REFUSED, AGAIN]);
  },
);

test('a slow answer is not a refusal: what was known holds until it comes', async () => {
  const { canWrite, asked, warnings } = openWatched();
  const first = canWrite();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toBe(true);
  asked[0]?.reject(Object.assign(new Error('No space left on device'), { code: '53100' }));
  await passFresh();
  const second = canWrite();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await second).toBe(false);
  asked[1]?.resolve(WRITTEN);
  expect(await canWrite()).toBe(true);
  expect(warnings).toEqual([REFUSED, AGAIN]);
});

test.each([
  ['no connection comes', new Error('timeout exceeded when trying to connect'), true],
  ['PostgreSQL ends the statement', Object.assign(new Error('statement timeout'), { code: '57014' }), false],
])('a rush in which %s in time takes no process away', async (_, cause, isLost) => {
  const { canWrite, asked, warnings } = openWatched('postgres');
  const first = canWrite();
  asked[0]?.reject(new DatabaseAway(cause, isLost));
  expect(await first).toBe(true);
  expect(warnings).toEqual([]);
});

test('monitors that ask often make the database write once in five seconds', async () => {
  const { canWrite, asked } = openWatched();
  const all = [canWrite(), canWrite()];
  expect(asked).toHaveLength(1);
  asked[0]?.resolve(WRITTEN);
  expect(await Promise.all([...all, canWrite()])).toEqual([true, true, true]);
  expect(asked).toHaveLength(1);
  await passFresh();
  void canWrite();
  expect(asked).toHaveLength(2);
});
