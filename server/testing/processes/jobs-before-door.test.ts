// Whoever has paid needs the jobs: a process takes no visitors before its jobs run.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openPostgresDatabase } from '../../platform/database/postgres-database.ts';
import { runUnregistered } from '../../platform/database/unregistered-statement.ts';
import { makeTestMuseum, type TestMuseum } from '../test-museum.ts';
import { freePort } from '../test-process.ts';
import { CAN_RUN, openPrograms, type Programs } from './test-programs.ts';

const LOCK = { name: 'test-lock-jobs', text: 'lock table pgboss.version in access exclusive mode' };
const WAITING = `select 1 from pg_locks where not granted and relation = 'pgboss.version'::regclass`;
const SLOW_MS = 300_000;
/** Long enough for a process to open that does not wait for its jobs. */
const MEANWHILE_MS = 1_500;

describe.skipIf(!CAN_RUN)('while the queue of jobs cannot be opened', () => {
  let museum: TestMuseum;
  let programs: Programs;
  beforeAll(async () => {
    museum = makeTestMuseum();
    programs = await openPrograms('jobs_first', museum);
  }, SLOW_MS);
  afterAll(async () => {
    await programs.remove();
    museum.remove();
  }, SLOW_MS);

  test(
    'the door stays closed, and opens with them',
    async () => {
      const port = await freePort();
      const isOpen = () =>
        fetch(`http://127.0.0.1:${port}/healthz`).then(
          () => true,
          () => false,
        );
      const holding = openPostgresDatabase(programs.databaseUrl);
      const looking = openPostgresDatabase(programs.databaseUrl);
      const isHeldUp = async () => (await looking.executeSql(WAITING)).rows.length > 0;
      let starting: ReturnType<Programs['start']> | undefined;
      await holding.transaction(async (sql) => {
        await runUnregistered(sql, LOCK, []);
        starting = programs.start({ PORT: String(port) });
        await vi.waitFor(async () => expect(await isHeldUp()).toBe(true), { timeout: 60_000, interval: 50 });
        await setTimeout(MEANWHILE_MS);
        expect(await isOpen()).toBe(false);
      });
      await starting;
      expect(await isOpen()).toBe(true);
      await Promise.all([holding.close(), looking.close()]);
    },
    SLOW_MS,
  );
});
