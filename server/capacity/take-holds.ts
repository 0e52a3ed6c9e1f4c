// The moment of truth (spec decisions 3): a cart takes all that it claims, or nothing. Carts that wait for the same process
// are taken together in one transaction, each still all or nothing by itself: locked once, allotted by the pure rule,
// written once. That is how one hot slot sells faster than the database could commit one by one.
import {
  type Allotment,
  allot,
  type Claim,
  type PlacedClaim,
  type Shortage,
  type SlotRoom,
} from '../../domain/capacity/claim.ts';
import { inBatches } from '../platform/database/in-batches.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type CapacityShop, forgetAvailability } from './availability.ts';
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

/** One cart that wants to hold. `Extra` is what the caller writes in the same transaction. */
export type HoldRequest<Extra> = {
  readonly cartId: string;
  readonly claims: readonly Claim[];
  /** When the hold lapses; `infinity` for what is sold at once. */
  readonly expires: Date | 'infinity';
  /** An earlier cart of the same visitor that is given up for this one, if this one can be had. */
  readonly replaces?: string | undefined;
  readonly extra: Extra;
};

export type HoldAnswer =
  | { readonly held: true }
  /** `decided`: the cart to be replaced is paid already, so nothing was changed. */
  | { readonly held: false; readonly shortages: readonly Shortage[]; readonly decided?: boolean };

export type Holder<Extra> = (request: HoldRequest<Extra>) => Promise<HoldAnswer>;

type Room = Map<number, SlotRoom>;

const CARTS_PER_TRANSACTION = 16;

type Decision<Extra> = { readonly request: HoldRequest<Extra>; readonly allotment: Allotment };

/** A request that is granted, and on how many slots it holds something. */
export type Granted<Extra> = { readonly request: HoldRequest<Extra>; readonly slots: number };

/** What the owner of carts adds to taking holds, in the same transaction. */
export type HolderOwner<Extra> = {
  /** Writes the granted requests' own rows, before their holds. */
  write(sql: Sql, granted: readonly Granted<Extra>[]): Promise<void>;
  /** Gives an earlier cart up for a new one; false when it is paid or about to be, and must stand. */
  giveUp(sql: Sql, cartId: string): Promise<boolean>;
};

/** Undoes the transaction of a request that replaces a cart and was refused: the earlier cart keeps what it holds. */
class Refused extends Error {
  readonly answer: HoldAnswer;
  constructor(answer: HoldAnswer) {
    super('refused');
    this.answer = answer;
  }
}

/**
 * Takes holds for one cart inside the caller's transaction: the same rule, for a cart whose money came late.
 * @returns the lines that cannot be had any more, none when everything is held
 */
export async function takeHoldsIn(
  sql: Sql,
  request: Omit<HoldRequest<unknown>, 'extra' | 'replaces'>,
  now: Date,
): Promise<readonly Shortage[]> {
  const locked = await lock(sql, request.claims);
  const room = roomOf(locked);
  await sweepInto(sql, room, now);
  const [decision] = decide([{ ...request, extra: undefined }], locked, room, now);
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
function decide<Extra>(
  requests: readonly HoldRequest<Extra>[],
  locked: readonly LockedSlot[],
  room: Room,
  now: Date,
): Decision<Extra>[] {
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

function newHolds(decisions: readonly Decision<unknown>[]): NewHold[] {
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

/** Makes the verb that takes holds, alone or together with whoever waits for the same process. */
export function createHolder<Extra>(clocked: CapacityShop, owner: HolderOwner<Extra>): Holder<Extra> {
  const takeInBatches = inBatches(
    async (requests: HoldRequest<Extra>[]) =>
      (await clocked.database.transaction((sql) => takeAll(sql, requests, clocked.now(), owner))).map(
        toAnswer,
      ),
    { size: CARTS_PER_TRANSACTION, atOnce: 1 },
  );
  return async (request) => {
    const { replaces } = request;
    const answer = replaces
      ? await takeReplacing(clocked, { ...request, replaces }, owner)
      : await takeInBatches(request);
    forgetAvailability(
      clocked,
      request.claims.map(({ pool }) => pool),
    );
    return answer;
  };
}

/** Locks, decides and writes the requests of one transaction. */
async function takeAll<Extra>(
  sql: Sql,
  requests: readonly HoldRequest<Extra>[],
  now: Date,
  owner: HolderOwner<Extra>,
): Promise<Decision<Extra>[]> {
  const locked = await lock(
    sql,
    requests.flatMap(({ claims }) => claims),
  );
  let room = roomOf(locked);
  let decided = decide(requests, locked, room, now);
  if (!allGranted(decided)) {
    // Someone does not fit: see whether lapsed holds are in the way before saying no.
    room = roomOf(locked);
    await sweepInto(sql, room, now);
    decided = decide(requests, locked, room, now);
  }
  const granted = decided.flatMap(({ request, allotment }) =>
    allotment.granted ? { request, slots: allotment.bySlot.size } : [],
  );
  if (granted.length > 0) {
    await owner.write(sql, granted);
    await insertHolds(sql, newHolds(decided));
  }
  return decided;
}

function allGranted(decisions: readonly Decision<unknown>[]): boolean {
  return decisions.every(({ allotment }) => allotment.granted);
}

function toAnswer({ allotment }: Decision<unknown>): HoldAnswer {
  return allotment.granted ? { held: true } : { held: false, shortages: allotment.shortages };
}

/** Gives up the earlier cart and takes the new one's places in one step, so that its own places are not in its way. */
async function takeReplacing<Extra>(
  { database, now }: CapacityShop,
  request: HoldRequest<Extra> & { replaces: string },
  owner: HolderOwner<Extra>,
): Promise<HoldAnswer> {
  try {
    return await database.transaction(async (sql) => {
      if (!(await owner.giveUp(sql, request.replaces)))
        throw new Refused({ held: false, shortages: [], decided: true });
      // All slots of both carts in one order, or two visitors who swap times would wait for each other forever.
      await lockSlotsOfBoth(sql, request);
      await releaseHolds(sql, [request.replaces]);
      const [decision] = await takeAll(sql, [request], now(), owner);
      const answer = decision ? toAnswer(decision) : { held: true as const };
      if (!answer.held) throw new Refused(answer);
      return answer;
    });
  } catch (problem) {
    if (problem instanceof Refused) return problem.answer;
    throw problem;
  }
}

async function lockSlotsOfBoth(
  sql: Sql,
  { claims, replaces }: { claims: readonly Claim[]; replaces: string },
) {
  const wanted = await findClaimedSlots(sql, claims);
  await lockSlotsById(sql, [...wanted, ...(await heldSlots(sql, replaces))]);
}
