import { expect, test } from 'vitest';
import { offeredTypes, paymentTypes } from './payment-types.ts';

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
    offeredTypes(museumWith([wallet]), () => (isTaken ? { hasTestKeys: false } : undefined)).map(
      ({ payartId }) => payartId,
    );
  expect(offered(true)).toEqual([166, 9]);
  expect(offered(false)).toEqual([166]);
});

test('a type whose provider has test keys says so', () => {
  const types = (hasTestKeys: boolean) => offeredTypes(museumWith([]), () => ({ hasTestKeys }));
  expect(types(true)).toMatchObject([{ payartId: 166, test: true }]);
  expect(types(false)[0]).not.toHaveProperty('test');
});
