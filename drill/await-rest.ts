import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../server/platform/database/sql.ts';
import { findUndone } from './audit-store.ts';

/** The pause between two tries of a job is half a minute after a fault of that length. */
const MOST_SECONDS = 240;

/**
 * Waits until the shop has done all that it has to do.
 * @returns what is still undone when it takes too long
 */
export async function awaitRest(database: Database): Promise<string[]> {
  const until = performance.now() + MOST_SECONDS * 1000;
  let undone = await findUndone(database);
  while (undone.size > 0 && performance.now() < until) {
    await sleep(500);
    undone = await findUndone(database);
  }
  return [...undone].map(
    ([kind, found]) =>
      `${found.length} × not done after ${MOST_SECONDS} s: ${kind} (${found.slice(0, 3).join(', ')})`,
  );
}
