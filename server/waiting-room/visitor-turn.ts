// A visitor's way through the waiting room: a place in the line, its turn, and a pass for one purchase.
import { randomBytes } from 'node:crypto';
import { pauseOf, turnOf } from '../../domain/waiting-room/turn.ts';
import { isOpen, type Room } from '../../domain/waiting-room/waiting-room.ts';
import type { WaitingTurn } from '../../domain/waiting-room/waiting-room-contract.ts';
import { lineNow, restoreLine, takeNumber } from './lines.ts';
import { roomsNow } from './rooms.ts';
import { type Place, readPass, readPlace, signPass, signPlace } from './signed-place.ts';
import { drawKeys, type WaitingRoomShop } from './waiting-room-shop.ts';
import { cartOfPass } from './waiting-room-store.ts';

/** A pass that nobody uses or renews ends. */
const PASS_MS = 10 * 60_000;
/** However busily it is renewed, a visit ends. */
const LONGEST_VISIT_MS = 45 * 60_000;
/** By then every line has moved on. */
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Nobody has to wait. */
const OPEN: WaitingTurn = { state: 'open', retryAfter: 0 };
const LAPSED: WaitingTurn = { state: 'lapsed', retryAfter: 0 };

/** The turn of the visitor's place, else a new place at the end of a line. */
export async function enterWaitingRoom(
  shop: WaitingRoomShop,
  asked: { readonly line?: string | undefined; readonly place?: string | undefined },
): Promise<WaitingTurn> {
  const place = asked.place === undefined ? undefined : goodPlace(shop, asked.place);
  if (place && (await cartOfPass(shop.database, place.id)) === undefined) return turnOfPlace(shop, place);
  for (const room of roomsNow(shop)) {
    if (asked.line !== undefined && room.line !== asked.line) continue;
    if (isOpen(room, await lineNow(shop, room))) return presentTurn(shop, room, await newPlace(shop, room));
  }
  return OPEN;
}

/** @param pass of an earlier answer: it is renewed */
export async function visitorTurn(shop: WaitingRoomShop, place: string, pass?: string): Promise<WaitingTurn> {
  shop.waitingRoom.counts.asked += 1;
  const known = goodPlace(shop, place);
  return known ? turnOfPlace(shop, known, pass) : LAPSED;
}

/** Undefined for what this shop has not signed, or long ago. */
function goodPlace({ waitingRoom, now }: WaitingRoomShop, text: string): Place | undefined {
  const place = readPlace(waitingRoom.key, text);
  return place && place.since >= now().getTime() - LONGEST_WAIT_MS ? place : undefined;
}

async function turnOfPlace(shop: WaitingRoomShop, place: Place, pass?: string): Promise<WaitingTurn> {
  const room = roomsNow(shop).find(({ line }) => line === place.line);
  return room ? presentTurn(shop, room, place, pass) : OPEN;
}

async function newPlace(shop: WaitingRoomShop, room: Room): Promise<Place> {
  const number = await takeNumber(shop, room);
  const { served, early } = await lineNow(shop, room);
  shop.waitingRoom.counts.entered += 1;
  return {
    line: room.line,
    number,
    id: randomBytes(9).toString('base64url'),
    served: Math.floor(served),
    early,
    since: shop.now().getTime(),
  };
}

async function presentTurn(
  shop: WaitingRoomShop,
  room: Room,
  place: Place,
  pass?: string,
): Promise<WaitingTurn> {
  const { waitingRoom, now } = shop;
  await lineNow(shop, room);
  restoreLine(shop, place);
  const line = await lineNow(shop, room);
  const at = now().getTime();
  const turn = turnOf(place.number, line, room, drawKeys(waitingRoom, room.line), at);
  const retryAfter = pauseOf(turn, place.number);
  if (turn.state === 'lapsed') return LAPSED;
  const given = { line: room.line, place: signPlace(waitingRoom.key, place), retryAfter };
  if (turn.state === 'called') return calledTurn(shop, place, pass, given);
  return { ...given, ...turn };
}

function calledTurn(
  { waitingRoom: { key }, now }: WaitingRoomShop,
  { line, id }: Place,
  given: string | undefined,
  answer: Pick<WaitingTurn, 'line' | 'place'>,
): WaitingTurn {
  const earlier = given === undefined ? undefined : readPass(key, given);
  const at = now().getTime();
  const since = earlier?.id === id ? earlier.since : at;
  const until = Math.min(at + PASS_MS, since + LONGEST_VISIT_MS);
  if (until <= at) return LAPSED;
  const passSeconds = Math.floor((until - at) / 1000);
  return {
    ...answer,
    state: 'called',
    pass: signPass(key, { line, id, since, until }),
    passSeconds,
    // Renewed in good time while the visitor is shopping.
    retryAfter: Math.ceil(passSeconds / 2),
  };
}
