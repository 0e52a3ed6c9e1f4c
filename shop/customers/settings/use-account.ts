// Who is signed in on this page. Visitors and guests go to the login, and come back (spec 2).
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Customer } from '../../../domain/customers/customer.ts';
import { useCall } from '../../ground/call-context.tsx';
import { useLocalPath } from '../../ground/local-path.ts';
import { useHydrated } from '../../ground/session-value.ts';
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
  const here = encodeURIComponent(pathname + search);
  useEffect(() => {
    // Whoever has deleted the account is on the way home.
    const stays = window.location.pathname === pathname;
    if (hydrated && !signedIn && stays)
      navigate(`${path('login')}?fromUnauthorized=true&returnTo=${here}`, { replace: true });
  }, [hydrated, signedIn, navigate, path, pathname, here]);
  useEffect(() => {
    // What is known here may be old: an address is confirmed in another window.
    if (signedIn) void checkSession(call);
  }, [call, signedIn]);
  return signedIn ? customer : undefined;
}
