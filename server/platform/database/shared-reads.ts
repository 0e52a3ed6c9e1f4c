// Reads of the same turn of the event loop share a connection, and so a write to it and a read from it: on a busy
// machine the calls to the operating system cost more than the reads. Reads wait for no lock, so none of them keeps the
// others waiting for another transaction. Each stands and fails by itself.
import type { PoolClient } from 'pg';
import { isConnectionLost } from './database-away.ts';
import type { RunSql } from './sql-over.ts';

type Turn = { readonly client: Promise<PoolClient>; open: number; over: boolean; lost: boolean };

/** Does a statement only read, without a lock? */
export function isRead(text: string): boolean {
  return /^\s*select\b/i.test(text) && !/\bfor (no key update|update|key share|share)\b/i.test(text);
}

/**
 * Runs statements that only read.
 * @param connect lends a connection; @param runOn runs a statement on it
 */
export function shareReads(
  connect: () => Promise<PoolClient>,
  runOn: (client: PoolClient) => RunSql,
): RunSql {
  let present: Turn | undefined;

  function beginTurn(): Turn {
    const turn: Turn = { client: connect(), open: 0, over: false, lost: false };
    setImmediate(() => {
      turn.over = true;
      if (present === turn) present = undefined;
      releaseUnused(turn);
    });
    return turn;
  }

  return async (...asked) => {
    present ??= beginTurn();
    const turn = present;
    turn.open += 1;
    try {
      return await runOn(await turn.client)(...asked);
    } catch (problem) {
      turn.lost ||= isConnectionLost(problem);
      throw problem;
    } finally {
      turn.open -= 1;
      releaseUnused(turn);
    }
  };
}

function releaseUnused({ client, open, over, lost }: Turn): void {
  if (!over || open > 0) return;
  client.then(
    (lent) => lent.release(lost),
    () => {},
  );
}
