// What an order asks of its buyer (spec decisions 7): what the museum asks every guest for, which is name and e-mail
// unless it wants more, and a postal address only for a direct debit and for a company's invoice. Where a parcel goes is
// asked apart. The browser shows these fields, the server refuses an order without them.
import type { Customer, FieldDefinition, Registration } from './customer.ts';

/** Why an order needs more of its buyer than the museum asks every guest for. */
export type BuyerNeeds = {
  /** The mandate names who pays. */
  readonly debited: boolean;
  /** The invoice goes to a company, or only companies can pay as the buyer wants to. */
  readonly toCompany: boolean;
};

export const ADDRESS_FIELDS = ['street', 'zip', 'city', 'country'] as const;

/** The museum's fields with those that this order needs: required from now on, and put at the end if they were missing. */
export function askedFields(
  fields: readonly FieldDefinition[],
  { debited, toCompany }: BuyerNeeds,
): FieldDefinition[] {
  const needed: readonly string[] = [
    ...(toCompany ? ['company'] : []),
    ...(debited || toCompany ? ADDRESS_FIELDS : []),
  ];
  const known = fields.map((field) => (needed.includes(field.name) ? { ...field, required: true } : field));
  const added = needed
    .filter((name) => !fields.some((field) => field.name === name))
    .map(
      (name): FieldDefinition => ({ name, required: true, type: name === 'country' ? 'country' : 'text' }),
    );
  return [...known, ...added];
}

/** The fields that this order needs and the buyer has not given yet. */
export function missingFields(buyer: Customer, needs: BuyerNeeds): FieldDefinition[] {
  const given = registrationOf(buyer);
  return askedFields([], needs).filter(({ name }) => !given[name as keyof typeof given]);
}

/** A customer's data in the fields of a registration. */
export function registrationOf(customer: Customer): Registration {
  const { salutation, fname, lname, company, email, phone, addrBilling } = customer;
  const { street, zip, city, country } = addrBilling;
  return { salutation, fname, lname, company, email, phone, street, zip, city, country };
}
