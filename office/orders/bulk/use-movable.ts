import { useEffect, useState } from 'react';
import type { MovableLine } from '../../../domain/moves/moves-contract.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';

/** What of many orders can be moved, read one after the other; of an order that cannot be read, nothing. */
export function useMovable(numbers: readonly string[]): ReadonlyMap<string, readonly MovableLine[]> {
  const call = useCall();
  const [known, setKnown] = useState<ReadonlyMap<string, readonly MovableLine[]>>(new Map());
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const read = async () => {
      for (const number of numbers) {
        if (signal.aborted) return;
        const lines = await call('GET office/orders/:number/movable', {
          params: { number },
          signal,
          quiet: true,
        }).then((answer) => answer.lines, nothingWhereRefused);
        if (!signal.aborted) setKnown((before) => new Map(before).set(number, lines));
      }
    };
    void read();
    return () => ending.abort();
  }, [numbers, call]);
  return known;
}

function nothingWhereRefused(problem: unknown): MovableLine[] {
  if (!(problem instanceof ApiRefusal) && !(problem instanceof DOMException)) throw problem;
  return [];
}
