// `customer/secondfactorcodes`: whoever has used up most recovery codes, or fears that somebody has seen them, gets ten new
// ones with the password. The earlier ones are void from then on, and a mail tells the owner.
import { isRefusal, type Refusal, refuse } from '../../../domain/refusal.ts';
import type { Caller } from '../../api/handler.ts';
import { newRecoveryCodes, recoveryCodeHash } from '../../credentials/second-factor/recovery-codes.ts';
import { tellOwner } from '../account-mails/tell-owner.ts';
import { lockAccount } from '../account-store.ts';
import type { CustomersShop } from '../customers-shop.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { addRecoveryCodes, dropRecoveryCodes, findSecondFactor } from './second-factor-store.ts';

/** The new codes, as they are shown this once. */
export async function renewRecoveryCodes(
  shop: CustomersShop,
  password: string,
  { customerId, language }: Caller,
): Promise<string[] | Refusal> {
  if (customerId === undefined) return refuse('TOKEN_MISSING');
  const account = await checkPassword(shop, customerId, password, 'AUTH_SECOND_FACTOR_FAILED');
  if (isRefusal(account)) return account;
  const codes = newRecoveryCodes();
  return shop.database.transaction(async (sql) => {
    // Asked for twice at once, the later answer's codes are the ones that are valid.
    await lockAccount(sql, customerId);
    const factor = await findSecondFactor(sql, customerId);
    if (!factor?.confirmed_at) return refuse('AUTH_SECOND_FACTOR_OFF');
    await dropRecoveryCodes(sql, [customerId]);
    await addRecoveryCodes(
      sql,
      customerId,
      codes.map((one) => recoveryCodeHash(customerId, one)),
    );
    await tellOwner(shop, sql, account, 'recovery-codes-new', language);
    return codes;
  });
}
