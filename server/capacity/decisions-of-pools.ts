// Which of the staff's decisions concern a pool (ADR 132): those that name it, those of its house, and those of every house.

import type { SlotDecision } from '../../domain/capacity/slot-decision.ts';
import type { PoolRules } from '../../domain/capacity/slot-rule.ts';
import type { Day } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type DecisionRow, housesOfPools, readDecision, readInForce } from './decision-store.ts';

export type { DecisionRow };

/** The decisions of a pool, in the order in which they were made. */
export type DecisionsOf = (pool: {
  readonly id: string;
  readonly rules: PoolRules;
}) => readonly SlotDecision[];

/** Those in force on a day and later. */
export async function readDecisions(sql: Sql, today: Day): Promise<DecisionsOf> {
  const rows = await readInForce(sql, today);
  return decisionsOf(rows, rows.length > 0 ? await housesOfPools(sql) : new Map());
}

/** The rows of the same, in the order in which they were made. */
export function decisionsInForce(sql: Sql, today: Day): Promise<DecisionRow[]> {
  return readInForce(sql, today);
}

/** One of them; undefined where it is over or taken back. */
export async function decisionInForce(sql: Sql, id: string, today: Day): Promise<DecisionRow | undefined> {
  const row = await readDecision(sql, id);
  return row && row.taken_back_at === null && row.last_day >= today ? row : undefined;
}

/** One of them, whatever became of it since. */
export function findDecision(sql: Sql, id: string): Promise<DecisionRow | undefined> {
  return readDecision(sql, id);
}

/** @param houses of pools that are in one house alone */
export function decisionsOf(rows: readonly DecisionRow[], houses: ReadonlyMap<string, string>): DecisionsOf {
  const decisions = rows.map((row) => ({ row, decision: toDecision(row) }));
  return (pool) => decisions.flatMap(({ row, decision }) => (isOf(row, pool, houses) ? [decision] : []));
}

/** Whether a decision is about a pool. A limit over a whole run is changed by name alone: it has no days. */
export function isOf(
  { pools, venue_id }: Pick<DecisionRow, 'pools' | 'venue_id'>,
  { id, rules }: { readonly id: string; readonly rules: PoolRules },
  houses: ReadonlyMap<string, string>,
): boolean {
  if (pools) return pools.includes(id);
  if (rules.kind === 'run') return false;
  return venue_id === null || houses.get(id) === venue_id;
}

export function toDecision(row: DecisionRow): SlotDecision {
  const pattern = {
    id: row.id,
    from: row.first_day,
    to: row.last_day,
    weekdays: row.weekdays,
    times: row.times,
  };
  const places = row.places ?? 0;
  switch (row.kind) {
    case 'capacity':
      return { ...pattern, kind: 'capacity', places };
    case 'block':
      return { ...pattern, kind: 'block', places, release: row.release };
    case 'closure':
      return { ...pattern, kind: 'closure' };
    case 'extra':
      return { ...pattern, kind: 'extra', places, minutes: row.minutes ?? 0 };
  }
}
