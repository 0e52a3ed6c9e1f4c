// The visitor's data in session storage (spec 9): the token under `token`, the customer under `customer`, and what was
// typed so far under `shipping form`, so that a reload loses nothing.
import type { Customer, Registration } from '../../../domain/customers/customer.ts';
import { sessionValue } from '../../ground/session-value.ts';

const token = sessionValue('token', '', (stored) => (typeof stored === 'string' ? stored : ''));

const customer = sessionValue<Customer | undefined>('customer', undefined, (stored) =>
  isObject(stored) && typeof stored.email === 'string' && isObject(stored.addrBilling)
    ? (stored as Customer)
    : undefined,
);

/** A registration as it is being typed; `shipping` null means "same as billing". */
export type Draft = Registration;

const draft = sessionValue<Draft | undefined>('shipping form', undefined, (stored) =>
  isObject(stored) &&
  Object.values(stored).every((value) => typeof value === 'string' || value === null || isObject(value))
    ? (stored as Draft)
    : undefined,
);

// When the token was received, in milliseconds since 1970 by this browser's clock. It decides when to renew it.
const since = sessionValue('token since', 0, (stored) => (typeof stored === 'number' ? stored : 0));

const ended = sessionValue('session ended', false, (stored) => stored === true);

export const useToken = token.use;
/** Whether the museum ended the session, and nobody has signed in since. */
export const useSessionEnded = ended.use;
export const useCustomer = customer.use;
export const useDraft = draft.use;

export const keepDraft = draft.set;

/** The token outside of a component, or ''. */
export const currentToken = token.get;

/** Stores changed data of the customer. */
export const updateCustomer = customer.set;

/** Milliseconds since the token was given. */
export function tokenAge(): number {
  return Date.now() - since.get();
}

/** Another token for the same customer. */
export function renewToken(newToken: string): void {
  since.set(Date.now());
  token.set(newToken);
}

/** Stores the token and the customer. The data of a registered customer fills every form (spec 4). */
export function signIn(newToken: string, newCustomer: Customer): void {
  if (!newCustomer.isGuest) draft.set(undefined);
  customer.set(newCustomer);
  ended.set(false);
  renewToken(newToken);
  // Code of the header and of the session is loaded only for signed-in visitors.
  window.dispatchEvent(new Event('foyer:customer'));
}

/** Forgets the token and the customer (spec 4, "Logout"); what was typed stays. */
export function signOut(): void {
  token.set('');
  since.set(0);
  customer.set(undefined);
}

/** A customer's data in the form's fields (spec 4: saved customer data refills the form). */
export function draftOf(known: Customer): Draft {
  return {
    salutation: known.salutation,
    fname: known.fname,
    lname: known.lname,
    company: known.company,
    email: known.email,
    phone: known.phone,
    street: known.addrBilling.street,
    zip: known.addrBilling.zip,
    city: known.addrBilling.city,
    country: known.addrBilling.country || known.country,
    shipping: known.addrShipping && {
      name: known.addrShipping.name,
      street: known.addrShipping.street,
      zip: known.addrShipping.zip,
      city: known.addrShipping.city,
      country: known.addrShipping.country,
    },
  };
}

/** Forgets a token that the museum no longer takes. */
export function endSession(): void {
  signOut();
  ended.set(true);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
