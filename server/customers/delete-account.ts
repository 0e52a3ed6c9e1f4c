// `customer/delete` (GDPR art. 17): deletes the account at once. Orders stay for as long as book-keeping needs them,
// with the names that their documents must show (art. 17(3)(b)), but no customer can sign in to see them.
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts';
import type { TriesShop } from '../credentials/tries/limit-tries.ts';
import { lockAccount } from './account-store.ts';
import type { ForgetBeside } from './customers-shop.ts';
import { forgetCustomers } from './forget-customers.ts';
import { checkPassword } from './passwords/check-password.ts';

/** @param password the account's, as the browser sends it */
export async function deleteAccount(
  shop: TriesShop & { readonly forgetBeside: ForgetBeside },
  customerId: string,
  password: string,
): Promise<true | Refusal> {
  const shown = await checkPassword(shop, customerId, password, 'CUSTOMER_DELETE_FAILED');
  if (isRefusal(shown)) return shown;
  return shop.database.transaction(async (sql) => {
    const account = await lockAccount(sql, customerId);
    // If the password was changed in between, the session of this call has ended.
    if (account?.password_hash !== shown.password_hash) return refuse('TOKEN_INVALID');
    await forgetCustomers(sql, [customerId], shop.now());
    // Anybody can have typed an address that was never confirmed.
    if (account.email && account.confirmed_at) await shop.forgetBeside(sql, account.email);
    return true;
  });
}
