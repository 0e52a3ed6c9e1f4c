// `auth/login` (spec 6): the token for an address and its password. An address may have one account that has confirmed
// it and others that have not; every try compares two hashes, so that neither the time nor the wording of a refusal
// reveals whether an address has an account.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import {
  type AccountRow,
  findConfirmedAccount,
  findUnconfirmedAccount,
  lockAccount,
  savePasswordHash,
} from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords/password-hash.ts';
import { emailKey } from './register-guest.ts';
import { closeSession, openSession } from './sessions/sessions.ts';
import { countTry, forgetTries, takeBackTry } from './tries/limit-tries.ts';

/** The token, or a refusal that does not say what was wrong. */
export async function logIn(
  shop: CustomersShop,
  { _u, _p }: { readonly _u: string; readonly _p: string },
  { address, bearer }: Caller,
): Promise<string | Refusal> {
  const email = emailKey(_u);
  const tooMany =
    (await countTry(shop, 'login-network', address)) ?? (await countTry(shop, 'login-account', email));
  if (tooMany) return tooMany;
  const account = await matchingAccount(shop, email, _p);
  if (!account) return refuse('AUTH_LOGIN_FAILED');
  const newHash = isOutdated(account.password_hash) ? await hashPassword(_p) : undefined;
  return shop.database.transaction(async (sql) => {
    // Since the comparison, the password may have been changed or the account deleted.
    const current = await lockAccount(sql, account.id);
    if (current?.password_hash !== account.password_hash) return refuse('AUTH_LOGIN_FAILED');
    if (newHash) await savePasswordHash(sql, account.id, newHash);
    if (bearer) await closeSession(sql, bearer);
    // An account whose address is unconfirmed takes back only its own try, not those at the confirmed account's
    // password.
    if (current.confirmed_at) await forgetTries(shop, 'login-account', email, sql);
    else await takeBackTry(shop, 'login-account', email, sql);
    return openSession(shop, sql, account.id);
  });
}

/** The account of this address and password. */
async function matchingAccount(
  { database }: CustomersShop,
  email: string,
  password: string,
): Promise<AccountRow | undefined> {
  const confirmed = await findConfirmedAccount(database, email);
  const unconfirmed = await findUnconfirmedAccount(database, email);
  const ofConfirmed = await verifyPassword(confirmed?.password_hash, password);
  const ofUnconfirmed = await verifyPassword(unconfirmed?.password_hash, password);
  if (ofConfirmed) return confirmed;
  return ofUnconfirmed ? unconfirmed : undefined;
}
