// Whoever changes what an account stands on, or deletes it, shows its password once more (spec 7, `_po`).
import { type Refusal, type RefusalCode, refuse } from '../../domain/refusal.ts';
import { type AccountRow, findAccount } from './account-store.ts';
import type { CustomersContext } from './customers-context.ts';
import { countTry, forgetTries } from './limit-tries.ts';
import { verifyPassword } from './password-hash.ts';

/**
 * The account, when this is its password.
 * @param code what a wrong password is refused with, at the field `_po`
 */
export async function checkPassword(
  customerId: string,
  password: string,
  code: RefusalCode,
  context: Pick<CustomersContext, 'database' | 'now' | 'rateLimits'>,
): Promise<AccountRow | Refusal> {
  const tooMany = await countTry('password-account', customerId, context);
  if (tooMany) return tooMany;
  const account = await findAccount(context.database, customerId);
  if (!account) return refuse('TOKEN_INVALID');
  if (!(await verifyPassword(account.password_hash, password)))
    return refuse(code, { fields: { _po: ['PASSWORD_WRONG'] } });
  await forgetTries('password-account', customerId, context);
  return account;
}
