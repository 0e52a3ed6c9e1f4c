// The shipping address of the cart (spec 2 and 4): the buyer's, or another one, which is kept in the session under
// `shipping form`. An express payment has no buyer's address, so the shipping address is required.
import { hasParcel } from '../../domain/cart/cart-totals.ts';
import { ADDRESS_FIELDS } from '../../domain/customers/asked-fields.ts';
import type { Customer, ShippingAddress } from '../../domain/customers/customer.ts';
import {
  checkRegistration,
  type RegistrationProblems,
  trimRegistration,
} from '../../domain/customers/registration.ts';
import { setCartError } from '../cart/cart-store.ts';
import { useCart } from '../cart/use-cart.ts';
import {
  type Draft,
  draftOf,
  keepDraft,
  useCustomer,
  useDraft,
  useToken,
} from '../customers/session/customer-store.ts';
import { useShell } from '../ground/use-shell.ts';
import type { Buyer } from './buyer/use-buyer.ts';

export type ParcelAddress = Required<{ [Field in keyof ShippingAddress]: string }>;

export type Delivery = {
  /** The cart holds goods that are sent. */
  readonly needed: boolean;
  /** The address that is typed for the parcel; undefined where it goes to the buyer. */
  readonly own: ShippingAddress | undefined;
  /** There is a whole buyer's address that it may go to. */
  readonly mayBeSame: boolean;
  /** The country's key; '' while none is chosen. */
  readonly country: string;
  /** The museum has the address of the token's customer. */
  readonly ofToken: boolean;
  /** Errors in `own` by field, such as `shipping.street`. */
  readonly problems: RegistrationProblems;
  /** `own` as it is sent; undefined where it goes to the buyer. */
  readonly address: ParcelAddress | undefined;
  /** Takes an address, or none for the buyer's. */
  readonly change: (own: ShippingAddress | undefined) => void;
};

export function useDelivery({ kind, fields }: Pick<Buyer, 'kind' | 'fields'>): Delivery {
  const { lines, error } = useCart();
  const { config, info } = useShell();
  const token = useToken();
  const customer = useCustomer();
  const kept = customer ? draftOf(customer) : { country: config.default_user_country_key };
  const draft = useDraft() ?? kept;
  const needed = hasParcel(lines);
  // Undefined says nothing, null says "to the buyer".
  const typed = (draft.shipping === undefined ? kept.shipping : draft.shipping) ?? undefined;
  const countries = Object.keys(info.countries);
  const home =
    (token !== '' && customer?.addrBilling.country) || draft.country || config.default_user_country_key;
  const billing = token !== '' && customer ? billingOf(customer) : undefined;
  const mayBeSame = billing ? isWhole(billing, countries) : kind === 'unknown' || asksAddress(fields);
  const name = kind === 'guest' ? nameOf(draft) : '';
  const empty = { name, ...billing, country: billing?.country || home };
  const own = needed ? (typed ?? (mayBeSame ? undefined : empty)) : undefined;
  return {
    needed,
    own,
    mayBeSame,
    country: own ? (own.country ?? '') : home,
    ofToken: token !== '' && !own && !customer?.addrShipping,
    problems: own ? checkRegistration({ shipping: own }, [], countries) : {},
    // Where the museum knows another address of this customer, theirs is said in full.
    address: own ? whole(own) : needed && billing && customer?.addrShipping ? whole(billing) : undefined,
    change: (next) => {
      // The server's errors are about the address that it saw.
      if (error?.code.startsWith('SHIPPING_')) setCartError(undefined);
      keepDraft({ ...draft, shipping: next ?? null });
    },
  };
}

/** Ticket buyers may have no address, because museums need not ask for one. */
function billingOf({ addrBilling, ...customer }: Customer): ShippingAddress {
  return {
    name: nameOf(customer),
    street: addrBilling.street,
    zip: addrBilling.zip,
    city: addrBilling.city,
    country: addrBilling.country,
  };
}

function nameOf({ fname = '', lname = '', company = '' }: Draft): string {
  return `${fname} ${lname}`.trim() || company;
}

/** Then the parcel goes there, too, unless the visitor says otherwise. */
function asksAddress(fields: Buyer['fields']): boolean {
  return ADDRESS_FIELDS.every((name) => fields.some((field) => field.name === name));
}

function isWhole(address: ShippingAddress, countries: readonly string[]): boolean {
  return Object.keys(checkRegistration({ shipping: address }, [], countries)).length === 0;
}

function whole(own: ShippingAddress): ParcelAddress {
  return {
    name: '',
    street: '',
    zip: '',
    city: '',
    country: '',
    ...trimRegistration({ shipping: own }).shipping,
  };
}
