// `customer/emailchange` (spec 6): an account signs in with a new address once the link mailed there has been opened.
// The old address gets a mail at once, so that an owner whose account is being stolen can act.
import { checkRegistration } from '../../domain/customers/registration.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { emailKey } from '../credentials/email-key.ts';
import { writeAccountMail } from './account-mails/account-mail-job.ts';
import type { CustomersShop } from './customers-shop.ts';
import { checkPassword } from './passwords/check-password.ts';
import { mayMailTo } from './tries/limit-mails.ts';

const FAILED = 'AUTH_EMAIL_CHANGE_FAILED';

/** Always true, also when another account has the new address: only the mail to that address says so. */
export async function changeEmail(
  shop: CustomersShop,
  { _po, email }: { readonly _po: string; readonly email: string },
  { customerId, language }: Caller,
): Promise<true | Refusal> {
  if (customerId === undefined) return refuse('TOKEN_MISSING');
  const typed = email.trim();
  const problems = checkRegistration(
    { email: typed },
    [{ name: 'email', required: true, type: 'email' }],
    [],
  );
  if (problems['email']) return refuse(FAILED, { fields: { email: problems['email'] } });
  const account = await checkPassword(shop, customerId, _po, FAILED);
  if ('refused' in account) return account;
  const mayMail = await mayMailTo(shop, emailKey(typed));
  const mayTell =
    account.confirmed_at !== null &&
    account.email !== emailKey(typed) &&
    (await mayMailTo(shop, account.email));
  const former = account.details.email ?? account.email;
  await shop.database.transaction(async (sql) => {
    const asked = { about: 'change-email', customer_id: customerId, email: typed } as const;
    if (mayMail) await writeAccountMail(shop, sql, asked, language);
    if (mayTell) await writeAccountMail(shop, sql, { about: 'email-changes', email: former }, language);
  });
  return true;
}
