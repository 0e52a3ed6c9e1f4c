// `customer/update` (spec 7): who the customer is and where parcels go. Fields that are not sent stay as they were. An
// account signs in with its e-mail, which changes only when the new address is confirmed (`customer/emailchange`).
import type { Customer, Registration } from '../../domain/customers/customer.ts';
import {
  checkRegistration,
  type RegistrationProblems,
  trimRegistration,
} from '../../domain/customers/registration.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { emailKey } from '../credentials/email-key.ts';
import type { CustomerRow } from './customer-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { lockCustomer, saveDetails } from './details-store.ts';
import { presentCustomer } from './register-guest.ts';
import { guestRules, type RegistrationRules } from './registration-rules.ts';

/** The changed customer, or the problems by field. A password in `c` is ignored. */
export async function updateCustomer(
  { database, now, museum }: Pick<CustomersShop, 'database' | 'now' | 'museum'>,
  customerId: string,
  c: Registration,
  language: Language,
): Promise<Customer | Refusal> {
  const { password: _password, newsletter, ...given } = trimRegistration(c);
  return database.transaction(async (sql) => {
    const customer = await lockCustomer(sql, customerId);
    if (!customer) return refuse('TOKEN_INVALID');
    const problems = problemsOf(customer, given, guestRules(museum.settings, language));
    if (Object.keys(problems).length > 0) return refuse('FIELDS_INVALID', { fields: problems });
    const details = { ...customer.details, ...given };
    const changed = {
      ...customer,
      details: customer.is_guest ? details : { ...details, email: customer.details.email },
      email: customer.is_guest ? emailKey(details.email) : customer.email,
      newsletter_at: newsletterSince(customer, newsletter, now()),
    } as CustomerRow;
    await saveDetails(sql, changed);
    return presentCustomer(changed);
  });
}

/**
 * Problems of the fields that were sent. Fields that the museum has required since the registration are no reason to
 * refuse these.
 */
function problemsOf(
  { is_guest, email }: CustomerRow,
  given: Registration,
  { fields, countries }: RegistrationRules,
): RegistrationProblems {
  const found = Object.entries(checkRegistration(given, fields, countries));
  const problems = Object.fromEntries(found.filter(([key]) => (key.split('.')[0] as string) in given));
  if (!is_guest && given.email !== undefined && emailKey(given.email) !== email)
    problems['email'] = ['EMAILS_DIFFER'];
  return problems;
}

/**
 * Since when the museum may send its newsletter. A guest's address is unconfirmed, so that visitors cannot sign others
 * up.
 */
function newsletterSince(
  { is_guest, newsletter_at }: CustomerRow,
  wanted: boolean | undefined,
  now: Date,
): Date | null {
  if (wanted === undefined || is_guest) return newsletter_at;
  return wanted ? (newsletter_at ?? now) : null;
}
