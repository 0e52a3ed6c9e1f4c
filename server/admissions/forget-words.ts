// What somebody typed at the door may name people: it goes with the order (GDPR art. 5(1)(e), ADR 022).
import type { Database } from '../platform/database/sql.ts';
import { forgetWords } from './check-in-store.ts';

/** Of a code that no order has, for as long as the museum may want to know who tried it. */
const UNKNOWN_KEPT_MS = 90 * 86_400_000;
const AT_ONCE = 1_000;

/** Takes reasons and codes out of the notes of forgotten orders, and out of old ones that belong to none. */
export async function forgetWordsOfNotes(database: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - UNKNOWN_KEPT_MS);
  while (!signal?.aborted && (await forgetWords(database, before, AT_ONCE)) === AT_ONCE);
}
