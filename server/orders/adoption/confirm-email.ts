// `customer/emailconfirm` (spec 6): confirms an address with the link mailed for a registration or a change, and gives the
// account what guests have ordered with it, in one transaction. It is here because customers know nothing of orders.
import { type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller } from '../../api/handler.ts';
import { unlessTakenMeanwhile } from '../../customers/claim-email.ts';
import type { CustomersShop } from '../../customers/customers-shop.ts';
import { spendConfirmationLink } from '../../customers/spend-confirmation-link.ts';
import { countTry } from '../../customers/tries/limit-tries.ts';
import { adoptOrders } from './adopt-orders.ts';

/** The address, or a refusal when the link is used, expired or unknown. */
export async function confirmEmail(
  shop: CustomersShop,
  token: string,
  { address }: Caller,
): Promise<{ email: string } | Refusal> {
  const tooMany = await countTry(shop, 'link-network', address);
  if (tooMany) return tooMany;
  const confirming = shop.database.transaction(async (sql) => {
    const claimed = await spendConfirmationLink(shop, sql, token);
    if (claimed) await adoptOrders(sql, claimed);
    return claimed;
  });
  const claimed = await unlessTakenMeanwhile(confirming);
  return claimed ? { email: claimed.typed } : refuse('AUTH_CONFIRMATION_INVALID');
}
