import { useEffect, useState } from 'react';
import type { SessionView } from '../../../domain/customers/sessions-contract.ts';
import { ApiRefusal } from '../../ground/call.ts';
import { useAccountCall } from './use-account-call.ts';

export type Sessions = {
  /** Undefined until they are known. */
  readonly list: readonly SessionView[] | undefined;
  readonly failure: ApiRefusal | undefined;
  /** What is being ended: a session's id, or '' for all others. */
  readonly ending: string | undefined;
  /** Ends one session, or without an id all others; answers how many, undefined when it failed. */
  readonly end: (id?: string) => Promise<number | undefined>;
};

/** Where the account is signed in. */
export function useSessions(): Sessions {
  const call = useAccountCall();
  const [list, setList] = useState<readonly SessionView[]>();
  const [failure, setFailure] = useState<ApiRefusal>();
  const [ending, setEnding] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    call('GET customer/sessions', { signal: leaving.signal }).then(setList, (refusal: unknown) => {
      if (leaving.signal.aborted) return;
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      setFailure(refusal);
    });
    return () => leaving.abort();
  }, [call]);
  const end = async (id?: string) => {
    setEnding(id ?? '');
    setFailure(undefined);
    try {
      const ended = await call('POST customer/sessionend', { body: { id } });
      setList(await call('GET customer/sessions', {}));
      return ended;
    } catch (problem) {
      if (!(problem instanceof ApiRefusal)) throw problem;
      setFailure(problem);
      return undefined;
    } finally {
      setEnding(undefined);
    }
  };
  return { list, failure, ending, end };
}
