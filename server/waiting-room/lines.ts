// The lines as this process knows them: moved on in memory at every question, compared with the other processes once a
// second. Asking for one's turn is arithmetic; only new places are written.
import { advanceLine, emptyLine, type Line } from '../../domain/waiting-room/line.ts';
import type { Room } from '../../domain/waiting-room/waiting-room.ts';
import { type Batches, emptyBatches, runInBatch } from '../platform/database/batches.ts';
import type { LineStore } from './line-store.ts';
import type { Place } from './signed-place.ts';

const COMPARED_MS = 1_000;
const MOST_JOINS = 1_000;

/** A line in the memory of a process. */
type RememberedLine = {
  revision: number;
  line: Line;
  /** Numbers taken without waiting for the store. */
  unwritten: number;
  /** When it is compared again. */
  until: number;
  writing: Promise<unknown> | undefined;
  /** Visitors who enter at the same time get their numbers together. */
  readonly joining: Batches<Room, number>;
};

export type Lines = Map<string, RememberedLine>;

export type LinesShop = {
  readonly now: () => Date;
  readonly waitingRoom: { readonly lineStore: LineStore; readonly lines: Lines };
};

/** The line of a room as it is now. */
export async function lineNow(shop: LinesShop, room: Room): Promise<Line> {
  const known = shop.waitingRoom.lines.get(room.line) ?? (await firstView(shop, room));
  advance(shop, known, room);
  compare(shop, known, room);
  return known.line;
}

/** The line as it is known without asking; undefined before the first question. */
export function knownLine(shop: LinesShop, room: Room): Line | undefined {
  const known = shop.waitingRoom.lines.get(room.line);
  if (known) advance(shop, known, room);
  return known?.line;
}

/** Hands out the next number of a line. */
export async function takeNumber(shop: LinesShop, room: Room): Promise<number> {
  await lineNow(shop, room);
  const known = rememberedLine(shop, room);
  return runInBatch(known.joining, room, async (joins) => {
    const first = (await write(shop, known, room, joins.length)) - joins.length + 1;
    return joins.map((_, index) => first + index);
  });
}

/** Takes a number for a visitor who does not have to wait. Nothing is waited for: it is written within a second or two. */
export async function countArrival(shop: LinesShop, room: Room): Promise<void> {
  const line = await lineNow(shop, room);
  const known = rememberedLine(shop, room);
  known.unwritten += 1;
  known.line = { ...line, issued: line.issued + 1 };
}

/** A visitor's place that is further on than the line is known to be: the line was lost, and goes on from there. */
export function restoreLine({ waitingRoom }: LinesShop, place: Place): void {
  const known = waitingRoom.lines.get(place.line);
  if (!known || place.number <= known.line.issued) return;
  known.line = {
    issued: place.number,
    served: Math.max(known.line.served, place.served),
    at: known.line.at,
    early: highest(known.line.early, place.early),
  };
}

function rememberedLine({ waitingRoom }: LinesShop, room: Room): RememberedLine {
  const known = waitingRoom.lines.get(room.line);
  if (!known) throw new Error(`the line ${room.line} was not read`);
  return known;
}

async function firstView(shop: LinesShop, room: Room): Promise<RememberedLine> {
  const known = { revision: -1, line: emptyLine(room, shop.now().getTime()) };
  const { revision, line } = await shop.waitingRoom.lineStore.writeLine(room.line, known, 0);
  const { lines } = shop.waitingRoom;
  const found = lines.get(room.line);
  if (found) return found;
  const remembered: RememberedLine = {
    revision,
    line,
    unwritten: 0,
    until: performance.now() + COMPARED_MS,
    writing: undefined,
    joining: emptyBatches({ size: MOST_JOINS, atOnce: 1 }),
  };
  lines.set(room.line, remembered);
  return remembered;
}

function advance({ now }: LinesShop, known: RememberedLine, room: Room): void {
  known.line = advanceLine(known.line, room, now().getTime());
}

/** In the background: nobody who asks for their turn waits for the store. */
function compare(shop: LinesShop, known: RememberedLine, room: Room): void {
  if (known.writing || performance.now() < known.until) return;
  known.writing = write(shop, known, room, 0)
    // The store is away: the process goes on with what it knows, and tries again in a second.
    .catch(() => {})
    .finally(() => {
      known.writing = undefined;
      known.until = performance.now() + COMPARED_MS;
    });
}

/** Answers the highest number that is now handed out. */
async function write(
  { now, waitingRoom }: LinesShop,
  known: RememberedLine,
  room: Room,
  joins: number,
): Promise<number> {
  const { revision, line, unwritten } = known;
  known.unwritten = 0;
  try {
    const before = { ...line, issued: line.issued - unwritten };
    const stored = await waitingRoom.lineStore.writeLine(
      room.line,
      { revision, line: before },
      unwritten + joins,
    );
    known.revision = Math.max(known.revision, stored.revision);
    known.line = furthest(known, stored.line, now().getTime());
    return stored.line.issued;
  } catch (problem) {
    known.unwritten += unwritten;
    throw problem;
  }
}

/** The line as far as either view goes. The other's clock is not asked: it may be wrong. */
function furthest({ line, unwritten }: RememberedLine, stored: Line, now: number): Line {
  return {
    issued: Math.max(line.issued, stored.issued + unwritten),
    served: Math.max(line.served, stored.served),
    at: stored.served > line.served ? now : line.at,
    early: highest(line.early, stored.early),
  };
}

function highest(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.max(one, other);
}
