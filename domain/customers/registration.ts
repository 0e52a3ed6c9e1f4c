// What a registration must contain (spec 3, "Registration payload c"; spec 5, shipping fields). The same rule runs
// while the visitor types and on the server. The museum chooses the fields; this file limits their length and checks
// the form of an e-mail address. Otherwise names and addresses are accepted as people write them.
import type { FieldProblem } from '../refusal.ts';
import type { FieldDefinition, Registration, ShippingAddress } from './customer.ts';
import { REGISTRATION_FIELDS } from './registration-fields.ts';

/** Longest value per field, in characters. */
export const FIELD_LENGTHS = {
  salutation: 20,
  fname: 100,
  lname: 100,
  company: 200,
  name: 200,
  email: 254,
  phone: 40,
  street: 200,
  zip: 20,
  city: 100,
  country: 10,
} as const;

export const SHIPPING_FIELDS = ['name', 'street', 'zip', 'city', 'country'] as const;
export type ShippingField = (typeof SHIPPING_FIELDS)[number];

/** Problems per field: `email`, or `shipping.street` for the shipping address. */
export type RegistrationProblems = Record<string, FieldProblem[]>;

// One @, no spaces, nothing that a mail server would read as two addresses, a dot within the domain. Only a mail can
// show whether the address exists.
const EMAIL = /^[^\s@,;:<>()"\p{Cc}]+@[^\s@.,;:<>()"\p{Cc}]+(\.[^\s@.,;:<>()"\p{Cc}]+)+$/u;
const PHONE = /^\+?[\d\s()/.-]{4,}$/;
const ZIP = /^[\p{L}\d][\p{L}\d\s-]*$/u;

/** The registration without spaces around its values; an empty shipping address is unchanged. */
export function trimRegistration(registration: Registration): Registration {
  const trimmed: Registration = { ...registration };
  for (const name of REGISTRATION_FIELDS)
    if (registration[name] !== undefined) trimmed[name] = trimText(registration[name]);
  if (registration.shipping) {
    const shipping: ShippingAddress = {};
    for (const name of SHIPPING_FIELDS) shipping[name] = trimText(registration.shipping[name]);
    trimmed.shipping = shipping;
  }
  return trimmed;
}

function trimText(value: string | undefined): string {
  return (value ?? '').trim();
}

/**
 * What is wrong with a registration, per field; empty when it may be stored. Values are trimmed before they are
 * checked.
 * @param fields the museum's fields: which are visible, which are required, what a select offers
 * @param countries the keys of the countries the museum knows
 */
export function checkRegistration(
  registration: Registration,
  fields: readonly FieldDefinition[],
  countries: readonly string[],
): RegistrationProblems {
  const given = trimRegistration(registration);
  const problems: RegistrationProblems = {};
  const note = (key: string, problem: FieldProblem | undefined) => {
    if (problem) problems[key] = [problem];
  };
  for (const name of REGISTRATION_FIELDS) {
    const field = fields.find((one) => one.name === name);
    const options = name === 'country' ? countries : field?.options?.map(({ value }) => value);
    note(name, problemOf(given[name] ?? '', { name, required: field?.required ?? false, options }));
  }
  if (given.shipping)
    for (const name of SHIPPING_FIELDS) {
      const options = name === 'country' ? countries : undefined;
      note(`shipping.${name}`, problemOf(given.shipping[name] ?? '', { name, required: true, options }));
    }
  return problems;
}

type Check = {
  readonly name: keyof typeof FIELD_LENGTHS;
  readonly required: boolean;
  readonly options?: readonly string[] | undefined;
};

/** Undefined for what can be an e-mail address. */
export function emailProblem(email: string): FieldProblem | undefined {
  if (email.length > FIELD_LENGTHS.email) return 'TOO_LONG';
  return EMAIL.test(email) ? undefined : 'EMAIL_INVALID';
}

function problemOf(value: string, { name, required, options }: Check): FieldProblem | undefined {
  if (value === '') return required ? 'REQUIRED' : undefined;
  if (options) {
    if (options.includes(value)) return undefined;
    return name === 'country' ? 'COUNTRY_UNKNOWN' : 'OPTION_UNKNOWN';
  }
  if (value.length > FIELD_LENGTHS[name]) return 'TOO_LONG';
  if (name === 'email') return emailProblem(value);
  if (name === 'phone' && !PHONE.test(value)) return 'PHONE_INVALID';
  if (name === 'zip' && !ZIP.test(value)) return 'ZIP_INVALID';
  return undefined;
}
