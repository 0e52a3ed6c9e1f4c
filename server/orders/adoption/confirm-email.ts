// `customer/emailconfirm` (spec 6): confirms an address with the link mailed for a registration or a change, and gives the
// account what guests have ordered with it, in one transaction. It is here because customers know nothing of orders.
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller } from '../../api/handler.ts';
import { checkConfirmation } from '../../customers/check-confirmation.ts';
import { unlessTakenMeanwhile } from '../../customers/claim-email.ts';
import type { CustomersShop } from '../../customers/customers-shop.ts';
import { spendConfirmationLink } from '../../customers/spend-confirmation-link.ts';
import { adoptOrders } from './adopt-orders.ts';

/**
 * The address, or a refusal: the link is used, expired or unknown, or neither the account's session nor its password
 * came along. Then the link goes on working.
 */
export async function confirmEmail(
  shop: CustomersShop,
  confirmation: { readonly token: string; readonly _p?: string | undefined },
  caller: Caller,
): Promise<{ email: string } | Refusal> {
  const account = await checkConfirmation(shop, confirmation, caller);
  if (isRefusal(account)) return account;
  const confirming = shop.database.transaction(async (sql) => {
    const claimed = await spendConfirmationLink(shop, sql, confirmation.token, account);
    if (claimed) await adoptOrders(sql, claimed);
    return claimed;
  });
  const claimed = await unlessTakenMeanwhile(confirming);
  return claimed ? { email: claimed.typed } : refuse('AUTH_CONFIRMATION_INVALID');
}
