import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, Registration } from './customer.ts';
import { checkRegistration, FIELD_LENGTHS, trimRegistration } from './registration.ts';

const FIELDS: FieldDefinition[] = [
  {
    name: 'salutation',
    required: false,
    type: 'select',
    options: [
      { value: 'mrs', name: 'Frau' },
      { value: 'mr', name: 'Herr' },
    ],
  },
  { name: 'fname', required: true, type: 'text' },
  { name: 'lname', required: true, type: 'text' },
  { name: 'email', required: true, type: 'email' },
  { name: 'street', required: true, type: 'text' },
  { name: 'zip', required: true, type: 'text' },
  { name: 'city', required: true, type: 'text' },
  { name: 'country', required: true, type: 'country' },
];
const COUNTRIES = ['DE', 'FR', 'SE'];
const ADA: Registration = {
  fname: 'Ada',
  lname: 'Brandt',
  email: 'ada@example.org',
  street: 'Uferweg 4',
  zip: '20095',
  city: 'Hamburg',
  country: 'DE',
};
const HOME = { name: 'Ada Brandt', street: 'Uferweg 4', zip: '20095', city: 'Hamburg', country: 'DE' };

function check(changes: Registration) {
  return checkRegistration({ ...ADA, ...changes }, FIELDS, COUNTRIES);
}

describe('a registration', () => {
  it('is fine when every required field is filled in', () => {
    expect(check({})).toEqual({});
  });

  it.each([
    ['nothing where a name is required', { fname: '' }, { fname: ['REQUIRED'] }],
    ['only spaces where a city is required', { city: '   ' }, { city: ['REQUIRED'] }],
    ['a name of 101 letters', { lname: 'x'.repeat(101) }, { lname: ['TOO_LONG'] }],
    ['a street of 201 letters', { street: 'x'.repeat(201) }, { street: ['TOO_LONG'] }],
    ['a postcode of 21 characters', { zip: '1'.repeat(21) }, { zip: ['TOO_LONG'] }],
    ['a postcode of signs', { zip: '#!?' }, { zip: ['ZIP_INVALID'] }],
    ['a country that the museum does not know', { country: 'XX' }, { country: ['COUNTRY_UNKNOWN'] }],
    ['a salutation that is not offered', { salutation: 'duke' }, { salutation: ['OPTION_UNKNOWN'] }],
    ['a phone number with letters', { phone: 'call me' }, { phone: ['PHONE_INVALID'] }],
    ['two fields at once', { fname: '', email: 'x' }, { fname: ['REQUIRED'], email: ['EMAIL_INVALID'] }],
  ] as [string, Registration, object][])('names the field with %s', (_, changes, problems) => {
    expect(check(changes)).toEqual(problems);
  });

  it.each([
    ['a postcode from the Netherlands', { zip: '1011 AB' }],
    ['a postcode from Portugal', { zip: '1000-205' }],
    ['a phone number with country code', { phone: '+49 (0)40 123 456-78' }],
    ['a name with an apostrophe and accents', { lname: "O'Neil-Åström" }],
    ['spaces around the e-mail', { email: '  ada@example.org ' }],
    ['no phone number where none is asked for', { phone: '' }],
    ['no shipping address', { shipping: null }],
  ] as [string, Registration][])('accepts %s', (_, changes) => {
    expect(check(changes)).toEqual({});
  });

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@exam ple.org',
    'ada@@example.org',
    'ada@.org',
    'ada@example.org,eve@example.org',
    'Ada <ada@example.org>',
  ])('does not take %s for an e-mail address', (email) => {
    expect(check({ email })).toEqual({ email: ['EMAIL_INVALID'] });
  });

  it.each(['ada.brandt+museum@mail.example.co.uk', "o'neil@example.org", 'jörg@münchen.example'])(
    'takes %s for an e-mail address',
    (email) => {
      expect(check({ email })).toEqual({});
    },
  );

  it('asks for nothing that the museum does not ask for', () => {
    const fields = FIELDS.filter(({ name }) => name === 'email');
    expect(checkRegistration({ email: 'ada@example.org' }, fields, COUNTRIES)).toEqual({});
  });
});

describe('a shipping address of its own', () => {
  it('is fine when all of it is there', () => {
    expect(check({ shipping: HOME })).toEqual({});
  });

  it('wants name, street, postcode, city and country', () => {
    expect(check({ shipping: {} })).toEqual({
      'shipping.name': ['REQUIRED'],
      'shipping.street': ['REQUIRED'],
      'shipping.zip': ['REQUIRED'],
      'shipping.city': ['REQUIRED'],
      'shipping.country': ['REQUIRED'],
    });
  });

  it('knows the same countries', () => {
    expect(check({ shipping: { ...HOME, country: 'XX' } })).toEqual({
      'shipping.country': ['COUNTRY_UNKNOWN'],
    });
  });
});

describe('any input', () => {
  const anyText = fc.option(fc.string({ unit: 'binary', maxLength: 400 }), { nil: undefined });
  const anyAddress = fc.record({
    name: anyText,
    street: anyText,
    zip: anyText,
    city: anyText,
    country: anyText,
  });
  const anyRegistration: fc.Arbitrary<Registration> = fc.record({
    salutation: anyText,
    fname: anyText,
    lname: anyText,
    company: anyText,
    email: anyText,
    phone: anyText,
    street: anyText,
    zip: anyText,
    city: anyText,
    country: anyText,
    shipping: fc.option(anyAddress, { nil: null }),
  });

  it('never makes the check fail, and what it lets through fits the database', () => {
    fc.assert(
      fc.property(anyRegistration, (registration) => {
        const problems = checkRegistration(registration, FIELDS, COUNTRIES);
        const kept = trimRegistration(registration);
        for (const name of ['fname', 'lname', 'company', 'phone', 'street', 'zip', 'city', 'email'] as const)
          if (!problems[name]) expect((kept[name] ?? '').length).toBeLessThanOrEqual(FIELD_LENGTHS[name]);
        if (!problems.country) expect(COUNTRIES).toContain(kept.country);
      }),
    );
  });

  it('is judged the same once it is trimmed', () => {
    fc.assert(
      fc.property(anyRegistration, (registration) => {
        expect(checkRegistration(trimRegistration(registration), FIELDS, COUNTRIES)).toEqual(
          checkRegistration(registration, FIELDS, COUNTRIES),
        );
      }),
    );
  });
});
