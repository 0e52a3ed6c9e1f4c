// The link mailed for a registration or a change of address confirms this address, once.

import { emailKey } from '../credentials/email-key.ts';
import { secretDigest } from '../credentials/link-secret.ts';
import type { Sql } from '../platform/database/sql.ts';
import { type AccountRow, lockAccount } from './account-store.ts';
import { type ClaimedEmail, claimEmail } from './claim-email.ts';
import type { CustomersShop } from './customers-shop.ts';
import { CONFIRMING, deleteLinksOf, type LinkRow, takeLink } from './links/link-store.ts';

/**
 * Uses the link; the address that it confirmed, or undefined when the link is not valid (any more).
 * @param checked the link's account: see `checkConfirmation`
 */
export async function spendConfirmationLink(
  shop: Pick<CustomersShop, 'now'>,
  sql: Sql,
  token: string,
  checked: AccountRow,
): Promise<ClaimedEmail | undefined> {
  const link = await takeLink(sql, secretDigest(token), CONFIRMING, shop.now());
  const account = link && (await lockAccount(sql, link.customer_id));
  // A password that was changed since has ended the session that came along, and made the link invalid.
  if (!account || account.password_hash !== checked.password_hash || !isCurrent(link, account))
    return undefined;
  const claimed = await claimEmail(shop, sql, account, link.email);
  // Recovery links mailed to the former address become invalid.
  if (claimed) await deleteLinksOf(sql, account.id);
  return claimed;
}

/** A registration's link confirms the address that the account still has. */
function isCurrent({ purpose, email }: LinkRow, account: AccountRow): boolean {
  return purpose === 'change-email' || account.email === emailKey(email);
}
