import { expect, test } from 'vitest';
import { checkPayer } from './stored-payer.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };

test('a payment is read with its payer, or without one', () => {
  const paid = { id: 'p1', payer: ADA };
  expect(checkPayer('payment', paid)).toBe(paid);
  expect(checkPayer('payment', { id: 'p1', payer: null }).payer).toBeNull();
});

test('a payer that is broken is named with the payment and the field', () => {
  const broken = { id: 'p1', payer: { name: 'Ada' } as typeof ADA };
  expect(() => checkPayer('payment', broken)).toThrow('payer of payment p1 in the database cannot be read');
  expect(() => checkPayer('demo_bank_payment', broken)).toThrow('payer of demo_bank_payment p1');
});
