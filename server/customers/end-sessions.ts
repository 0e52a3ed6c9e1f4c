// `customer/sessionend`: the owner signs out elsewhere, with the password, so that whoever finds an open page cannot shut
// the owner out (ASVS 7.5.2). A mail says so all the same.
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { tellOwner } from './account-mails/tell-owner.ts';
import { lockAccount } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { checkPassword } from './passwords/check-password.ts';
import { endSessions } from './sessions/account-sessions.ts';

/** @returns how many sessions were ended */
export async function endAccountSessions(
  shop: CustomersShop,
  { id, _po }: { readonly id?: string | undefined; readonly _po: string },
  { bearer, language }: Caller,
): Promise<number | Refusal> {
  if (!bearer) return refuse('TOKEN_MISSING');
  const known = await checkPassword(shop, bearer.customerId, _po, 'AUTH_SESSION_END_FAILED');
  if (isRefusal(known)) return known;
  return shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, bearer.customerId);
    if (!account) return refuse('TOKEN_INVALID');
    const ended = await endSessions(sql, bearer, id);
    if (ended > 0) await tellOwner(shop, sql, account, 'sessions-ended', language);
    return ended;
  });
}
