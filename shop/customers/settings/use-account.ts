// The signed-in customer of this page. Visitors and guests are sent to the login and back (spec 2).
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shopPaths, withSearch } from '../../../domain/addresses.ts';
import type { Customer } from '../../../domain/customers/customer.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import { useHydrated } from '../../ground/session-value.ts';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useCustomer, useToken } from '../session/customer-store.ts';
import { checkSession } from '../session/keep-session.tsx';

/** Undefined while the page hydrates, and during the redirect to the login. */
export function useAccount(): Customer | undefined {
  const hydrated = useHydrated();
  const token = useToken();
  const customer = useCustomer();
  const navigate = useNavigate();
  const path = useLocalPath();
  const call = useCall();
  const { pathname, search } = useLocation();
  const signedIn = token !== '' && customer !== undefined && !customer.isGuest;
  const login = path(
    withSearch(shopPaths.login(), { fromUnauthorized: 'true', returnTo: pathname + search }),
  );
  useEffect(() => {
    // After deleting the account the visitor is already on the way home.
    const stays = window.location.pathname === pathname;
    if (hydrated && !signedIn && stays) navigate(login, { replace: true });
  }, [hydrated, signedIn, navigate, pathname, login]);
  useEffect(() => {
    // The stored data may be old, for example if the address was confirmed in another window.
    if (signedIn) void checkSession(call);
  }, [call, signedIn]);
  return signedIn ? customer : undefined;
}
