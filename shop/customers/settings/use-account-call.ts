import { useMemo } from 'react';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { currentToken, signOut } from '../session/customer-store.ts';

/** The API with the customer's token. If the session has ended, it is dropped and the page redirects to the login. */
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
