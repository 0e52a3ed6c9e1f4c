import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { FieldDefinition } from '../../domain/customers/customer.ts';
import { guestRules } from './registration-rules.ts';

const SETTINGS = {
  name: 'Museum am Strom',
  countries: ['DE'],
  salutations: [{ value: 'mx', name: { de: 'keine', en: 'none' } }],
  guest_fields: [
    { name: 'salutation', required: false },
    { name: 'lname', required: true },
    { name: 'email', required: true },
    { name: 'country', required: true },
  ],
};

test('fields are asked for in the museum’s order, each of its kind', () => {
  const { fields } = guestRules(SETTINGS, 'en');
  expect(fields.every((field) => Check(FieldDefinition, field))).toBe(true);
  expect(fields).toEqual([
    { name: 'salutation', required: false, type: 'select', options: [{ value: 'mx', name: 'none' }] },
    { name: 'lname', required: true, type: 'text' },
    { name: 'email', required: true, type: 'email' },
    { name: 'country', required: true, type: 'country' },
  ]);
});

test('languages that have no salutations are not asked for one', () => {
  const salutations = [
    { value: 'ms', name: { de: 'Frau', sv: '' } },
    { value: 'mr', name: { de: 'Herr', sv: '' } },
  ];
  const namesIn = (language: 'de' | 'sv') =>
    guestRules({ ...SETTINGS, salutations }, language).fields.map(({ name }) => name);
  expect(namesIn('de')).toContain('salutation');
  expect(namesIn('sv')).toEqual(['lname', 'email', 'country']);
});
