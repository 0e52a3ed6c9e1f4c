// What staff have decided about times and an import leaves in force (operations 3, ADR 132): each decision with what it is about,
// and beside it what the museum's folder says of the same times.
import { type DecidedSlot, releaseTime } from '../../domain/capacity/slot-decision.ts';
import type { LocalizedText } from '../../domain/language.ts';
import { addDays, type Day, type MuseumDateTime } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import { namesOfHouses, namesOfPools, type PoolName } from './decision-names-store.ts';
import { type DecisionKind, type DecisionRow, readInForce } from './decision-store.ts';

/** How many times a decision has a part in, and what the folder says of them. */
export type DecidedSlots = {
  readonly slots: number;
  /** Of how many the folder has none by itself. */
  readonly added: number;
  /** Fewest and most places that the folder gives one of them; null where it has none of them. */
  readonly folder: { readonly lowest: number; readonly highest: number } | null;
};

export type StandingDecision = DecidedSlots & {
  readonly kind: DecisionKind;
  /** Pools by name; none: a house, or everything that has times. */
  readonly about: readonly { readonly id: string; readonly names: readonly PoolName[] }[];
  readonly house: LocalizedText | null;
  readonly from: Day;
  readonly to: Day;
  /** 1 = Monday … 7 = Sunday. */
  readonly weekdays: readonly number[];
  /** None: all times of these days. */
  readonly times: readonly string[];
  readonly places: number;
  /** All its days are later than those that have times yet. */
  readonly beyond: boolean;
};

const NO_SLOTS: DecidedSlots = { slots: 0, added: 0, folder: null };

/** Counts a slot, as rules and decisions make it, for each decision that has a part in it. */
export function countDecided(
  counts: Map<string, DecidedSlots>,
  { decisions, folder }: Pick<DecidedSlot, 'decisions' | 'folder'>,
): void {
  for (const id of decisions) {
    const known = counts.get(id) ?? NO_SLOTS;
    counts.set(id, {
      slots: known.slots + 1,
      added: known.added + (folder === null ? 1 : 0),
      folder: widened(known.folder, folder),
    });
  }
}

function widened(known: DecidedSlots['folder'], places: number | null): DecidedSlots['folder'] {
  if (places === null) return known;
  const { lowest, highest } = known ?? { lowest: places, highest: places };
  return { lowest: Math.min(lowest, places), highest: Math.max(highest, places) };
}

/**
 * The decisions in force, in the order of their days; without places that are released already.
 * @param counts of the slots that an import has brought in line
 * @param horizonDays how many days ahead there are times
 */
export async function standingDecisions(
  sql: Sql,
  clock: Pick<MuseumClock, 'now' | 'today'>,
  horizonDays: number,
  counts: ReadonlyMap<string, DecidedSlots>,
): Promise<StandingDecision[]> {
  const horizon = addDays(clock.today(), horizonDays);
  const inForce = await readInForce(sql, clock.today());
  const rows = inForce.filter((row) => !isReleased(row, clock.now()));
  if (rows.length === 0) return [];
  const pools = await namesOfPools(sql, [...new Set(rows.flatMap((row) => row.pools ?? []))]);
  const houses = await namesOfHouses(sql, [...new Set(rows.flatMap(({ venue_id }) => venue_id ?? []))]);
  return rows
    .map((row) => ({
      ...(counts.get(row.id) ?? NO_SLOTS),
      ...patternOf(row),
      about: (row.pools ?? []).map((id) => ({ id, names: pools.get(id) ?? [] })),
      house: row.venue_id === null ? null : (houses.get(row.venue_id) ?? { de: row.venue_id }),
      beyond: row.first_day > horizon,
    }))
    .sort((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0));
}

function isReleased({ release, last_day }: DecisionRow, now: MuseumDateTime): boolean {
  return release !== null && releaseTime(release, last_day) <= now;
}

function patternOf({ kind, first_day, last_day, weekdays, times, places }: DecisionRow) {
  return { kind, from: first_day, to: last_day, weekdays, times, places: places ?? 0 };
}
