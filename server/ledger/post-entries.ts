// Every movement of money or of a code's value is posted in the transaction of its cause (spec operations 4, ADR 096).
import type { Entry } from '../../domain/ledger/entry.ts';
import type { Sql } from '../platform/database/sql.ts';
import { insertEntries } from './ledger-store.ts';

/**
 * Posts entries in the caller's transaction, in one statement; without entries it asks the database nothing. An entry whose
 * key was posted before is not posted again.
 */
export async function postEntries(sql: Sql, entries: readonly Entry[]): Promise<void> {
  if (entries.length > 0) await insertEntries(sql, entries);
}
