// `auth/login` (spec 6): the token for an address and its password. An address may have one account that has confirmed
// it and others that have not; every try compares three hashes, so that neither the time nor the wording of a refusal
// reveals whether an address has an account.
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { emailKey } from '../credentials/email-key.ts';
import { deviceOf } from '../credentials/session-device.ts';
import { type AccountRow, lockAccount, savePasswordHash } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { readDevice } from './devices/known-device.ts';
import { findCandidates } from './log-in-candidates.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords/sent-password-hash.ts';
import { checkSecondStep } from './second-factor/check-code.ts';
import { closeSession, openSession } from './sessions/sessions.ts';
import { countLogIn, forgetLogIns } from './tries/limit-log-ins.ts';

/** The token, or a refusal that does not say what was wrong. */
export async function logIn(
  shop: CustomersShop,
  { _u, _p, _c }: { readonly _u: string; readonly _p: string; readonly _c?: string | undefined },
  { address, bearer, cookies, userAgent }: Caller,
): Promise<string | Refusal> {
  const email = emailKey(_u);
  const device = await readDevice(shop, cookies);
  const candidates = await findCandidates(shop.database, email, device);
  const who = { email, address, device };
  const counted = await countLogIn(shop, who, candidates);
  if (isRefusal(counted)) return counted;
  const account = await matching(counted, _p);
  if (!account) return refuse('AUTH_LOGIN_FAILED');
  await forgetLogIns(shop, who, account);
  const second = await checkSecondStep(shop, account.id, _c);
  if (second) return second;
  const newHash = isOutdated(account.password_hash) ? await hashPassword(_p) : undefined;
  return shop.database.transaction(async (sql) => {
    // Since the comparison, the password may have been changed or the account deleted.
    const current = await lockAccount(sql, account.id);
    if (current?.password_hash !== account.password_hash) return refuse('AUTH_LOGIN_FAILED');
    if (newHash) await savePasswordHash(sql, account.id, newHash);
    if (bearer) await closeSession(sql, bearer);
    return openSession(shop, sql, account.id, deviceOf(userAgent));
  });
}

/** The first account with this password; as much is compared when there is none. */
async function matching(
  candidates: readonly (AccountRow | undefined)[],
  password: string,
): Promise<AccountRow | undefined> {
  let found: AccountRow | undefined;
  for (const account of candidates)
    if (await verifyPassword(account?.password_hash, password)) found ??= account;
  return found;
}
