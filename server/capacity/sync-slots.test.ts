// Slots in their thousands are read, compared and written in portions; what an import says of them is the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Database } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { definePools, syncSlots } from './sync-slots.ts';

const DAYS = 30;
const TIMES = Array.from(
  { length: 96 },
  (_, quarter) => `${String(quarter >> 2).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
);
const HERE = createMuseumClock('Europe/Berlin', () => new Date('2026-11-19T23:00:00Z'));
const SAME = { added: 0, changed: 0, removed: 0, closed: 0 };

function rules(capacity: number, to: string): PoolRules {
  const rule = {
    from: '2026-11-20',
    to,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: TIMES,
    minutes: 15,
    capacity,
  };
  return { kind: 'slots', rules: [{ ...rule, soldElsewhere: [], except: [] }] };
}

describe.each(testDatabases())('a pool with thousands of slots on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const sync = async (capacity: number, to = '2027-03-01') => {
    await definePools(database, [{ id: 'tower', rules: rules(capacity, to) }]);
    return database.transaction((sql) => syncSlots(sql, HERE, DAYS - 1));
  };

  test('gets each of them once', async () => {
    expect(await sync(10)).toEqual({ ...SAME, added: DAYS * TIMES.length });
    expect(await sync(10)).toEqual(SAME);
  });

  test('has each of them changed, and those of dropped days removed', async () => {
    expect(await sync(12)).toEqual({ ...SAME, changed: DAYS * TIMES.length });
    expect(await sync(12, '2026-11-29')).toEqual({ ...SAME, removed: 20 * TIMES.length });
  });
});
