// A museum for the drill: a thousand times with room for everybody, and a few with hardly any, so that buyers are also
// refused and what is held is worth something.
import { BENCH_MUSEUM_YAML, event, writeFolder } from '../bench/bench-museum.ts';
import { dayAhead } from '../bench/day-ahead.ts';
import { spreadSlot } from '../bench/purchase-tasks.ts';

const HOURLY = '{first: "09:00", last: "18:00", every: 60}';
const SCARCE_PLACES = 3;
/** One buyer in so many wants a scarce place. */
const SCARCE_EVERY = 5;

/** The files of what the buyers want. */
export const DRILL_EVENTS = {
  'events/spread.yaml': event('spread', 100, HOURLY, 60),
  'events/scarce.yaml': event('scarce', 1, HOURLY, 60, SCARCE_PLACES),
};

/** Writes the museum's folder. */
export function writeDrillMuseum(folder: string): void {
  writeFolder(folder, { 'museum.yaml': BENCH_MUSEUM_YAML, ...DRILL_EVENTS });
}

/** What the buyer of this number wants. */
export function wishOf(turn: number): { readonly ticket: string; readonly datetime: string } {
  if (turn % SCARCE_EVERY !== 0) return { ticket: 'spread-karte', datetime: spreadSlot(turn) };
  const hour = String(9 + (Math.floor(turn / SCARCE_EVERY) % 10)).padStart(2, '0');
  return { ticket: 'scarce-karte', datetime: `${dayAhead(1)} ${hour}:00` };
}
