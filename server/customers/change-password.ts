// `customer/pwdchange` (spec 6): replaces the password. Every token of the account becomes invalid; the answer is a new
// one.
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { guessProblem } from '../credentials/passwords/guess-problem.ts';
import { writeAccountMail } from './account-mails/account-mail-job.ts';
import { lockAccount, savePasswordHash } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { contextOf } from './new-password.ts';
import { checkPassword } from './passwords/check-password.ts';
import { hashPassword } from './passwords/sent-password-hash.ts';
import { signInAgain } from './sign-in.ts';

const FAILED = 'AUTH_PASSWORD_CHANGE_FAILED';

/** The new token, or what is wrong by field: `_po` or `_pn`. */
export async function changePassword(
  shop: CustomersShop,
  { _po, _pn }: { readonly _po: string; readonly _pn: string },
  caller: Caller,
): Promise<string | Refusal> {
  const { customerId, language } = caller;
  if (customerId === undefined) return refuse('TOKEN_MISSING');
  const account = await checkPassword(shop, customerId, _po, FAILED);
  if ('refused' in account) return account;
  const problem = await guessProblem(_pn, contextOf(shop, account.email, account.details));
  if (problem) return refuse(FAILED, { fields: { _pn: [problem] } });
  const newHash = await hashPassword(_pn);
  return shop.database.transaction(async (sql) => {
    const current = await lockAccount(sql, customerId);
    // Another call changed it at the same moment.
    if (current?.password_hash !== account.password_hash)
      return refuse(FAILED, { fields: { _po: ['PASSWORD_WRONG'] } });
    await savePasswordHash(sql, customerId, newHash);
    const email = current.details.email ?? current.email;
    await writeAccountMail(shop, sql, { about: 'password-changed', email }, language);
    return signInAgain(shop, sql, customerId, caller);
  });
}
