// What happens between two transactions of a call: a process dies, or somebody else acts.
import type { Database } from '../platform/database/sql.ts';

/**
 * Runs something once, after the first transaction that leaves the database as asked.
 * @returns ends it; the database is as before
 */
export function afterTransaction(
  database: Database,
  isTime: () => Promise<boolean>,
  happens: () => Promise<void> | void,
): () => void {
  const open = database as { transaction: Database['transaction'] };
  const { transaction } = open;
  const end = () => {
    open.transaction = transaction;
  };
  open.transaction = async (...asked) => {
    const done = await transaction.apply(database, asked);
    if (await isTime()) {
      end();
      await happens();
    }
    return done as never;
  };
  return end;
}

/** A process that died then does no more with the database. */
export function dieAfterTransaction(database: Database, isTime: () => Promise<boolean>): () => void {
  const open = database as { transaction: Database['transaction'] };
  const { transaction } = open;
  afterTransaction(database, isTime, () => {
    open.transaction = () => Promise.reject(new Error('the process has died'));
  });
  return () => {
    open.transaction = transaction;
  };
}
