import { expect, test } from 'vitest';
import { readDetails } from './stored-details.ts';

const ADA = { lname: 'Lovelace', email: 'ada@example.org', shipping: { name: 'Ada', city: 'London' } };

test.each([
  ['a guest', ADA],
  ['a customer who was forgotten', {}],
  ['a customer without an address for parcels', { ...ADA, shipping: null }],
  ['a customer of a later version of the shop', { ...ADA, title: 'Countess', shipping: { floor: '2' } }],
])('the details of %s are read as they are', (_, details) => {
  expect(readDetails('c1', details)).toBe(details);
});

test('details that are broken are named with their customer and field', () => {
  expect(() => readDetails('c1', { ...ADA, lname: 7 })).toThrow(
    'details of customer c1 in the database cannot be read: /lname must be string',
  );
  expect(() => readDetails('c1', null)).toThrow('details of customer c1 in the database cannot be read');
});
