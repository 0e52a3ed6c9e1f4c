// The journal of acts on both engines: written with what was done or not at all, and never changed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Act } from '../../../domain/staff/act.ts';
import type { Database } from '../../platform/database/sql.ts';
import { testDatabases } from '../../platform/database/test-databases.ts';
import { writeAct } from './write-act.ts';

const NOW = new Date('2026-11-18T09:00:00Z');
const invited: Act = {
  by: { kind: 'command', user: 'museum' },
  verb: 'staff.invited',
  on: { kind: 'staff', id: 'S1' },
  after: { roles: ['admin'] },
};

describe.each(testDatabases())('the journal of acts on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const journal = async () =>
    (
      await database.executeSql(
        'select actor_kind, actor_id, address, verb, object_id, before, after, reason from act order by id',
      )
    ).rows;

  test('says who did what, on what, from where and why', async () => {
    await database.transaction((sql) => writeAct(sql, invited, NOW));
    await database.transaction((sql) =>
      writeAct(
        sql,
        {
          by: { kind: 'staff', staffId: 'S1', address: '10.0.0.7' },
          verb: 'staff.ended',
          on: { kind: 'staff', id: 'S2' },
          before: { roles: ['door'] },
          reason: 'left in November',
        },
        NOW,
      ),
    );
    expect(await journal()).toEqual([
      {
        actor_kind: 'command',
        actor_id: 'museum',
        address: '',
        verb: 'staff.invited',
        object_id: 'S1',
        before: null,
        after: { roles: ['admin'] },
        reason: null,
      },
      {
        actor_kind: 'staff',
        actor_id: 'S1',
        address: '10.0.0.7',
        verb: 'staff.ended',
        object_id: 'S2',
        before: { roles: ['door'] },
        after: null,
        reason: 'left in November',
      },
    ]);
  });

  test('is not written when what was done is taken back', async () => {
    const before = (await journal()).length;
    await expect(
      database.transaction(async (sql) => {
        await writeAct(sql, invited, NOW);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(await journal()).toHaveLength(before);
  });

  test.each(["update act set reason = ''", 'delete from act', 'truncate act'])(
    'refuses %s',
    async (change) => {
      await expect(database.executeSql(change)).rejects.toThrow('never changed');
    },
  );
});
