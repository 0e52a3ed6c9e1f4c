// What staff see of slots: those that are over, too.
import type { Sql } from '../platform/database/sql.ts';
import {
  findSlotPlace,
  type GroupedFigures,
  readFigures,
  readGrouped,
  type SlotFigures,
} from './slot-figures-store.ts';

export type { GroupedFigures, SlotFigures };

type Asked = {
  readonly pools: readonly string[];
  readonly first: string;
  readonly last: string;
  readonly now: Date;
};

/** What is sold, held and kept back of each slot that begins on these days, in order of time. */
export function slotFigures(sql: Sql, asked: Asked): Promise<SlotFigures[]> {
  return readFigures(sql, asked);
}

/** The same, summed up: each slot by itself, all slots of a time, or all of a day. */
export function groupedFigures(
  sql: Sql,
  asked: Asked & { readonly by: 'slot' | 'time' | 'day'; readonly only: 'full' | 'blocked' | '' },
): Promise<GroupedFigures[]> {
  return readGrouped(sql, asked);
}

/** One slot by its id. */
export async function figuresOfSlot(sql: Sql, id: number, now: Date): Promise<SlotFigures | undefined> {
  const place = await findSlotPlace(sql, id);
  if (!place) return undefined;
  const { pool_id, day } = place;
  const slots = await readFigures(sql, { pools: [pool_id], first: day, last: day, now });
  return slots.find((slot) => slot.id === id);
}
