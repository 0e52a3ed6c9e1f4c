import { useEffect, useState } from 'react';
import type { Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';

/**
 * The rows that fit what was asked; undefined while nothing was asked, and until an answer has come. When the call fails, the
 * page says so as when its loader fails, and offers to try again.
 * @param find the same function each time
 */
export function useFound<Row>(
  q: string,
  find: (call: Call, q: string, signal: AbortSignal) => Promise<readonly Row[]>,
): readonly Row[] | undefined {
  const call = useCall();
  const [found, setFound] = useState<readonly Row[]>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    setFound(undefined);
    if (q !== '')
      find(call, q, signal).then(
        (rows) => !signal.aborted && setFound(rows),
        (problem: unknown) => !signal.aborted && setFailure(problem),
      );
    return () => ending.abort();
  }, [call, find, q]);
  if (failure !== undefined) throw failure;
  return found;
}
