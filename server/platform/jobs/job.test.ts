import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { registerJobs } from './job.ts';
import type { JobHandler, Jobs } from './jobs.ts';

type Shop = { readonly done: string[] };

/** What is registered for the job `mail`, and what it did. */
function registerMail() {
  const handlers = new Map<string, JobHandler<object>>();
  const jobs = {
    work: (name: string, handler: unknown) => handlers.set(name, handler as JobHandler<object>),
  } as unknown as Jobs;
  const shop: Shop = { done: [] };
  const data = Type.Object({ id: Type.String() });
  const work = async ({ done }: Shop, { id }: { id: string }) => void done.push(id);
  registerJobs<Shop>(jobs, [{ name: 'mail', data, work }], async () => shop);
  const run = async (given: object) => handlers.get('mail')?.(given, new AbortController().signal);
  return { run, done: shop.done };
}

test('a job gets what it was written with, whatever a later version of the shop has added', async () => {
  const { run, done } = registerMail();
  await run({ id: 'a' });
  await run({ id: 'b', priority: 1 });
  expect(done).toEqual(['a', 'b']);
});

test('a job that was written with something else does nothing and is named', async () => {
  const { run, done } = registerMail();
  await expect(run({ booking_id: 'a' })).rejects.toThrow('data of job mail in the database cannot be read');
  expect(done).toEqual([]);
});
