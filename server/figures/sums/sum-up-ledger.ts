// Adds entries of the ledger to its sums, without keeping any sale waiting (ADR 107). An entry gets its number before it is there
// for others, so a later number may be seen first. What is added must be whole: first the last entry is marked that is there; a
// minute later, the transactions that write at that moment; and only when all of them have ended, everything up to the mark is
// added. What is not added yet is read from the ledger itself, so reports are right at every moment.
import type { Database, Sql } from '../../platform/database/sql.ts';
import { addToSums, lockSums, markEntry, markTransaction, type SumsProgress } from './sum-up-store.ts';

/** Longer than any statement takes to write an entry after it has numbered it. */
const PAUSE_MS = 60_000;
/** Entries of one transaction. */
const AT_ONCE = 10_000;

export type SumsShop = { readonly database: Database; readonly now: () => Date };

/**
 * Goes on from where it stopped. Run it every few minutes.
 * @param signal ends it after the present portion
 */
export async function sumUpLedger({ database, now }: SumsShop, signal?: AbortSignal): Promise<void> {
  for (let more = true; more && !signal?.aborted; )
    more = await database.transaction(async (sql) => step(sql, await lockSums(sql, now()), now()));
}

/** @returns whether there is more to do at once */
async function step(sql: Sql, sums: SumsProgress, now: Date): Promise<boolean> {
  const { until_entry, next_entry, next_at, next_transaction, ended, foreign } = sums;
  if (next_entry <= until_entry || foreign) {
    await markEntry(sql, now);
    return false;
  }
  if (next_transaction === '') {
    if (now.getTime() - next_at.getTime() >= PAUSE_MS) await markTransaction(sql);
    return false;
  }
  if (!ended) return false;
  const until = Math.min(next_entry, until_entry + AT_ONCE);
  await addToSums(sql, { after: until_entry, until });
  return until < next_entry;
}
