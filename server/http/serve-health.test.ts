// A shop that cannot sell says so to whoever sends it visitors, on both engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const PATIENCE = { timeout: 60_000, interval: 500 };

describe.each(testDatabases())('a shop on $name whose database cannot be written', (engine) => {
  let museum: TestMuseum;
  let shop: TestShop;
  beforeAll(async () => {
    museum = makeTestMuseum();
    shop = await openTestShop(engine, museum.folder);
  });
  afterAll(async () => {
    await shop.close();
    museum.remove();
  });

  /** As an operator, or a failover, would. */
  async function set(setting: string, value: string): Promise<void> {
    const { executeSql, kind } = shop.database;
    if (kind === 'embedded') return void (await executeSql(`set ${setting} = ${value}`));
    const [{ name }] = (await executeSql('select current_database() as name')).rows as [{ name: string }];
    await executeSql(`begin read write; alter database ${name} set ${setting} = ${value}; commit`);
    // The setting holds for new connections; the one that ends the others ends with them.
    await executeSql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid()',
    ).catch(() => {});
  }

  const faults = [
    ['is read-only', 'default_transaction_read_only', 'on', 'off'] as const,
    // No test fills a disk. This refuses the same: temporary files, which only a server is asked for.
    ...(engine.name === 'postgres' ? [['has no room', 'temp_file_limit', '0', '-1'] as const] : []),
  ];

  test.each(faults)(
    'is alive and not ready when it %s, says why, and is ready again afterwards',
    async (...fault) => {
      const [, setting, wrong, right] = fault;
      expect(await shop.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
      await set(setting, wrong);
      await expect
        .poll(async () => await shop.get('/readyz'), PATIENCE)
        .toMatchObject({
          status: 503,
          body: { status: 'unavailable', reason: 'the database cannot be written' },
        });
      expect((await shop.get('/healthz')).status).toBe(200);
      await set(setting, right);
      await expect.poll(async () => (await shop.get('/readyz')).status, PATIENCE).toBe(200);
    },
  );
});
