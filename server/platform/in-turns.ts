// Long work in pieces: between them whoever has asked for something is answered. No visitor waits for another's work.
import { setImmediate } from 'node:timers/promises';

/** Milliseconds of one piece. Several works may take turns, and a visitor waits for a piece of each. */
const PIECE_MS = 8;

/** Whether others should have a turn now; then `await` what it returns. */
export type Turns = () => Promise<void> | undefined;

/** To be asked after each step of the work. */
export function takeTurns(pieceMs = PIECE_MS): Turns {
  let until = performance.now() + pieceMs;
  return () => {
    if (performance.now() < until) return undefined;
    return setImmediate().then(() => {
      until = performance.now() + pieceMs;
    });
  };
}

/** Does something with each item, in turns with others. */
export async function eachInTurns<Item>(
  items: Iterable<Item>,
  work: (item: Item) => unknown,
  turns: Turns = takeTurns(),
): Promise<void> {
  for (const item of items) {
    work(item);
    const turn = turns();
    if (turn) await turn;
  }
}
