// `customer/sessionend`: the owner signs out elsewhere. A mail says so, because a thief who is signed in can do it, too.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { tellOwner } from './account-mails/tell-owner.ts';
import { lockAccount } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { endSessions } from './sessions/account-sessions.ts';

/** @returns how many sessions were ended */
export async function endAccountSessions(
  shop: CustomersShop,
  { id }: { readonly id?: string | undefined },
  { bearer, language }: Caller,
): Promise<number | Refusal> {
  if (!bearer) return refuse('TOKEN_MISSING');
  return shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, bearer.customerId);
    if (!account) return refuse('TOKEN_INVALID');
    const ended = await endSessions(sql, bearer, id);
    if (ended > 0) await tellOwner(shop, sql, account, 'sessions-ended', language);
    return ended;
  });
}
