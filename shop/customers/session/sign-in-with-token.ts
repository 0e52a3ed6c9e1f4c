// The last step of every login: asks for the token's customer and stores both.
import { ApiRefusal, type Call } from '../../../ui/call/call.ts';
import { currentToken, signIn, signOut } from './customer-store.ts';

/** Signs in with a token that the server has just given. */
export async function signInWithToken(call: Call, token: string): Promise<void> {
  return signIn(token, await call('GET CUSTOMER_DATA', { token }));
}

type CallerToken = { readonly token?: string; readonly quiet?: boolean };

/** Sends a guest's token along, so that the guest becomes the account. If that token has expired, retries without it. */
export async function withCurrentToken<T>(send: (who: CallerToken) => Promise<T>): Promise<T> {
  const token = currentToken();
  if (!token) return send({});
  try {
    return await send({ token, quiet: true });
  } catch (problem) {
    if (!(problem instanceof ApiRefusal) || problem.code !== 'TOKEN_INVALID') throw problem;
    signOut();
    return send({});
  }
}
