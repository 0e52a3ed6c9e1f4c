import { forgetOldTries } from '../credentials/tries/limit-tries.ts';
import type { Sql } from '../platform/database/sql.ts';
import { sweepLinks } from './links/link-store.ts';
import { sweepSessions } from './sessions/session-store.ts';

/** Rows of one statement, so that no visitor waits for it. */
const MOST = 500;

/** Forgets sessions and links that have expired, and tries that no longer count. */
export async function sweepSignIns(sql: Sql, now: Date, signal?: AbortSignal): Promise<void> {
  for (const sweep of [sweepSessions, sweepLinks, forgetOldTries])
    while (!signal?.aborted && (await sweep(sql, now, MOST)) === MOST);
}
