// Asking the database itself from within one of its transactions waits forever on the embedded engine, which has one
// session, and now and then on PostgreSQL, when the pool is used up. So it is an error on both, at once.
import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseAway } from './database-away.ts';
import type { Sql } from './sql.ts';
import { type RunSql, sqlOver } from './sql-over.ts';

export type TransactionScope = {
  /** @throws when called from inside a transaction of the same database */
  refuseInside(): void;
  /** Runs `work` with an Sql that dies with it, so that nothing left running reaches someone else's transaction. */
  run<Result>(engine: RunSql, work: (sql: Sql) => Promise<Result>): Promise<Result>;
};

type Scope = { open: boolean };

export function createTransactionScope(): TransactionScope {
  const storage = new AsyncLocalStorage<Scope>();
  return {
    refuseInside() {
      if (storage.getStore()?.open)
        throw new Error(
          'The database was asked from inside a transaction; use the sql the transaction was given.',
        );
    },
    async run(engine, work) {
      const scope = { open: true };
      const explain = explainAborted();
      const sql = sqlOver(async (...query) => {
        if (!scope.open) throw new Error('The transaction is over.');
        return engine(...query).catch((problem: unknown) => {
          throw explain(problem);
        });
      });
      try {
        return await storage.run(scope, () => work(sql));
      } finally {
        // Timers that were started inside outlive the transaction and may ask again.
        scope.open = false;
      }
    },
  };
}

/** PostgreSQL's word for a statement that comes after one that failed. */
const ABORTED = '25P02';

/**
 * Statements that were sent together fail together, and callers may see the last one first. That the disk was full is what they
 * must hear, not that the transaction had failed.
 */
function explainAborted() {
  let away: DatabaseAway | undefined;
  return (problem: unknown): unknown => {
    if (problem instanceof DatabaseAway) away ??= problem;
    return away && (problem as { code?: unknown }).code === ABORTED ? away : problem;
  };
}
