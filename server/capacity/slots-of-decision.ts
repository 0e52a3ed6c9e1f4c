import { concerns } from '../../domain/capacity/slot-decision.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { type DecisionRow, housesOfPools, readDecision } from './decision-store.ts';
import { isOf, toDecision } from './decisions-of-pools.ts';
import { readPools } from './pool-store.ts';
import { slotFigures } from './slot-figures.ts';
import { StoredPool } from './stored-pool-rules.ts';

/** The slots that a decision is about and of which something is sold, by their ids. */
export async function soldSlotsOfDecision(sql: Sql, row: DecisionRow, now: Date): Promise<number[]> {
  const houses = await housesOfPools(sql);
  const pools = checkRows('pool', StoredPool, await readPools(sql)).filter((pool) => isOf(row, pool, houses));
  const figures = await slotFigures(sql, {
    pools: pools.map(({ id }) => id),
    first: row.first_day,
    last: row.last_day,
    now,
  });
  const decision = toDecision(row);
  return figures.filter((slot) => slot.sold > 0 && concerns(decision, slot)).map(({ id }) => id);
}

/** Those of a closure by its id, whether or not its days are over; none where it was taken back. */
export async function closureOf(sql: Sql, id: string, now: Date): Promise<number[]> {
  const row = await readDecision(sql, id);
  return row && row.taken_back_at === null ? soldSlotsOfDecision(sql, row, now) : [];
}

/** Staff have taken it back. */
export async function closureIsOpenAgain(sql: Sql, id: string): Promise<boolean> {
  return (await readDecision(sql, id))?.taken_back_at != null;
}
