// Who this visitor is, as long as the tab is open (spec 9): the token under `token`, what is known of them under
// `customer`, and what they have typed so far under `shipping form`, so that a reload loses nothing.
import type { Customer, Registration } from '../../domain/customers/customer.ts';
import { sessionValue } from '../cart/session-value.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

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

export const useToken = token.use;
export const useCustomer = customer.use;
export const useDraft = draft.use;

export const keepDraft = draft.set;

/** Remembers the token and what it stands for. */
export const signIn = (newToken: string, newCustomer: Customer): void => {
  customer.set(newCustomer);
  token.set(newToken);
};

/** Forgets both (spec 4, "Logout"); what was typed stays. */
export const signOut = (): void => {
  token.set('');
  customer.set(undefined);
};

/** A customer's data in the form's fields (spec 4: saved customer data refills the form). */
export const draftOf = (known: Customer): Draft => ({
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
});
