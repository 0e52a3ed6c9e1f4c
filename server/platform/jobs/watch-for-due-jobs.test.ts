import { describe, expect, test, vi } from 'vitest';
import { testDatabases } from '../database/test-databases.ts';
import { createJobs } from './jobs.ts';
import { watchForDueJobs } from './watch-for-due-jobs.ts';

const NAMES = ['due', 'later', 'nothing'];
const HOUR = 3600;

describe.each(testDatabases())('the look at all queues on $name', ({ open }) => {
  test('wakes those who wait for a job that is due, and nobody else', async () => {
    const database = await open();
    const log = { error: vi.fn(), warn: () => {} };
    const jobs = createJobs(database, { work: false, log });
    for (const name of NAMES) jobs.work(name, async () => {});
    await jobs.start();
    await jobs.write(database, 'due', {});
    await jobs.write(database, 'later', {}, { startAfterSeconds: HOUR });

    const woken: string[] = [];
    const timer = watchForDueJobs(
      database,
      new Map(NAMES.map((name) => [name, () => woken.push(name)])),
      log,
    );
    await vi.waitFor(() => expect(woken.length).toBeGreaterThan(1), 60_000);
    clearInterval(timer);
    expect(new Set(woken)).toEqual(new Set(['due']));
    expect(log.error).not.toHaveBeenCalled();
    await jobs.stop();
    await database.close();
  });
});
