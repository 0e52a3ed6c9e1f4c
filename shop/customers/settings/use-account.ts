// Who is signed in on this page. Visitors and guests go to the login, and come back (spec 2).
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shopPaths, withSearch } from '../../../domain/addresses.ts';
import type { Customer } from '../../../domain/customers/customer.ts';
import { useCall } from '../../ground/call-context.tsx';
import { useHydrated } from '../../ground/session-value.ts';
import { useLocalPath } from '../../ground/use-local-path.ts';
import { useCustomer, useToken } from '../session/customer-store.ts';
import { checkSession } from '../session/keep-session.tsx';

/** Undefined while nothing is known of this visitor, and on the way to the login. */
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
    // Whoever has deleted the account is on the way home.
    const stays = window.location.pathname === pathname;
    if (hydrated && !signedIn && stays) navigate(login, { replace: true });
  }, [hydrated, signedIn, navigate, pathname, login]);
  useEffect(() => {
    // What is known here may be old: an address is confirmed in another window.
    if (signedIn) void checkSession(call);
  }, [call, signedIn]);
  return signedIn ? customer : undefined;
}
