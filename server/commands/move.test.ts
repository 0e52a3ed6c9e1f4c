// `npm run move` as it is really run, into a PostgreSQL that holds nothing at all: not even Foyer's tables, as those of the other
// tests do.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../platform/database/open-database.ts';
import { openPostgresDatabase } from '../platform/database/postgres-database.ts';
import { layEmbeddedDatabase } from '../platform/database/test-databases.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { SHORT_LIVED } from '../testing/short-lived.ts';
import { createDatabase, dropDatabase } from '../testing/test-process.ts';

const NAME = `foyer_moved_${process.pid}`;

describe.runIf(process.env['TEST_DATABASE_URL'])('the move command', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-move-'));
  let url: string;
  beforeAll(async () => {
    url = await createDatabase(NAME);
    await layEmbeddedDatabase(dataDir);
    const source = await openDatabase({ databaseUrl: undefined, dataDir });
    await writeWaitingJob(source);
    await source.close();
  }, 120_000);
  afterAll(async () => {
    rmSync(dataDir, { recursive: true });
    await dropDatabase(NAME);
  });

  const move = () => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
    const asked = [...SHORT_LIVED, 'server/commands/move.ts', url];
    const done = spawnSync(process.execPath, asked, { env, encoding: 'utf8' });
    return { said: `${done.stdout}${done.stderr}`, code: done.status };
  };

  test('brings a waiting job into an empty database, once', async () => {
    expectMoved(move());
    expect(await jobsOf(url)).toEqual([{ name: 'post', data: { to: 'Ada' } }]);
    const again = move();
    expect(again.said).toMatch(/^The target database is not empty: \S+ is there\./);
    expect(again.code).toBe(1);
  }, 120_000);
});

async function writeWaitingJob(source: Parameters<typeof createJobs>[0]): Promise<void> {
  const jobs = createJobs(source, { work: false, log: { error: () => {}, warn: () => {} } });
  jobs.work('post', async () => {});
  await jobs.start();
  await source.transaction((sql) => jobs.write(sql, 'post', { to: 'Ada' }));
  await jobs.stop();
}

function expectMoved({ said, code }: { readonly said: string; readonly code: number | null }): void {
  expect(said).toContain('Everything is there.');
  expect(code).toBe(0);
}

async function jobsOf(url: string): Promise<unknown[]> {
  const target = openPostgresDatabase(url);
  const { rows } = await target.executeSql('select name, data from pgboss.job');
  await target.close();
  return rows;
}
