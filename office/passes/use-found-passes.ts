import { useEffect, useState } from 'react';
import type { ListedPass } from '../../domain/orders/passes-contract.ts';
import { useCall } from '../../ui/call/call-context.tsx';

/** The passes that fit; undefined until an answer has come. */
export function useFoundPasses(q: string): readonly ListedPass[] | undefined {
  const call = useCall();
  const [found, setFound] = useState<readonly ListedPass[]>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    const ending = new AbortController();
    setFound(undefined);
    void call('POST office/passes/find', { body: { q }, signal: ending.signal }).then(
      (rows) => !ending.signal.aborted && setFound(rows),
      (problem: unknown) => !ending.signal.aborted && setFailure(problem),
    );
    return () => ending.abort();
  }, [call, q]);
  // The page's own way of saying that something went wrong.
  if (failure !== undefined) throw failure;
  return found;
}
