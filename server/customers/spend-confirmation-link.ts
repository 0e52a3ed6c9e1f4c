// The link mailed for a registration or a change of address confirms this address, once.
import type { Sql } from '../platform/database/sql.ts';
import { type AccountRow, lockAccount } from './account-store.ts';
import { type ClaimedEmail, claimEmail } from './claim-email.ts';
import type { CustomersShop } from './customers-shop.ts';
import { secretDigest } from './links/link-secret.ts';
import { deleteLinksOf, type LinkRow, takeLink } from './links/link-store.ts';
import { emailKey } from './register-guest.ts';

/** Uses the link; the address that it confirmed, or undefined when the link is not valid (any more). */
export async function spendConfirmationLink(
  shop: Pick<CustomersShop, 'now'>,
  sql: Sql,
  token: string,
): Promise<ClaimedEmail | undefined> {
  const link = await takeLink(sql, secretDigest(token), ['confirm', 'change-email'], shop.now());
  const account = link && (await lockAccount(sql, link.customer_id));
  if (!account || !isCurrent(link, account)) return undefined;
  const claimed = await claimEmail(shop, sql, account, link.email);
  // Recovery links mailed to the former address become invalid.
  if (claimed) await deleteLinksOf(sql, account.id);
  return claimed;
}

/** A registration's link confirms the address that the account still has. */
function isCurrent({ purpose, email }: LinkRow, account: AccountRow): boolean {
  return purpose === 'change-email' || account.email === emailKey(email);
}
