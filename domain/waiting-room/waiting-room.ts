// When there is a waiting room, and whose cart it is for (ADR 058). The museum opens it for a rush that it expects; the shop
// opens it by itself when more purchases begin than the museum's limit, or than it can serve (ADR 064).
import type { MuseumDateTime } from '../museum-time.ts';
import { isLineFull, type Line, type Pace } from './line.ts';

/** A rush that the museum expects, as it writes it. */
export type Rush = {
  readonly id: string;
  readonly from: MuseumDateTime;
  readonly to: MuseumDateTime;
  /** Whoever comes before is drawn. */
  readonly sale_opens?: MuseumDateTime | undefined;
  /** Carts without any of these need not wait; undefined for every cart. */
  readonly events?: readonly string[] | undefined;
  /** Visitors let in a minute. */
  readonly pace: number;
};

/** A waiting room. One cart is at most in one. */
export type Room = Pace & {
  /** The name of its line. */
  readonly line: string;
  readonly events: readonly string[] | undefined;
};

/** The line of those who came when too many did. No rush can have this name. */
const LOAD_LINE = 'load';

/** The room of the rush that there is now; rushes do not overlap. */
export function rushRoom(
  rushes: readonly Rush[],
  now: MuseumDateTime,
  toMs: (datetime: MuseumDateTime) => number,
): Room | undefined {
  const rush = rushes.find(({ from, to }) => from <= now && now < to);
  return (
    rush && {
      line: `rush:${rush.id}`,
      events: rush.events,
      perMinute: rush.pace,
      opens: rush.sale_opens === undefined ? undefined : toMs(rush.sale_opens),
    }
  );
}

/**
 * The room that opens by itself.
 * @param limit purchases that may begin in a minute; undefined where it never opens
 * @param slowed the shop has too much to do
 */
export function loadRoom(limit: number | undefined, slowed: boolean): Room | undefined {
  return limit === undefined
    ? undefined
    : { line: LOAD_LINE, events: undefined, perMinute: limit, opens: undefined, slowed };
}

/** Whether a room is for a cart with these events. */
export function isRoomFor({ events }: Room, cart: readonly string[]): boolean {
  return events === undefined || cart.some((event) => events.includes(event));
}

/** Whether there is a wait in the room: a museum's rush always has one, the other only when too many come. */
export function isOpen({ line }: Room, state: Line | undefined): boolean {
  return line !== LOAD_LINE || (state !== undefined && isLineFull(state));
}
