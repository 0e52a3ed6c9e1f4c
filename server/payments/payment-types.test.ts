import { expect, test } from 'vitest';
import { offeredTypes, paymentTypes } from './payment-types.ts';

const TODAY = '2026-11-18';

function museumWith(payment_types: unknown[]) {
  return { settings: { payment_types } };
}

test('credit card, 166, is always one of the payment types', () => {
  expect(paymentTypes(museumWith([])).map(({ payartId }) => payartId)).toEqual([166]);
  const wallet = { id: 9, kind: 'wallet' as const, name: { de: 'Geldbörse' } };
  expect(paymentTypes(museumWith([wallet])).map(({ payartId }) => payartId)).toEqual([166, 9]);
});

test('a type that no provider takes is not offered, but credit card always is', () => {
  const wallet = { id: 9, kind: 'wallet' as const, name: { de: 'Geldbörse' } };
  const offered = (isTaken: boolean) =>
    offeredTypes(museumWith([wallet]), () => (isTaken ? { hasTestKeys: false } : undefined), TODAY).map(
      ({ payartId }) => payartId,
    );
  expect(offered(true)).toEqual([166, 9]);
  expect(offered(false)).toEqual([166]);
});

test('a type whose provider has test keys says so', () => {
  const types = (hasTestKeys: boolean) => offeredTypes(museumWith([]), () => ({ hasTestKeys }), TODAY);
  expect(types(true)).toMatchObject([{ payartId: 166, test: true }]);
  expect(types(false)[0]).not.toHaveProperty('test');
});

test('a transfer says for which visits it can be chosen today', () => {
  const transfer = {
    account_holder: 'Museum am Steg',
    iban: 'DE89370400440532013000',
    until_days_before: 21,
    due_days: 14,
    minimum: 5000,
  };
  const type = { id: 301, kind: 'transfer', provider: 'transfer', name: { de: 'Überweisung' } };
  const museum = { settings: { payment_types: [type], transfer } };
  expect(offeredTypes(museum, () => ({ hasTestKeys: false }), TODAY).at(-1)).toMatchObject({
    payartId: 301,
    kind: 'transfer',
    transfer: { first_visit: '2026-12-09', minimum: 5000, to_companies: false, due: '2026-12-02' },
  });
});
