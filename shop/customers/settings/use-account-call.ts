import { useMemo } from 'react';
import { ApiRefusal, type Call } from '../../ground/call.ts';
import { useCall } from '../../ground/call-context.tsx';
import { currentToken, signOut } from '../session/customer-store.ts';

/** The API as who is signed in. A session that has ended is forgotten: the page then leads to the login. */
export function useAccountCall(): Call {
  const call = useCall();
  return useMemo<Call>(
    () => async (key, input) => {
      const token = currentToken();
      try {
        return await call(key, { ...input, token });
      } catch (problem) {
        if (problem instanceof ApiRefusal && problem.status === 401 && currentToken() === token) signOut();
        throw problem;
      }
    },
    [call],
  );
}
