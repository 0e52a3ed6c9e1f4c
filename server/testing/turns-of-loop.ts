// How much is done between two turns of the event loop: counted in things, and not in milliseconds, which say more of the
// machine and its other work.
import { vi } from 'vitest';

export type TurnCount = {
  /** So many more things were done, now. */
  add(things?: number): void;
  /** Of one turn. */
  readonly most: number;
  /** Of all turns. */
  readonly all: number;
};

export function countByTurn(): TurnCount {
  const count = { most: 0, all: 0 };
  let ofThisTurn = 0;
  return Object.assign(count, {
    add(things = 1) {
      // Asked for before whoever works asks for a turn, and so it comes before the work goes on.
      if (ofThisTurn === 0)
        setImmediate(() => {
          ofThisTurn = 0;
        });
      ofThisTurn += things;
      count.most = Math.max(count.most, ofThisTurn);
      count.all += things;
    },
  });
}

/** Does something on a machine so slow that each step of it takes longer than a piece of work may (`in-turns.ts`). */
export async function onSlowMachine<Result>(work: () => Promise<Result>): Promise<Result> {
  let ms = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    ms += 10;
    return ms;
  });
  try {
    return await work();
  } finally {
    clock.mockRestore();
  }
}
