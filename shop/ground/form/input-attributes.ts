// Attributes of a registration field: `autocomplete`, `inputmode` and `type`.
import type { ShippingField } from '../../../domain/customers/registration.ts';
import type { RegistrationField } from '../../../domain/customers/registration-fields.ts';

export type AddressField = RegistrationField | ShippingField;

const AUTOCOMPLETE: Record<AddressField, string> = {
  salutation: 'honorific-prefix',
  fname: 'given-name',
  lname: 'family-name',
  name: 'name',
  company: 'organization',
  email: 'email',
  phone: 'tel',
  street: 'address-line1',
  zip: 'postal-code',
  city: 'address-level2',
  country: 'country',
};

// Browsers keep billing and shipping addresses apart. Who somebody is belongs to no address.
const OF_PERSON: readonly AddressField[] = ['salutation', 'fname', 'lname', 'email', 'phone'];

// Countries whose postcodes have digits only.
const DIGITS_ONLY = ['DE', 'AT', 'CH', 'LI', 'FR', 'IT', 'ES', 'DK', 'NO', 'BE', 'LU', 'FI'];

export function autoCompleteOf(field: AddressField, kind: 'billing' | 'shipping'): string {
  return OF_PERSON.includes(field) ? AUTOCOMPLETE[field] : `${kind} ${AUTOCOMPLETE[field]}`;
}

export function inputModeOf(field: AddressField, country: string): 'email' | 'tel' | 'numeric' | 'text' {
  if (field === 'email') return 'email';
  if (field === 'phone') return 'tel';
  return field === 'zip' && DIGITS_ONLY.includes(country) ? 'numeric' : 'text';
}

export function inputTypeOf(field: AddressField): 'email' | 'tel' | 'text' {
  return field === 'email' ? 'email' : field === 'phone' ? 'tel' : 'text';
}
