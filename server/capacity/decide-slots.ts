// What a decision of the staff does to slots (ADR 132), and doing it. A preview and the act share one computation: what rules
// and decisions make of the slots without the decision, and with it. Nobody loses a place: fewer places than are taken are
// refused, unless whoever decides says that what is taken stays.
import type { DecidedSlot } from '../../domain/capacity/slot-decision.ts';
import { addDays, type Day, earlierOf, laterOf } from '../../domain/museum-time.ts';
import type { Sql } from '../platform/database/sql.ts';
import { checkRows } from '../platform/database/stored-json.ts';
import { type Turns, takeTurns } from '../platform/in-turns.ts';
import type { MuseumClock } from '../platform/museum-clock.ts';
import {
  type DecisionRow,
  housesOfPools,
  insertDecision,
  readInForce,
  writeTakenBack,
} from './decision-store.ts';
import { decisionsOf, isOf } from './decisions-of-pools.ts';
import { sweepSlots } from './freed-places-store.ts';
import { type Planned, plannedSlots } from './planned-slots.ts';
import { lockSlotsToChange, raiseLongest } from './pool-slot-store.ts';
import { type Pool, readPools, readPoolsById } from './pool-store.ts';
import { slotFigures } from './slot-figures.ts';
import { StoredPool } from './stored-pool-rules.ts';
import { syncDays } from './sync-slots.ts';

export type { DecisionRow };

/** A slot before or after a decision; null where there is none. */
export type SlotSide = {
  /** For sale; below zero where more is kept back than there is. */
  readonly places: number;
  readonly blocked: number;
  readonly closed: boolean;
} | null;

export type SlotChange = {
  readonly pool: string;
  readonly day: Day;
  readonly datetime: string;
  readonly datetime_end: string;
  readonly before: SlotSide;
  readonly after: SlotSide;
  /** Sold, or held by somebody who is buying. */
  readonly taken: number;
  /** More are taken than there would be. */
  readonly short: boolean;
};

/** A decision that is made, or one that is taken back. */
export type Deciding =
  | { readonly act: 'make'; readonly decision: DecisionRow }
  | { readonly act: 'take-back'; readonly decision: DecisionRow };

type Where = { readonly clock: MuseumClock; readonly horizonDays: number };

/** Which slots a decision changes, and how; in order of time. Changes nothing. */
export async function considerDecision(sql: Sql, where: Where, deciding: Deciding): Promise<SlotChange[]> {
  const { clock } = where;
  const now = clock.toInstant(clock.now());
  const changed = await compareDecision(sql, where, deciding);
  const taken = await takenOf(sql, changed, now);
  return changed
    .map(({ pool, before, after }) => {
      const slot = (after ?? before) as DecidedSlot;
      const count = taken.get(`${pool} ${slot.datetime}`) ?? 0;
      const [was, becomes] = [sideOf(before), sideOf(after)];
      return {
        pool,
        day: slot.day,
        datetime: slot.datetime,
        datetime_end: slot.datetime_end,
        before: was,
        after: becomes,
        taken: count,
        short: count > Math.max(0, becomes?.places ?? 0) && (becomes?.places ?? 0) < (was?.places ?? 0),
      };
    })
    .sort((one, other) => (one.datetime < other.datetime ? -1 : one.datetime > other.datetime ? 1 : 0));
}

/**
 * Carries a decision out in the caller's transaction, which holds the museum's lock.
 * @param check says whether it may be, once nothing can be taken of the slots any more; then nothing is done if it may not
 * @returns the pools that changed, or what `check` said against it
 */
export async function carryOutDecision<Objection>(
  sql: Sql,
  where: Where,
  deciding: Deciding,
  check: (changes: readonly SlotChange[]) => Objection | undefined,
): Promise<
  | { readonly pools: readonly string[]; readonly changes: readonly SlotChange[] }
  | { readonly objection: Objection }
> {
  const { clock, horizonDays } = where;
  const now = clock.toInstant(clock.now());
  const found = await considerDecision(sql, where, deciding);
  await lockAndSweep(sql, found, now);
  const changes = await considerDecision(sql, where, deciding);
  const objection = check(changes);
  if (objection !== undefined) return { objection };
  const { decision } = deciding;
  if (deciding.act === 'make') await insertDecision(sql, decision);
  else await writeTakenBack(sql, decision.id, now);
  const pools = [...new Set(changes.map(({ pool }) => pool))];
  if (decision.kind === 'extra') await raiseLongest(sql, pools, longestOf(decision));
  if (pools.length > 0)
    await syncDays(sql, clock, { horizonDays, first: decision.first_day, last: decision.last_day }, pools);
  return { pools, changes };
}

const WHOLE_DAY_MINUTES = 1500;

function longestOf({ times, minutes }: DecisionRow): number {
  return times.length === 0 ? WHOLE_DAY_MINUTES : (minutes ?? 0);
}

async function lockAndSweep(sql: Sql, changes: readonly SlotChange[], now: Date): Promise<void> {
  const pools = [...new Set(changes.map(({ pool }) => pool))];
  const wanted = new Set(changes.map(({ pool, datetime }) => `${pool} ${datetime}`));
  const [first, last] = spanOf(changes);
  const slots = await slotFigures(sql, { pools, first, last, now });
  const ids = slots.filter((slot) => wanted.has(`${slot.pool_id} ${slot.datetime}`)).map(({ id }) => id);
  if (ids.length === 0) return;
  await lockSlotsToChange(sql, ids);
  await sweepSlots(sql, ids, now);
}

function spanOf(changes: readonly { readonly day: Day }[]): [Day, Day] {
  const days = changes.map(({ day }) => day);
  return [days.reduce(earlierOf, '9999-12-31'), days.reduce(laterOf, '1900-01-01')];
}

type Compared = { readonly pool: string; readonly before?: DecidedSlot; readonly after?: DecidedSlot };

async function compareDecision(
  sql: Sql,
  { clock, horizonDays }: Where,
  { act, decision }: Deciding,
): Promise<Compared[]> {
  const today = clock.today();
  const inForce = await readInForce(sql, today);
  const others = inForce.filter(({ id }) => id !== decision.id);
  const houses = await housesOfPools(sql);
  const withIt = decisionsOf(act === 'make' ? [...others, decision] : others, houses);
  const withoutIt = decisionsOf(act === 'make' ? others : inForce, houses);
  const plan = {
    clock,
    now: clock.toInstant(clock.now()),
    from: decision.first_day,
    until: earlierOf(decision.last_day, addDays(today, horizonDays)),
  };
  const compared: Compared[] = [];
  const turns = takeTurns();
  for (const pool of await poolsConcerned(sql, decision, houses)) {
    const before = await byTime(plannedSlots(pool, { ...plan, decisionsOf: withoutIt }), turns);
    const after = await byTime(plannedSlots(pool, { ...plan, decisionsOf: withIt }), turns);
    for (const datetime of new Set([...before.keys(), ...after.keys()])) {
      const [was, becomes] = [before.get(datetime), after.get(datetime)];
      if (isSame(sideOf(was), sideOf(becomes))) continue;
      compared.push({ pool: pool.id, ...(was && { before: was }), ...(becomes && { after: becomes }) });
    }
  }
  return compared;
}

async function poolsConcerned(
  sql: Sql,
  decision: DecisionRow,
  houses: ReadonlyMap<string, string>,
): Promise<Pool[]> {
  const pools = checkRows(
    'pool',
    StoredPool,
    decision.pools ? await readPoolsById(sql, decision.pools) : await readPools(sql),
  );
  return pools.filter((pool) => isOf(decision, pool, houses));
}

/** A year of times every 15 minutes is worked out in turns with whatever else the process does. */
async function byTime(slots: Iterable<Planned>, turns: Turns): Promise<Map<string, DecidedSlot>> {
  const found = new Map<string, DecidedSlot>();
  for (const { decided } of slots) {
    found.set(decided.datetime, decided);
    const turn = turns();
    if (turn) await turn;
  }
  return found;
}

function sideOf(slot: DecidedSlot | undefined): SlotSide {
  if (!slot) return null;
  const blocked = slot.blocks.reduce((sum, { places }) => sum + places, 0);
  return { places: slot.capacity, blocked, closed: slot.closed };
}

function isSame(one: SlotSide, other: SlotSide): boolean {
  return one?.places === other?.places && one?.blocked === other?.blocked && one?.closed === other?.closed;
}

async function takenOf(
  sql: Sql,
  changed: readonly Compared[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  if (changed.length === 0) return new Map();
  const pools = [...new Set(changed.map(({ pool }) => pool))];
  const [first, last] = spanOf(changed.map(({ before, after }) => (after ?? before) as DecidedSlot));
  const slots = await slotFigures(sql, { pools, first, last, now });
  return new Map(slots.map(({ pool_id, datetime, sold, held }) => [`${pool_id} ${datetime}`, sold + held]));
}
