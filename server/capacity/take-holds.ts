// The moment of truth (spec decisions 3): a cart takes all that it claims, or nothing. These are the steps, in the order in
// which whoever owns the transaction calls them: `makeRoomFor` an earlier cart's successor, `allotPlaces`, `writeHolds`. They
// take many carts at once, each still all or nothing by itself: locked once, allotted by the pure rule, written once.
// That is how one hot slot sells faster than the database could commit one by one.
import {
  type Allotment,
  allot,
  type Claim,
  type PlacedClaim,
  type Shortage,
  type SlotRoom,
} from '../../domain/capacity/claim.ts';
import type { Sql } from '../platform/database/sql.ts';
import {
  findSlots,
  heldSlots,
  insertHolds,
  type LockedSlot,
  lockSlots,
  lockSlotsById,
  type NewHold,
  releaseHolds,
  sweepSlots,
} from './hold-store.ts';

/** One cart that wants to hold. */
export type HoldRequest = {
  readonly cartId: string;
  readonly claims: readonly Claim[];
  /** When the hold lapses; `infinity` for what is sold at once. */
  readonly expires: Date | 'infinity';
};

/** What becomes of a request: on which slots it holds how much, or which of its lines fall short. */
export type Decision<Request extends HoldRequest> = {
  readonly request: Request;
  readonly allotment: Allotment;
};

type Room = Map<number, SlotRoom>;

/**
 * Decides in the caller's transaction which requests can be had: locks all their slots in one order, and takes lapsed
 * holds off before it refuses anybody. Nothing is written yet; the slots stay locked.
 */
export async function allotPlaces<Request extends HoldRequest>(
  sql: Sql,
  requests: readonly Request[],
  now: Date,
): Promise<Decision<Request>[]> {
  const locked = await lock(
    sql,
    requests.flatMap(({ claims }) => claims),
  );
  const room = roomOf(locked);
  const decided = decide(requests, locked, room, now);
  if (decided.every(({ allotment }) => allotment.granted)) return decided;
  // Someone does not fit: see whether lapsed holds are in the way before saying no.
  const swept = roomOf(locked);
  await sweepInto(sql, swept, now);
  return decide(requests, locked, swept, now);
}

/** Writes the holds of the requests that were granted. */
export function writeHolds(sql: Sql, decisions: readonly Decision<HoldRequest>[]): Promise<void> {
  return insertHolds(sql, newHolds(decisions));
}

/** On how many slots a granted request holds something. */
export function slotsHeld({ allotment }: Decision<HoldRequest>): number {
  return allotment.granted ? allotment.bySlot.size : 0;
}

/**
 * Gives back what an earlier cart holds, for a new one that is to take its places. All slots of both are locked in one
 * order, or two visitors who swap times would wait for each other forever.
 */
export async function makeRoomFor(sql: Sql, claims: readonly Claim[], earlierCart: string): Promise<void> {
  const wanted = await findClaimedSlots(sql, claims);
  await lockSlotsById(sql, [...wanted, ...(await heldSlots(sql, earlierCart))]);
  await releaseHolds(sql, [earlierCart]);
}

/**
 * Takes holds for one cart inside the caller's transaction: the same rule, for a cart whose money came late.
 * @returns the lines that cannot be had any more, none when everything is held
 */
export async function takeHoldsIn(sql: Sql, request: HoldRequest, now: Date): Promise<readonly Shortage[]> {
  const locked = await lock(sql, request.claims);
  const room = roomOf(locked);
  await sweepInto(sql, room, now);
  const [decision] = decide([request], locked, room, now);
  if (!decision) return [];
  if (!decision.allotment.granted) return decision.allotment.shortages;
  await insertHolds(sql, newHolds([decision]));
  return [];
}

function lock(sql: Sql, claims: readonly Claim[]): Promise<LockedSlot[]> {
  return lockSlots(sql, ...stretches(claims));
}

function stretches(claims: readonly Claim[]): [pools: string[], starts: Date[], ends: Date[]] {
  return [
    claims.map(({ pool }) => pool),
    claims.map(({ from }) => new Date(from)),
    claims.map(({ until }) => new Date(until)),
  ];
}

function roomOf(locked: readonly LockedSlot[]): Room {
  return new Map(locked.map(({ id, capacity, taken }) => [id, { capacity, taken }]));
}

async function sweepInto(sql: Sql, room: Room, now: Date): Promise<void> {
  for (const { id, taken } of await sweepSlots(sql, [...room.keys()], now)) {
    const before = room.get(id);
    if (before) room.set(id, { ...before, taken });
  }
}

/** Decides the requests in order; what one is granted is gone for the next. */
function decide<Request extends HoldRequest>(
  requests: readonly Request[],
  locked: readonly LockedSlot[],
  room: Room,
  now: Date,
): Decision<Request>[] {
  const byClaim = Map.groupBy(locked, ({ claim }) => claim);
  let offset = 0;
  return requests.map((request) => {
    const placed = place(request.claims, offset, byClaim, now);
    offset += request.claims.length;
    const allotment = allot(placed, room);
    if (allotment.granted)
      for (const [slot, quantity] of allotment.bySlot) {
        const before = room.get(slot);
        if (before) room.set(slot, { ...before, taken: before.taken + quantity });
      }
    return { request, allotment };
  });
}

/** Which slots each claim falls on; none where the visitor's time does not exist. */
function place(
  claims: readonly Claim[],
  offset: number,
  locked: ReadonlyMap<number, readonly LockedSlot[]>,
  now: Date,
): PlacedClaim[] {
  return claims.map((claim, index) => {
    const slots = locked.get(offset + index + 1) ?? [];
    // A slot can be bought until it is over: who comes late to a half hour still comes in.
    const known =
      !claim.startsAtSlot ||
      slots.some(({ starts_at, ends_at }) => starts_at.getTime() === claim.from && ends_at > now);
    return { claim, slots: known ? slots.map(({ id }) => id) : [] };
  });
}

function newHolds(decisions: readonly Decision<HoldRequest>[]): NewHold[] {
  return decisions.flatMap(({ request, allotment }) =>
    allotment.granted
      ? [...allotment.bySlot].map(([slot, quantity]) => ({
          cartId: request.cartId,
          slot,
          quantity,
          expires: request.expires,
        }))
      : [],
  );
}

/** The ids of the slots that the claims fall on, without locking them. */
export function findClaimedSlots(sql: Sql, claims: readonly Claim[]): Promise<number[]> {
  return findSlots(sql, ...stretches(claims));
}
