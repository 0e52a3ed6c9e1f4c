// What a visitor had chosen on a page before leaving or reloading it, from the browser's storage. It never throws; what
// is no count is left out.
import { isCount, isStored } from '../products/stored-line.ts';
import type { Choice } from './ticket-room.ts';

/** The counts in the stored value; none where it has another shape. */
export function readChoice(stored: unknown): Choice {
  const { counts, parts } = isStored(stored) ? stored : {};
  return { counts: readCounts(counts), parts: readParts(parts) };
}

/** Counts by id, without those that are none. */
export function readCounts(stored: unknown): Record<string, number> {
  const entries = isStored(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => isCount(entry[1])));
}

function readParts(stored: unknown): Record<string, Record<string, number>> {
  const entries = isStored(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.map(([id, counts]) => [id, readCounts(counts)]));
}
