// Whether a bank has taken an order's money back is asked with every order that is read. It must cost no more while thousands of
// other payments are undecided.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../platform/database/sql.ts';
import { knownStatements } from '../platform/database/statement.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import './at-the-door/orders-at-door-store.ts';
import './order-store.ts';

describe.each(testDatabases())('an order’s money on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test.each(['find-order', 'orders-of-customer', 'orders-at-door'])(
    '%s reads its payments alone',
    async (name) => {
      const { text } = knownStatements().find((one) => one.name === name) ?? { text: '' };
      const asked = text.replaceAll('$1::text[]', `'{a,b}'::text[]`).replaceAll('$1::text', `'a'::text`);
      const { rows } = await database.executeSql(
        `begin; set local enable_seqscan = off; explain (costs off) ${asked}; rollback`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('payment_pkey');
      expect(plan).not.toContain('payment_in_doubt');
    },
  );
});
