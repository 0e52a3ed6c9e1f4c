// One clock for all machines of a shop, whatever theirs show.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/sql.ts';
import { testDatabases } from '../database/test-databases.ts';
import { type MachineClocks, openDatabaseClock } from './database-clock.ts';
import { clockWarning } from './watch-clock.ts';

const MINUTE = 60_000;
/** What two clocks may differ by that are the same: the test's machine may be busy. */
const SAME_MS = 5_000;

/** A machine whose clock can be set, and whose timer a test can stop for a while, as a machine that sleeps does. */
function machineOf(ahead: number) {
  const set = { ahead, asleep: 0 };
  const clocks: MachineClocks = {
    wall: () => Date.now() + set.ahead,
    elapsed: () => performance.now() - set.asleep,
  };
  return { set, clocks };
}

describe.each(testDatabases())('on $name', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = await engine.open();
  });
  afterAll(() => database.close());
  const isOwn = engine.name === 'embedded';

  test.each([25 * MINUTE, -25 * MINUTE, 0])('a machine whose clock is %i ms ahead', async (ahead) => {
    const { clocks } = machineOf(ahead);
    const clock = await openDatabaseClock(database, clocks);
    const off = clock.now().getTime() - Date.now();
    expect(Math.abs(off - (isOwn ? ahead : 0))).toBeLessThan(SAME_MS);
    expect(Math.abs(clock.secondsAhead() * 1000 - (isOwn ? 0 : ahead))).toBeLessThan(SAME_MS);
  });

  test.runIf(!isOwn)('a clock that is set while the shop sells changes nothing', async () => {
    const { clocks, set } = machineOf(0);
    const clock = await openDatabaseClock(database, clocks);
    set.ahead = 25 * MINUTE;
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(SAME_MS);
    expect(clock.secondsAhead()).toBeGreaterThan(24 * 60);
  });

  test.runIf(!isOwn)('a machine that slept is behind until it measures again', async () => {
    const { clocks, set } = machineOf(0);
    const clock = await openDatabaseClock(database, clocks);
    set.asleep = 60 * MINUTE;
    expect(clock.now().getTime()).toBeLessThan(Date.now() - 59 * MINUTE);
    await clock.measure();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(SAME_MS);
  });

  test.runIf(!isOwn)('a database that does not answer leaves the clock as it is', async () => {
    const other = await engine.open();
    const clock = await openDatabaseClock(other, machineOf(0).clocks);
    await other.close();
    await clock.measure();
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(SAME_MS);
  });
});

test('the log says so once when a clock is off, and again when it is set to something else', () => {
  const said: string[] = [];
  let ahead = 0;
  const warnIfOff = clockWarning(
    { secondsAhead: () => ahead },
    { warn: (details, text) => said.push(`${JSON.stringify(details)} ${text}`) },
  );
  for (ahead of [0, 4, 1500, 1501, 0, -90]) warnIfOff();
  expect(said).toEqual([
    '{"secondsAhead":1500} this machine\'s clock is 1500 seconds ahead of the database\'s, which the shop goes by: look at its time service',
    '{"secondsAhead":-90} this machine\'s clock is 90 seconds behind the database\'s, which the shop goes by: look at its time service',
  ]);
});
