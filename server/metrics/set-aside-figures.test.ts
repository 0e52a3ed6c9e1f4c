import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '../platform/database/test-databases.ts';
import { makeTestMuseum, type TestMuseum } from '../testing/test-museum.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { readJobs } from './metrics-store.ts';

describe.each(testDatabases())('jobs on $name', (engine) => {
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

  test('that were set aside count under their own name', async () => {
    await shop.database.executeSql(
      `insert into pgboss.job (name, source_name, data) values ('set-aside', 'order-confirmed', '{}')`,
    );
    expect(await readJobs(shop.database)).toContainEqual(
      expect.objectContaining({ job: 'order-confirmed', state: 'set-aside', count: 1 }),
    );
  });
});
