// `auth/login` (spec 6): the token for an address and its password. An address may have one account that has confirmed it
// and others that have not; every try compares two hashes, whatever there is, so that neither the time nor the wording
// of a refusal tells whether an address has an account.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/mount-endpoints.ts';
import {
  type AccountRow,
  findConfirmedAccount,
  findUnconfirmedAccount,
  lockAccount,
  savePasswordHash,
} from './account-store.ts';
import type { CustomersContext } from './customers-context.ts';
import { countTry, forgetTries, takeBackTry } from './limit-tries.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { emailKey } from './register-guest.ts';

/** The token, or a refusal that does not say what was wrong. */
export async function logIn(
  { _u, _p }: { readonly _u: string; readonly _p: string },
  { address, bearer }: Caller,
  context: CustomersContext,
): Promise<string | Refusal> {
  const email = emailKey(_u);
  const tooMany =
    (await countTry('login-network', address, context)) ?? (await countTry('login-account', email, context));
  if (tooMany) return tooMany;
  const account = await matchingAccount(email, _p, context);
  if (!account) return refuse('AUTH_LOGIN_FAILED');
  const newHash = isOutdated(account.password_hash) ? await hashPassword(_p) : undefined;
  return context.database.transaction(async (sql) => {
    // Between the comparison and now, the password may have become another one, or the account may be gone.
    const current = await lockAccount(sql, account.id);
    if (current?.password_hash !== account.password_hash) return refuse('AUTH_LOGIN_FAILED');
    if (newHash) await savePasswordHash(sql, account.id, newHash);
    if (bearer) await context.sessions.close(sql, bearer);
    // Whoever claims an address without proof takes back only their own try, not those at another's password.
    if (current.confirmed_at) await forgetTries('login-account', email, context, sql);
    else await takeBackTry('login-account', email, context, sql);
    return context.sessions.open(sql, account.id);
  });
}

/** The account of this address and password. */
async function matchingAccount(
  email: string,
  password: string,
  { database }: CustomersContext,
): Promise<AccountRow | undefined> {
  const confirmed = await findConfirmedAccount(database, email);
  const unconfirmed = await findUnconfirmedAccount(database, email);
  const ofConfirmed = await verifyPassword(confirmed?.password_hash, password);
  const ofUnconfirmed = await verifyPassword(unconfirmed?.password_hash, password);
  if (ofConfirmed) return confirmed;
  return ofUnconfirmed ? unconfirmed : undefined;
}
