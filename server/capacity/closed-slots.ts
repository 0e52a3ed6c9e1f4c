import type { Sql } from '../platform/database/sql.ts';
import { slotsOfClosedDays } from './closed-slot-store.ts';

/**
 * Those of the slots that are closed together with everything else of their pool on that day. Where other times of the day are
 * offered, the museum may have arranged its times anew, and what was sold for the old ones is still good.
 */
export async function closedSlots(sql: Sql, slots: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set(slots.length === 0 ? [] : await slotsOfClosedDays(sql, slots));
}
