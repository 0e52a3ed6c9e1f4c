// The session of a signed-in customer. On load it is checked and the customer's data updated. After an hour, while the
// browser is idle, the token is exchanged for a new one (spec 4).
import { useEffect } from 'react';
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import { useCall } from '../../../ui/call/call-context.tsx';
import {
  currentToken,
  endSession,
  renewToken,
  tokenAge,
  updateCustomer,
  useToken,
} from './customer-store.ts';

const RENEW_AFTER_MS = 3_600_000;
const CHECK_EVERY_MS = 600_000;

export function KeepSession() {
  const call = useCall();
  const signedIn = useToken() !== '';
  useEffect(() => {
    if (!signedIn) return;
    const renew = () => whenIdle(() => void renewSession(call));
    // A customer who signed in on this page needs no check.
    if (Date.now() - tokenAge() < performance.timeOrigin) whenIdle(() => void checkSession(call).then(renew));
    const timer = setInterval(renew, CHECK_EVERY_MS);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [call, signedIn]);
  return null;
}

function whenIdle(work: () => void) {
  return 'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 1000);
}

/** Checks that the token is still valid, and updates the customer's data. */
export function checkSession(call: Call): Promise<void> {
  return withToken(async (token) => {
    const customer = await call('GET CUSTOMER_DATA', { token, quiet: true });
    if (currentToken() === token) updateCustomer(customer);
  });
}

/** Runs a call with the token. An expired token is dropped, other failures are ignored until the next time. */
async function withToken(use: (token: string) => Promise<void>): Promise<void> {
  const token = currentToken();
  if (!token) return;
  try {
    await use(token);
  } catch (problem) {
    if (isSessionOver(problem) && currentToken() === token) endSession();
    else if (!(problem instanceof ApiRefusal)) throw problem;
  }
}

function isSessionOver(problem: unknown): boolean {
  return problem instanceof ApiRefusal && problem.status === 401;
}

/** Exchanges a token that is older than an hour. */
export function renewSession(call: Call): Promise<void> {
  return withToken(async (token) => {
    if (tokenAge() < RENEW_AFTER_MS || document.hidden) return;
    const renewed = await call('POST auth/refresh', { token, quiet: true });
    if (currentToken() === token) renewToken(renewed);
  });
}
