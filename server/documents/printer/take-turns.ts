// Lets only so many things happen at once; the others wait, first come, first served.

/** Too many were waiting already. */
export class TooManyWaiting extends Error {}

export type TakeTurns = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * @param atOnce how many at once
 * @param mostWaiting one more is rejected with `TooManyWaiting`
 */
export function takeTurns(atOnce: number, mostWaiting: number): TakeTurns {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const begin = async () => {
    if (busy < atOnce) {
      busy += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new TooManyWaiting();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  // A turn is handed on rather than given back, so that nobody who comes now is served before those who wait.
  const end = () => {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
