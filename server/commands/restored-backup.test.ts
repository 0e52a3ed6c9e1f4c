import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ORDER_CONFIRMED } from '../orders/confirm-order.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openPostgresDatabase } from '../platform/database/postgres-database.ts';
import type { Database } from '../platform/database/sql.ts';
import { layEmbeddedDatabase, layPostgresDatabase } from '../platform/database/test-databases.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { carryOutJobs } from '../start/carry-out-jobs.ts';
import { noticeRestoredBackup } from '../start/notice-restored-backup.ts';

const SERVER = process.env['TEST_DATABASE_URL'];
const NOW = new Date('2026-11-23T12:00:00Z');
const quiet = { error: () => {}, warn: () => {} };

let folder: string;
let warnings: string[];
let closing: (() => Promise<void>)[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-restored-'));
  warnings = [];
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
  rmSync(folder, { recursive: true });
});

async function start(database: Database, dataDir: string): Promise<void> {
  const log = { ...quiet, warn: (_details: object, text: string) => void warnings.push(text) };
  await noticeRestoredBackup({ config: { dataDir }, database, log, now: () => NOW });
}

async function writeMail(database: Database): Promise<void> {
  const jobs = createJobs(database, { work: false, log: quiet });
  jobs.work(ORDER_CONFIRMED, async () => {});
  await jobs.start();
  await jobs.write(database, ORDER_CONFIRMED, { booking_id: 'b' });
  await jobs.stop();
}

async function minutesUntilDue(database: Database): Promise<number> {
  const { rows } = await database.executeSql(
    `select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job where name = '${ORDER_CONFIRMED}'`,
  );
  return rows[0].minutes;
}

describe('with the embedded database', { timeout: 180_000 }, () => {
  test('a copy of the folder is noticed once, and its mails wait; one whose mails staff have left out starts without a word', async () => {
    const original = join(folder, 'original');
    await layEmbeddedDatabase(original);
    const first = await openDatabase({ databaseUrl: undefined, dataDir: original });
    await start(first, original);
    await writeMail(first);
    await start(first, original);
    expect(await minutesUntilDue(first)).toBe(0);
    await first.close();
    const restored = await openCopy(original, 'copy');
    expect(warnings).toEqual([]);
    await start(restored, join(folder, 'copy'));
    expect(warnings).toEqual([
      expect.stringContaining('run npm run jobs -- leave-mails-before 2026-11-23T12:00:00.000Z'),
    ]);
    expect(await minutesUntilDue(restored)).toBe(15);
    await start(restored, join(folder, 'copy'));
    expect(warnings).toHaveLength(1);

    const dataDir = join(folder, 'left-out');
    const leftOut = await openCopy(original, 'left-out');
    await carryOutJobs(
      { database: leftOut, config: { dataDir } },
      { do: 'leave-mails', before: NOW.toISOString() },
    );
    await start(leftOut, dataDir);
    expect(warnings).toHaveLength(1);
  });

  async function openCopy(original: string, name: string): Promise<Database> {
    const dataDir = join(folder, name);
    cpSync(original, dataDir, { recursive: true });
    const copy = await openDatabase({ databaseUrl: undefined, dataDir });
    closing.push(() => copy.close());
    return copy;
  }
});

describe.runIf(SERVER)('with PostgreSQL', { timeout: 180_000 }, () => {
  test('a copy of the database is noticed, also when somebody was working on its mails', async () => {
    const name = `foyer_test_original_${process.pid}`;
    const admin = openPostgresDatabase(SERVER ?? '', { connections: 1 });
    closing.push(() => admin.close());
    const onServer = (database: string) =>
      Object.assign(new URL(SERVER ?? ''), { pathname: `/${database}` }).href;
    const drop = (made: string) =>
      closing.push(async () => void (await admin.executeSql(`drop database ${made} with (force)`)));
    await layPostgresDatabase(SERVER ?? '', name);
    drop(name);
    const first = await openDatabase({ databaseUrl: onServer(name), dataDir: folder });
    await start(first, folder);
    await writeMail(first);
    await first.executeSql(`update pgboss.job set state = 'active' where name = '${ORDER_CONFIRMED}'`);
    await start(first, folder);
    await first.close();
    await admin.executeSql(`create database ${name}_copy template ${name}`);
    drop(`${name}_copy`);
    const restored = await openDatabase({ databaseUrl: onServer(`${name}_copy`), dataDir: folder });
    closing.push(() => restored.close());
    expect(warnings).toEqual([]);
    await start(restored, folder);
    expect(warnings).toHaveLength(1);
    expect(await minutesUntilDue(restored)).toBe(15);
    const { rows } = await restored.executeSql(
      `select state from pgboss.job where name = '${ORDER_CONFIRMED}'`,
    );
    expect(rows).toEqual([{ state: 'retry' }]);
  });
});
