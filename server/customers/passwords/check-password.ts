// Changing an account's address or password, or deleting it, requires its password again (spec 7, `_po`).
import { type Refusal, type RefusalCode, refuse } from '../../../domain/refusal.ts';
import { countTry, forgetTries, type TriesShop } from '../../credentials/tries/limit-tries.ts';
import { type AccountRow, findAccount } from '../account-store.ts';
import { verifyPassword } from './sent-password-hash.ts';

/**
 * The account, when this is its password.
 * @param code the code with which a wrong password is refused, at the field `_po`
 */
export async function checkPassword(
  shop: TriesShop,
  customerId: string,
  password: string,
  code: RefusalCode,
): Promise<AccountRow | Refusal> {
  const tooMany = await countTry(shop, 'password-account', customerId);
  if (tooMany) return tooMany;
  const account = await findAccount(shop.database, customerId);
  if (!account) return refuse('TOKEN_INVALID');
  if (!(await verifyPassword(account.password_hash, password)))
    return refuse(code, { fields: { _po: ['PASSWORD_WRONG'] } });
  await forgetTries(shop, 'password-account', customerId);
  return account;
}
