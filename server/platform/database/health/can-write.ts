// Whether the shop's database takes what is written to it. One that answers may still refuse: its disk is full, or a
// failover has left it read-only. Then every purchase fails, and visitors should be sent to a process that can sell.
import type { Database } from '../sql.ts';

type Log = { warn(details: object, text: string): void };

const FRESH_MS = 5_000;
/** Shorter than monitors wait. */
const PATIENCE_MS = 3_000;
/** Changes nothing; the row is there in every shop, and nobody else ever locks it. */
const PROBE = `update secret set value = value where name = 'network'`;

/**
 * Tells whether the database can be written: tried when somebody asks, at most every five seconds. Slow is not refused:
 * while no answer comes, what was last known holds, or a rush would take every process away from its visitors.
 */
export function watchWriting(database: Pick<Database, 'executeSql'>, log: Log): () => Promise<boolean> {
  let writable = true;
  let trying: Promise<void> = Promise.resolve();
  let until = 0;
  const note = (isWritable: boolean, problem?: unknown) => {
    if (writable !== isWritable)
      log.warn(
        problem === undefined ? {} : { err: problem },
        isWritable
          ? 'the database can be written again'
          : 'the database cannot be written; this process is not ready',
      );
    writable = isWritable;
  };
  return async () => {
    if (performance.now() >= until) {
      until = performance.now() + FRESH_MS;
      trying = database.executeSql(PROBE).then(
        () => note(true),
        (problem: unknown) => note(false, problem),
      );
    }
    await Promise.race([trying, pause(PATIENCE_MS)]);
    return writable;
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
