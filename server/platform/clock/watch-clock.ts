import type { DatabaseClock } from './database-clock.ts';

const MEASURE_EVERY_MS = 30_000;
/** Machines with a time service are within a fraction of it. */
const OFF_SECONDS = 5;

type Log = { warn(details: object, text: string): void };

/** Is a clock that is so far ahead or behind worth a word? */
export function isOff(secondsAhead: number): boolean {
  return Math.abs(secondsAhead) >= OFF_SECONDS;
}

/** Measures the database's clock again and again, and says in the log when the machine's is off. Keeps no process alive. */
export function watchClock(clock: DatabaseClock, log: Log): void {
  const warnIfOff = clockWarning(clock, log);
  warnIfOff();
  setInterval(() => void clock.measure().then(warnIfOff), MEASURE_EVERY_MS).unref();
}

/** Warns once, and again when the machine's clock has been set to something else. */
export function clockWarning({ secondsAhead }: Pick<DatabaseClock, 'secondsAhead'>, log: Log): () => void {
  let said = 0;
  return () => {
    const ahead = Math.round(secondsAhead());
    if (!isOff(ahead - said)) return;
    said = isOff(ahead) ? ahead : 0;
    if (said !== 0) log.warn({ secondsAhead: said }, textOf(said));
  };
}

function textOf(ahead: number): string {
  const side = ahead > 0 ? 'ahead of' : 'behind';
  return `this machine's clock is ${Math.abs(ahead)} seconds ${side} the database's, which the shop goes by: look at its time service`;
}
