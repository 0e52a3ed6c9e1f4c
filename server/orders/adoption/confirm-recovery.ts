// `customer/pwdconfirm` (spec 6): sets the password and signs in the owner of the link. The mail that they answered also
// confirms an address that was not confirmed yet, and then the account gets what guests have ordered with it.
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller } from '../../api/handler.ts';
import { unlessTakenMeanwhile } from '../../customers/claim-email.ts';
import type { CustomersShop } from '../../customers/customers-shop.ts';
import { checkRecovery, spendRecoveryLink } from '../../customers/recover-password.ts';
import { adoptOrders } from './adopt-orders.ts';

/** The token of the new session, or why the password was not set. */
export async function confirmRecovery(
  shop: CustomersShop,
  confirmation: { readonly token: string; readonly _p: string; readonly _c?: string | undefined },
  caller: Caller,
): Promise<string | Refusal> {
  const checked = await checkRecovery(shop, confirmation, caller);
  if (isRefusal(checked)) return checked;
  const recovering = shop.database.transaction(async (sql) => {
    const recovered = await spendRecoveryLink(shop, sql, confirmation.token, checked.passwordHash, caller);
    if (recovered?.claimed) await adoptOrders(sql, recovered.claimed);
    return recovered;
  });
  const recovered = await unlessTakenMeanwhile(recovering);
  return recovered?.token ?? refuse('AUTH_SETTING_NEW_PASSWORD_FAILED');
}
