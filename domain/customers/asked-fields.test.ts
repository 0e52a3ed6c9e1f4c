import { describe, expect, it } from 'vitest';
import { askedFields, missingFields } from './asked-fields.ts';
import type { Customer, FieldDefinition } from './customer.ts';

const NAME_AND_EMAIL: FieldDefinition[] = [
  { name: 'fname', required: true, type: 'text' },
  { name: 'lname', required: true, type: 'text' },
  { name: 'email', required: true, type: 'email' },
];
const ADDRESS = ['street', 'zip', 'city', 'country'];
const NOTHING = { debited: false, toCompany: false };

function required(fields: readonly FieldDefinition[]) {
  return fields.filter((field) => field.required).map(({ name }) => name);
}

describe('what an order asks of a guest', () => {
  it.each([
    ['tickets that are paid by card', NOTHING, []],
    ['a direct debit', { debited: true, toCompany: false }, ADDRESS],
    ['an invoice for a company', { debited: false, toCompany: true }, ['company', ...ADDRESS]],
    ['both', { debited: true, toCompany: true }, ['company', ...ADDRESS]],
  ])('with %s', (_, needs, more) => {
    expect(required(askedFields(NAME_AND_EMAIL, needs))).toEqual(['fname', 'lname', 'email', ...more]);
  });

  it('keeps the museum’s order, and requires what the museum leaves open', () => {
    const fields: FieldDefinition[] = [
      { name: 'company', required: false, type: 'text' },
      { name: 'country', required: false, type: 'country' },
      ...NAME_AND_EMAIL,
    ];
    expect(required(askedFields(fields, NOTHING))).toEqual(['fname', 'lname', 'email']);
    const asked = askedFields(fields, { debited: false, toCompany: true });
    expect(asked.map(({ name }) => name)).toEqual([
      ...['company', 'country', 'fname', 'lname', 'email'],
      ...['street', 'zip', 'city'],
    ]);
    expect(asked.every((field) => field.required)).toBe(true);
  });

  it('offers the museum’s countries for the address', () => {
    const [country] = askedFields([], { debited: true, toCompany: false }).slice(-1);
    expect(country).toEqual({ name: 'country', required: true, type: 'country' });
  });
});

describe('what an order still asks of somebody known', () => {
  const ADA: Customer = {
    salutation: '',
    fname: 'Ada',
    lname: 'Brandt',
    company: '',
    email: 'ada@example.org',
    phone: '',
    addrBilling: { name: 'Ada Brandt', street: 'Uferweg 4', zip: '', city: 'Hamburg', country: '' },
    addrShipping: null,
    isGuest: true,
    confirmed: false,
    newsletter: false,
    send_invoice: true,
    country: '',
  };

  it.each([
    ['nothing for tickets that are paid by card', NOTHING, []],
    [
      'what is missing of the address for a direct debit',
      { debited: true, toCompany: false },
      ['zip', 'country'],
    ],
    ['the company, too, for its invoice', { debited: false, toCompany: true }, ['company', 'zip', 'country']],
  ])('%s', (_, needs, names) => {
    expect(missingFields(ADA, needs).map(({ name }) => name)).toEqual(names);
  });
});
