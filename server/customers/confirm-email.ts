// `customer/emailconfirm` (spec 6): confirms an address with the link mailed for a registration or a change. A link
// works once.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { type AccountRow, lockAccount } from './account-store.ts';
import { claimEmail, isTakenMeanwhile } from './claim-email.ts';
import type { CustomersShop } from './customers-shop.ts';
import { secretDigest } from './links/link-secret.ts';
import { deleteLinksOf, type LinkRow, takeLink } from './links/link-store.ts';
import { emailKey } from './register-guest.ts';
import { countTry } from './tries/limit-tries.ts';

/** The address, or a refusal when the link is used, expired or unknown. */
export async function confirmEmail(
  shop: CustomersShop,
  token: string,
  { address }: Caller,
): Promise<{ email: string } | Refusal> {
  const tooMany = await countTry(shop, 'link-network', address);
  if (tooMany) return tooMany;
  const failed = refuse('AUTH_CONFIRMATION_INVALID');
  try {
    return (await spendLink(shop, token)) ?? failed;
  } catch (problem) {
    if (isTakenMeanwhile(problem)) return failed;
    throw problem;
  }
}

/** Uses the link; the address that it confirmed, or undefined when the link is not valid (any more). */
function spendLink(shop: CustomersShop, token: string): Promise<{ email: string } | undefined> {
  return shop.database.transaction(async (sql) => {
    const link = await takeLink(sql, secretDigest(token), ['confirm', 'change-email'], shop.now());
    const account = link && (await lockAccount(sql, link.customer_id));
    if (!account || !isCurrent(link, account)) return undefined;
    if (!(await claimEmail(shop, sql, account, link.email))) return undefined;
    // Recovery links mailed to the former address become invalid.
    await deleteLinksOf(sql, account.id);
    return { email: link.email.trim() };
  });
}

/** A registration's link confirms the address that the account still has. */
function isCurrent({ purpose, email }: LinkRow, account: AccountRow): boolean {
  return purpose === 'change-email' || account.email === emailKey(email);
}
