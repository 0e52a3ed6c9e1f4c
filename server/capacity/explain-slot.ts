// Why a slot has the places that it has: what the folder says, and what staff have decided.
import { decidedSlots } from '../../domain/capacity/slot-decision.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { type DecisionRow, housesOfPools, readInForce } from './decision-store.ts';
import { decisionsOf } from './decisions-of-pools.ts';
import { readPoolsById } from './pool-store.ts';
import { StoredPool } from './stored-pool-rules.ts';

export type ExplainedSlot = {
  /** Places that the folder gives it; null where it has no such time. */
  readonly folder: number | null;
  readonly decisions: readonly DecisionRow[];
};

export async function explainSlot(
  sql: Sql,
  clock: MuseumClock,
  { pool_id, day, datetime }: { readonly pool_id: string; readonly day: Day; readonly datetime: string },
): Promise<ExplainedSlot> {
  const [pool] = checkRows('pool', StoredPool, await readPoolsById(sql, [pool_id]));
  if (!pool) return { folder: null, decisions: [] };
  const rows = await readInForce(sql, clock.today());
  const decisions = decisionsOf(rows, await housesOfPools(sql))(pool);
  const time = { now: clock.toInstant(clock.now()), exists: clock.exists, toInstant: clock.toInstant };
  const slot = decidedSlots(pool.rules, decisions, day, day, time).find((one) => one.datetime === datetime);
  const named = new Set(slot?.decisions);
  return { folder: slot?.folder ?? null, decisions: rows.filter(({ id }) => named.has(id)).toReversed() };
}
