// Guest registration (spec 3 and 6): the server's fields, the same rule as in the browser, a token.
import type { Customer, Registration } from '../../domain/customers/customer.ts';
import { checkRegistration, trimRegistration } from '../../domain/customers/registration.ts';
import type { Language } from '../../domain/language.ts';
import { type Refusal, refuse } from '../../domain/refusal.ts';
import { emailKey } from '../credentials/email-key.ts';
import { runInBatch } from '../platform/database/batches.ts';
import { randomId } from '../platform/random-id.ts';
import type { CustomerRow } from './customer-store.ts';
import type { CustomersShop } from './customers-shop.ts';
import { insertGuests, type NewGuest } from './guest-store.ts';
import { guestRules, type RegistrationRules } from './registration-rules.ts';
import { newSession, type SessionsShop } from './sessions/sessions.ts';
import { signToken } from './sessions/token.ts';

/** `auth/guest`: stores the guest and returns their token. */
export async function registerGuest(
  shop: SessionsShop & Pick<CustomersShop, 'museum' | 'registering'>,
  c: Registration,
  language: Language,
): Promise<string | Refusal> {
  const valid = validateRegistration(c, guestRules(shop.museum.settings, language));
  if (valid !== true) return valid;
  // A guest has no password; one that is sent is not kept.
  const { password: _password, newsletter: _newsletter, ...details } = trimRegistration(c);
  const guest = {
    id: randomId(),
    language,
    details,
    email: emailKey(details.email),
    created_at: shop.now(),
  };
  const stored = await runInBatch(shop.registering, guest, (guests) => storeTogether(shop, guests));
  if (stored.status === 'rejected') throw stored.reason;
  return stored.value;
}

/** One statement for guests who come at the same moment; when it fails, each has one of their own. */
async function storeTogether(
  shop: SessionsShop,
  guests: readonly NewGuest[],
): Promise<PromiseSettledResult<string>[]> {
  try {
    return (await storeGuests(shop, guests)).map((value) => ({ status: 'fulfilled', value }));
  } catch (reason) {
    if (guests.length === 1) return [{ status: 'rejected', reason }];
    return Promise.allSettled(guests.map(async (guest) => (await storeGuests(shop, [guest]))[0] as string));
  }
}

/** Stores guests and their sessions; returns the tokens in order. */
async function storeGuests(shop: SessionsShop, guests: readonly NewGuest[]): Promise<string[]> {
  const signedIn = guests.map((guest) => ({ guest, ...newSession(shop, guest.id) }));
  await insertGuests(shop.database, signedIn);
  return Promise.all(signedIn.map(({ token }) => signToken(shop.tokenKeys, token)));
}

/** True, or what is wrong, by field. */
function validateRegistration(c: Registration, { fields, countries }: RegistrationRules): true | Refusal {
  const problems = checkRegistration(c, fields, countries);
  return Object.keys(problems).length === 0 ? true : refuse('FIELDS_INVALID', { fields: problems });
}

/** A stored customer as `CUSTOMER_DATA` shows them. */
export function presentCustomer({ details, is_guest, confirmed_at, newsletter_at }: CustomerRow): Customer {
  const name = [details.fname, details.lname].filter(Boolean).join(' ');
  const { shipping } = details;
  return {
    salutation: details.salutation ?? '',
    fname: details.fname ?? '',
    lname: details.lname ?? '',
    company: details.company ?? '',
    email: details.email ?? '',
    phone: details.phone ?? '',
    addrBilling: {
      name,
      street: details.street ?? '',
      zip: details.zip ?? '',
      city: details.city ?? '',
      country: details.country ?? '',
    },
    addrShipping: shipping
      ? {
          id: 'shipping',
          name: shipping.name ?? '',
          street: shipping.street ?? '',
          zip: shipping.zip ?? '',
          city: shipping.city ?? '',
          country: shipping.country ?? '',
        }
      : null,
    isGuest: is_guest,
    confirmed: confirmed_at !== null,
    newsletter: newsletter_at !== null,
    // Customers get an invoice unless they have declined it (spec 3, `requestInvoice`).
    send_invoice: Boolean(details.send_invoice ?? true),
    country: details.country ?? '',
  };
}
