// Several machines sell from one PostgreSQL, and each compares instants that another has written: when a hold lapses, when
// a sale begins. So all of them go by one clock, the database's (ADR 055). Between two measurements the time that has
// passed is counted by a timer of the process, which does not jump when somebody sets the machine's clock.
import type { Database } from '../database/sql.ts';
import { databaseTime } from './database-clock-store.ts';

/** The two clocks of a machine, in milliseconds: one that can be set, and one that only ever runs. */
export type MachineClocks = { wall(): number; elapsed(): number };

export type DatabaseClock = {
  readonly now: () => Date;
  /** How far the machine's clock is ahead of the database's; below zero where it is behind. */
  readonly secondsAhead: () => number;
  /** Measures again. A measurement that was too slow to mean anything, or failed, changes nothing. */
  measure(): Promise<void>;
};

/** What the database's clock showed when `elapsed` was what it is, give or take `uncertain`. */
type Measured = { readonly time: number; readonly elapsed: number; readonly uncertain: number };

const MACHINE: MachineClocks = { wall: () => Date.now(), elapsed: () => performance.now() };

/** The first of a connection also opens it. */
const FIRST_MEASUREMENTS = 3;
/** An answer that takes longer says too little about when the database gave it. */
const MOST_UNCERTAIN_MS = 500;

/**
 * Measures the database's clock. The embedded database has none of its own: there the machine's counts.
 * @throws when the database does not answer
 */
export async function openDatabaseClock(
  database: Database,
  machine: MachineClocks = MACHINE,
): Promise<DatabaseClock> {
  if (database.kind === 'embedded')
    return { now: () => new Date(machine.wall()), secondsAhead: () => 0, measure: async () => {} };
  let known = await measureAtFirst(database, machine);
  const timeAt = (elapsed: number) => known.time + elapsed - known.elapsed;
  return {
    now: () => new Date(timeAt(machine.elapsed())),
    secondsAhead: () => (machine.wall() - timeAt(machine.elapsed())) / 1000,
    measure: async () => {
      const measured = await measureOnce(database, machine).catch(() => undefined);
      if (!measured || measured.uncertain > MOST_UNCERTAIN_MS) return;
      // What agrees with the last measurement would only make the clock tremble.
      if (Math.abs(measured.time - timeAt(measured.elapsed)) > measured.uncertain) known = measured;
    },
  };
}

async function measureAtFirst(database: Database, machine: MachineClocks): Promise<Measured> {
  const measured: Measured[] = [];
  for (let count = 0; count < FIRST_MEASUREMENTS; count += 1)
    measured.push(await measureOnce(database, machine));
  return measured.reduce((best, one) => (one.uncertain < best.uncertain ? one : best));
}

async function measureOnce(database: Database, { elapsed }: MachineClocks): Promise<Measured> {
  const asked = elapsed();
  const time = await databaseTime(database);
  const answered = elapsed();
  const uncertain = (answered - asked) / 2;
  return { time: time.getTime(), elapsed: asked + uncertain, uncertain };
}
