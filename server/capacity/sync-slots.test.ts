// Slots in their thousands are read, compared and written in portions; what an import says of them is the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Database, Sql } from '../platform/database/sql.ts';
import { testDatabases } from '../platform/database/test-databases.ts';
import { createMuseumClock } from '../platform/museum-clock.ts';
import { countByTurn, onSlowMachine } from '../testing/turns-of-loop.ts';
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

  const sync = async (capacity: number, to = '2027-03-01', clock = HERE, watched = (sql: Sql) => sql) => {
    await definePools(database, [{ id: 'tower', rules: rules(capacity, to) }]);
    return database.transaction((sql) => syncSlots(watched(sql), clock, DAYS - 1));
  };

  test('gets each of them once', async () => {
    expect(await sync(10)).toEqual({ ...SAME, added: DAYS * TIMES.length });
    expect(await sync(10)).toEqual(SAME);
  });

  test('has each of them changed, and those of dropped days removed', async () => {
    expect(await sync(12)).toEqual({ ...SAME, changed: DAYS * TIMES.length });
    expect(await sync(12, '2026-11-29')).toEqual({ ...SAME, removed: 20 * TIMES.length });
  });

  test('is read and written a thousand slots at a time', async () => {
    const sizes = new Map<string, number>();
    const watched = watchSizes(sizes);
    await sync(20, undefined, HERE, watched);
    await sync(21, undefined, HERE, watched);
    // To be locked in the order of ids, all of them are named at once (ADR 006).
    sizes.delete('lock-slots-to-change');
    expect(Object.fromEntries(sizes)).toMatchObject({
      'slots-not-over': 1_000,
      'add-slots': 1_000,
      'change-slots': 1_000,
    });
    expect(Math.max(...sizes.values())).toBe(1_000);
  });

  test('is worked out a week at a time, and compared in turns with whatever else the shop does', async () => {
    const worked = { out: countByTurn(), compared: countByTurn() };
    const clock: typeof HERE = {
      ...HERE,
      exists: (datetime) => {
        worked.out.add();
        return HERE.exists(datetime);
      },
      toInstant: (datetime) => {
        worked.compared.add();
        return HERE.toInstant(datetime);
      },
    };
    await onSlowMachine(() => sync(22, undefined, clock));
    expect(worked.out.all).toBe(DAYS * TIMES.length);
    expect(worked.out.most).toBe(7 * TIMES.length);
    expect(worked.compared.all).toBeGreaterThan(2 * DAYS * TIMES.length);
    // Of one slot its beginning and its end, and at the start the moment and the days in question.
    expect(worked.compared.most).toBeLessThan(10);
  });
});

/** Notes how many rows each statement was given or has answered at most. */
function watchSizes(sizes: Map<string, number>): (sql: Sql) => Sql {
  const note = (name: string, things: unknown) => {
    const lists = [things, ...Object.values(things ?? {})].filter(Array.isArray);
    sizes.set(name, Math.max(sizes.get(name) ?? 0, ...lists.map(({ length }) => length)));
  };
  return (sql) => ({
    ...sql,
    all: async (statement, ...given) => {
      note(statement.name, given[0]);
      const rows = await sql.all(statement, ...given);
      note(statement.name, rows);
      return rows;
    },
    first: (statement, ...given) => {
      note(statement.name, given[0]);
      return sql.first(statement, ...given);
    },
    run: (statement, ...given) => {
      note(statement.name, given[0]);
      return sql.run(statement, ...given);
    },
  });
}
