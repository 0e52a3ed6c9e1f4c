// The pass at the order button: it lets one purchase through, and its next tries.

import { type Refusal, refuse } from '../../domain/refusal.ts';
import { type Line, presentPace } from '../../domain/waiting-room/line.ts';
import { isOpen, type Room } from '../../domain/waiting-room/waiting-room.ts';
import { countArrival, lineNow } from './lines.ts';
import { roomOfCart } from './rooms.ts';
import { readPass } from './signed-place.ts';
import type { WaitingRoomShop } from './waiting-room-shop.ts';
import { bindPass, cartOfPass, releasePass, takePass } from './waiting-room-store.ts';

/** Purchases take seconds: one that has not finished by then never will. */
const UNFINISHED_MS = 60_000;
/** Where the line moves on at once, asking again at once would only add to the rush. */
const SHORTEST_WAIT = 5;

/** What the waiting room asks of a purchase. */
export type Arrival = {
  /** Events that the cart is for. */
  readonly events: readonly string[];
  readonly pass: string | undefined;
  /** The visitor's earlier cart. */
  readonly replaces: string | undefined;
};

/** What is to be told about a purchase that was let through: its cart, or undefined where it was refused. */
export type LetThrough = { readonly end: (cartId: string | undefined) => Promise<void> };

const NOTHING_TO_TELL: LetThrough = { end: async () => {} };

/** Lets a purchase through, or sends it to the waiting room. */
export async function letThrough(shop: WaitingRoomShop, arrival: Arrival): Promise<LetThrough | Refusal> {
  const room = roomOfCart(shop, arrival.events);
  if (!room) return NOTHING_TO_TELL;
  const line = await lineNow(shop, room);
  if (!isOpen(room, line)) {
    await countArrival(shop, room);
    return NOTHING_TO_TELL;
  }
  const used = await acceptPass(shop, room, arrival);
  const { counts } = shop.waitingRoom;
  counts[used ? 'passed' : 'refused'] += 1;
  return used ?? toWaitingRoom(room, line, shop.now().getTime());
}

async function acceptPass(
  { database, waitingRoom: { key }, now }: WaitingRoomShop,
  room: Room,
  { pass: text, replaces }: Arrival,
): Promise<LetThrough | undefined> {
  const pass = text === undefined ? undefined : readPass(key, text);
  if (pass?.line !== room.line) return undefined;
  const { id } = pass;
  const at = now();
  // The visitor was let through in time: another try at the same order is no new one.
  const replacesOwn = replaces !== undefined && (await cartOfPass(database, id)) === replaces;
  if (pass.until <= at.getTime() && !replacesOwn) return undefined;
  const taking = { now: at, unfinished: new Date(at.getTime() - UNFINISHED_MS), replaces };
  if (!(await takePass(database, id, taking))) return undefined;
  return {
    end: async (cartId) => {
      if (cartId !== undefined) await bindPass(database, id, cartId);
      else if (replacesOwn) await bindPass(database, id, replaces);
      else await releasePass(database, id);
    },
  };
}

function toWaitingRoom(room: Room, line: Line, now: number): Refusal {
  const seconds =
    room.opens !== undefined && now < room.opens
      ? (room.opens - now) / 1000
      : ((line.issued + 1 - line.served) * 60) / presentPace(room);
  return refuse('WAITING_ROOM', {
    retryAfter: Math.max(SHORTEST_WAIT, Math.ceil(seconds)),
    details: { line: room.line },
  });
}
