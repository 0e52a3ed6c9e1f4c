// Whether the shop's database takes what is written to it. One that answers may still refuse: its disk is full, or a
// failover has left it read-only. Then every purchase fails, and visitors should be sent to a process that can sell.
import { DatabaseAway } from '../database-away.ts';
import type { Database } from '../sql.ts';

type Log = { warn(details: object, text: string): void };

const FRESH_MS = 5_000;
/** Shorter than monitors wait. */
const PATIENCE_MS = 3_000;
/** Changes nothing; the row is there in every shop, and nobody else ever locks it. */
const PROBE = `update secret set value = value where name = 'network'`;
/**
 * A row that is written again finds room in its own page, also on a full disk, where a purchase finds none. So a server has to
 * find 140 KB for a moment, too: what this counts does not fit into the memory that it has, and goes into a temporary file.
 */
const ROOM_PROBE = `set local work_mem = '64kB'; select count(*) from generate_series(1, 10000)`;

/**
 * Tells whether the database can be written: tried when somebody asks, at most every five seconds. Slow is not refused:
 * while no answer comes, what was last known holds, or a rush would take every process away from its visitors.
 */
export function watchWriting(
  { executeSql, kind }: Pick<Database, 'executeSql' | 'kind'>,
  log: Log,
): () => Promise<boolean> {
  const probe = kind === 'postgres' ? `${PROBE}; ${ROOM_PROBE}` : PROBE;
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
      trying = executeSql(probe).then(
        () => note(true),
        (problem: unknown) => {
          if (!isTooSlow(problem, kind)) note(false, problem);
        },
      );
    }
    await Promise.race([trying, pause(PATIENCE_MS)]);
    return writable;
  };
}

/**
 * No connection or no answer in time, which `pg` says without a code, or a statement that PostgreSQL ended. That nothing is
 * answered at all is `is-answering.ts`'s to say.
 */
function isTooSlow(problem: unknown, kind: Database['kind']): boolean {
  if (kind !== 'postgres' || !(problem instanceof DatabaseAway)) return false;
  const { code } = problem.cause as { code?: string };
  return code === undefined || code === '57014';
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
