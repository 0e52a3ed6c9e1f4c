// How a connection plans statements. The plan of those that find their rows by keys (`plannedOnce`) is made once and kept; it
// goes by indexes even while the tables are small or unknown to PostgreSQL, as on a shop's first day, for it stays when they
// have grown. The others are left to PostgreSQL: the best plan of a list or a report depends on what is asked (ADR 157).
import { isPlannedOnce } from './statement.ts';

/** What a connection was told last; undefined when a transaction that was rolled back may have taken it back. */
export type PlanMode = { kept: boolean | undefined };

/** Tells a connection to keep plans. */
export const KEEP_PLANS =
  'set plan_cache_mode = force_generic_plan; set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off';

const AS_USUAL = KEEP_PLANS.replaceAll(/set (\w+) = \w+/g, 'reset $1');

/** As a connection begins. */
export function newPlanMode(): PlanMode {
  return { kept: false };
}

/** What to send ahead of a statement, if anything. @param name undefined for what is not prepared */
export function changeOfMode(mode: PlanMode, name: string | undefined): string | undefined {
  const kept = isPlannedOnce(name);
  if (mode.kept === kept) return undefined;
  mode.kept = kept;
  return kept ? KEEP_PLANS : AS_USUAL;
}
