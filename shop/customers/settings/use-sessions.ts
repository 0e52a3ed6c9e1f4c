import { useEffect, useState } from 'react';
import type { SessionView } from '../../../domain/customers/sessions-contract.ts';
import { ApiRefusal } from '../../../ui/call/call.ts';
import { useAccountCall } from './use-account-call.ts';

export type Sessions = {
  /** Undefined until they are known. */
  readonly list: readonly SessionView[] | undefined;
  readonly failure: ApiRefusal | undefined;
  /**
   * Ends one session, or without an id all others; answers how many.
   * @param _po the password's digest; @throws ApiRefusal
   */
  readonly end: (_po: string, id?: string) => Promise<number>;
};

/** Where the account is signed in. */
export function useSessions(): Sessions {
  const call = useAccountCall();
  const [list, setList] = useState<readonly SessionView[]>();
  const [failure, setFailure] = useState<ApiRefusal>();
  useEffect(() => {
    const leaving = new AbortController();
    call('GET customer/sessions', { signal: leaving.signal }).then(setList, (refusal: unknown) => {
      if (leaving.signal.aborted) return;
      if (!(refusal instanceof ApiRefusal)) throw refusal;
      setFailure(refusal);
    });
    return () => leaving.abort();
  }, [call]);
  const end = async (_po: string, id?: string) => {
    const ended = await call('POST customer/sessionend', { body: { id, _po } });
    setList(await call('GET customer/sessions', {}));
    return ended;
  };
  return { list, failure, end };
}
