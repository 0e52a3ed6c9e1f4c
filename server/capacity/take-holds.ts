// Holding places (spec decisions 3): a cart gets everything that it claims, or nothing. The owner of the transaction
// calls these steps in order: `makeRoomFor` where a cart replaces an earlier one, `allotPlaces`, `writeHolds`. They
// handle many carts at once, each granted or refused by itself, with one round of locks and one write. So a slot in
// demand sells faster than the database could commit carts one by one.
import {
  type Allotment,
  allot,
  type Claim,
  type PlacedClaim,
  type Shortage,
  type SlotRoom,
} from '../../domain/capacity/claim.ts';
import type { Sql } from '../platform/database/sql.ts';
import { releaseHolds, sweepSlots } from './freed-places-store.ts';
import { addHolds, heldSlots, insertHolds, type NewHold } from './hold-store.ts';
import { findSlots, type LockedSlot, lockSlots, lockSlotsById, type Stretches } from './slot-locks-store.ts';

/** One cart that asks for places. */
export type HoldRequest = {
  readonly cartId: string;
  readonly claims: readonly Claim[];
  /** When the hold lapses; `infinity` for what is sold at once. */
  readonly expires: Date | 'infinity';
};

/** The answer to a request: how many places it holds on which slots, or which of its lines do not fit. */
export type Decision<Request extends HoldRequest, Reason = never> = {
  readonly request: Request;
  readonly allotment: Allotment;
  /** Why the gate turned it away, although everything that it claims is free. */
  readonly reason?: Reason | undefined;
};

/**
 * Opens a gate for requests that fit. It is asked in order, and answers why it turns one away.
 * @param free places on the scarcest of its slots before it takes any; Infinity where it claims nothing
 */
export type OpenGate<Request, Reason> = () => (request: Request, free: number) => Reason | undefined;

type Room = Map<number, SlotRoom>;

/**
 * Decides in the caller's transaction which requests are granted: locks all their slots in one order, and removes
 * lapsed holds before it refuses a request. Nothing is written yet; the slots stay locked.
 * @param gate opened again when lapsed holds have been removed
 */
export async function allotPlaces<Request extends HoldRequest, Reason = never>(
  sql: Sql,
  requests: readonly Request[],
  now: Date,
  gate: Promise<OpenGate<Request, Reason>> = Promise.resolve(() => () => undefined),
): Promise<Decision<Request, Reason>[]> {
  const claims = requests.flatMap((request) => request.claims);
  const [locked, openGate] = await Promise.all([lock(sql, claims), gate]);
  const room = roomOf(locked);
  const decided = decide(requests, locked, room, now, openGate());
  if (decided.every(({ allotment }) => allotment.granted)) return decided;
  // A request does not fit: remove lapsed holds and due blocks that may be in its way before refusing it.
  const swept = roomOf(locked);
  await sweepInto(sql, swept, now);
  return decide(requests, locked, swept, now, openGate());
}

/** Writes the holds of the granted requests. */
export function writeHolds(sql: Sql, decisions: readonly Decision<HoldRequest, unknown>[]): Promise<void> {
  return insertHolds(sql, newHolds(decisions));
}

/** On how many slots a granted request holds something. */
export function slotsHeld({ allotment }: Decision<HoldRequest, unknown>): number {
  return allotment.granted ? allotment.bySlot.size : 0;
}

/**
 * Releases what an earlier cart holds, so that a new cart can take its places. The slots of both are locked in one
 * order, or two visitors who swap times would deadlock.
 */
export async function makeRoomFor(sql: Sql, claims: readonly Claim[], earlierCart: string): Promise<void> {
  const wanted = await findClaimedSlots(sql, claims);
  await lockSlotsById(sql, [...wanted, ...(await heldSlots(sql, earlierCart))]);
  await releaseHolds(sql, [earlierCart]);
}

/**
 * Takes holds for one cart in the caller's transaction, by the same rule: for a cart whose money came late.
 * @returns the lines that are no longer available; empty when everything is held
 */
export function takeHoldsIn(sql: Sql, request: HoldRequest, now: Date): Promise<readonly Shortage[]> {
  return takeIn(sql, request, now, insertHolds);
}

/** Likewise for a cart that holds something already, perhaps of the same slots. */
export function takeMoreIn(sql: Sql, request: HoldRequest, now: Date): Promise<readonly Shortage[]> {
  return takeIn(sql, request, now, addHolds);
}

async function takeIn(
  sql: Sql,
  request: HoldRequest,
  now: Date,
  writeNew: typeof insertHolds,
): Promise<readonly Shortage[]> {
  const locked = await lock(sql, request.claims);
  const room = roomOf(locked);
  await sweepInto(sql, room, now);
  const [decision] = decide([request], locked, room, now, () => undefined);
  if (!decision) return [];
  if (!decision.allotment.granted) return decision.allotment.shortages;
  await writeNew(sql, newHolds([decision]));
  return [];
}

function lock(sql: Sql, claims: readonly Claim[]): Promise<LockedSlot[]> {
  return lockSlots(sql, stretchesOf(claims));
}

/** The stretches of time that claims are for. */
export function stretchesOf(claims: readonly Claim[]): Stretches {
  return {
    pools: claims.map(({ pool }) => pool),
    starts: claims.map(({ from }) => new Date(from)),
    ends: claims.map(({ until }) => new Date(until)),
    chosen: claims.map(({ startsAtSlot }) => startsAtSlot),
  };
}

function roomOf(locked: readonly LockedSlot[]): Room {
  return new Map(locked.map(({ id, capacity, taken }) => [id, { capacity, taken }]));
}

async function sweepInto(sql: Sql, room: Room, now: Date): Promise<void> {
  for (const { id, taken, capacity } of await sweepSlots(sql, [...room.keys()], now))
    if (room.has(id)) room.set(id, { capacity, taken });
}

/** Decides the requests in order: what one is granted, the next cannot have. */
function decide<Request extends HoldRequest, Reason>(
  requests: readonly Request[],
  locked: readonly LockedSlot[],
  room: Room,
  now: Date,
  turnAway: ReturnType<OpenGate<Request, Reason>>,
): Decision<Request, Reason>[] {
  const byClaim = Map.groupBy(locked, ({ claim }) => claim);
  let offset = 0;
  return requests.map((request) => {
    const placed = place(request.claims, offset, byClaim, now);
    offset += request.claims.length;
    const free = freeOf(placed, room);
    const allotment = allot(placed, room);
    const reason = allotment.granted ? turnAway(request, free) : undefined;
    if (reason !== undefined) return { request, allotment: { granted: false, shortages: [] }, reason };
    if (allotment.granted)
      for (const [slot, quantity] of allotment.bySlot) {
        const before = room.get(slot);
        if (before) room.set(slot, { ...before, taken: before.taken + quantity });
      }
    return { request, allotment };
  });
}

function freeOf(placed: readonly PlacedClaim[], room: Room): number {
  const slots = placed.flatMap(({ slots }) => slots.map((slot) => room.get(slot)));
  return Math.min(...slots.map((slot) => Math.max(0, (slot?.capacity ?? 0) - (slot?.taken ?? 0))));
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
    // A slot is on sale until it is over, or until the museum lets nobody in any more: who comes late is still let in.
    const known =
      !claim.startsAtSlot ||
      slots.some(({ starts_at, sold_until }) => starts_at.getTime() === claim.from && sold_until > now);
    return { claim, slots: known ? slots.map(({ id }) => id) : [] };
  });
}

function newHolds(decisions: readonly Decision<HoldRequest, unknown>[]): NewHold[] {
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
  return findSlots(sql, stretchesOf(claims));
}
