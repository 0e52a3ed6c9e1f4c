// A shop that cannot sell says so to whoever sends it visitors, on both engines.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

const PATIENCE = { timeout: 60_000, interval: 500 };

describe.each(testDatabases())('a shop on $name whose database becomes read-only', (engine) => {
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
  async function setReadOnly(value: 'on' | 'off'): Promise<void> {
    const { executeSql, kind } = shop.database;
    if (kind === 'embedded') return void (await executeSql(`set default_transaction_read_only = ${value}`));
    const [{ name }] = (await executeSql('select current_database() as name')).rows as [{ name: string }];
    await executeSql(
      `begin read write; alter database ${name} set default_transaction_read_only = ${value}; commit`,
    );
    // The setting holds for new connections; the one that ends the others ends with them.
    await executeSql(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() order by pid = pg_backend_pid()',
    ).catch(() => {});
  }

  test('is alive and not ready, says why, and is ready again afterwards', async () => {
    expect(await shop.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    await setReadOnly('on');
    await expect
      .poll(async () => await shop.get('/readyz'), PATIENCE)
      .toMatchObject({
        status: 503,
        body: { status: 'unavailable', reason: 'the database cannot be written' },
      });
    expect((await shop.get('/healthz')).status).toBe(200);
    await setReadOnly('off');
    await expect.poll(async () => (await shop.get('/readyz')).status, PATIENCE).toBe(200);
  });
});
