// `customer/register` (spec 7): an account that can be used at once, whether or not another has the same address. Only
// a mail to the address decides which of them it belongs to. The answer and the time that it takes are the same in both
// cases.
import type { Registration } from '../../domain/customers/customer.ts';
import { checkRegistration, trimRegistration } from '../../domain/customers/registration.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import type { Caller } from '../api/handler.ts';
import { emailKey } from '../credentials/email-key.ts';
import { guessProblem } from '../credentials/passwords/guess-problem.ts';
import { countTry } from '../credentials/tries/limit-tries.ts';
import { randomId } from '../platform/random-id.ts';
import { writeAccountMail } from './account-mails/account-mail-job.ts';
import { insertAccount, keepGuest } from './account-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { contextOf, readNewPassword } from './new-password.ts';
import { hashPassword } from './passwords/sent-password-hash.ts';
import { accountRules, guestRules, type RegistrationRules } from './registration-rules.ts';
import { closeSession } from './sessions/sessions.ts';
import { signInAgain } from './sign-in.ts';
import { mayMailTo } from './tries/limit-mails.ts';

/**
 * Stores the account and returns its token. With a guest's token, the guest becomes the account and keeps the orders.
 */
export async function registerCustomer(
  shop: CustomersShop,
  c: Registration,
  caller: Caller,
): Promise<string | Refusal> {
  const { language, bearer, address } = caller;
  const read = await readRegistration(shop, c, accountRules(shop.museum.settings, language));
  if ('refused' in read) return read;
  const { details, password, newsletter } = read;
  const tooMany = await countTry(shop, 'register-network', address);
  if (tooMany) return tooMany;
  const email = emailKey(details.email);
  const mayMail = await mayMailTo(shop, email);
  const now = shop.now();
  const account = {
    id: bearer?.isGuest ? bearer.customerId : randomId(),
    language,
    details,
    email,
    password_hash: await hashPassword(password),
    newsletter_at: newsletter ? now : null,
    created_at: now,
  };
  return shop.database.transaction(async (sql) => {
    if (!bearer?.isGuest) await insertAccount(sql, account);
    else if (!(await keepGuest(sql, account))) return refuse('TOKEN_INVALID');
    if (bearer) await closeSession(sql, bearer);
    if (mayMail)
      await writeAccountMail(shop, sql, { about: 'registered', customer_id: account.id }, language);
    return signInAgain(shop, sql, account.id, caller);
  });
}

/** The details and the password of a registration, ready to be stored, or its problems by field. */
async function readRegistration(
  shop: Pick<CustomersShop, 'museum' | 'now'>,
  c: Registration,
  { fields, countries }: RegistrationRules,
) {
  const { password: given, newsletter, ...details } = trimRegistration(c);
  const problems = checkRegistration(c, fields, countries);
  if (!details.email) problems['email'] = ['REQUIRED'];
  const read = await acceptedPassword(shop, given, details);
  if ('problem' in read) problems['password'] = [read.problem];
  if (!('password' in read) || Object.keys(problems).length > 0)
    return refuse('FIELDS_INVALID', { fields: problems });
  return { details, password: read.password, newsletter: newsletter === true };
}

/** The password of a registration, or what is wrong with it. */
async function acceptedPassword(
  shop: Pick<CustomersShop, 'museum' | 'now'>,
  given: string | undefined,
  details: Registration,
): Promise<ReturnType<typeof readNewPassword>> {
  const email = details.email ?? '';
  const read = readNewPassword(given, email);
  if ('problem' in read) return read;
  const problem = await guessProblem(read.password, contextOf(shop, email, details));
  return problem ? { problem } : read;
}

/** `customer/validate`: true, or the problems by field. A password is checked when there is one. */
export async function validateCustomer(
  shop: Pick<CustomersShop, 'museum' | 'now'>,
  c: Registration,
  language: Language,
): Promise<true | Refusal> {
  const { fields, countries } = guestRules(shop.museum.settings, language);
  const problems = checkRegistration(c, fields, countries);
  const read = c.password === undefined ? undefined : await acceptedPassword(shop, c.password, c);
  if (read && 'problem' in read) problems['password'] = [read.problem];
  return Object.keys(problems).length === 0 ? true : refuse('FIELDS_INVALID', { fields: problems });
}
