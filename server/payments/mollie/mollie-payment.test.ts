import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentRequest } from '../payment-provider.ts';
import { fromMollieAmount, toMollieAmount } from './mollie-objects.ts';
import { isReachable, molliePaymentFor } from './mollie-payment.ts';

const request: PaymentRequest = {
  paymentId: 'p1',
  amount: 2405,
  currency: 'EUR',
  method: { payartId: 166, kind: 'card' },
  buyer: {
    name: 'Ada Lovelace',
    email: 'ada@example.org',
    address: { street: 'Am Strom 1', zip: '20457', city: 'Hamburg', country: 'DE' },
  },
  description: 'Museum am Strom',
  language: 'sv',
  returnUrl: 'https://shop.example/sv/checkout/success',
  cancelUrl: 'https://shop.example/sv/checkout/canceled',
  webhookUrl: 'https://shop.example/api/webhooks/mollie',
  expires: new Date('2026-11-18T09:20:00Z'),
};

test('a payment by card', () => {
  expect(molliePaymentFor(request)).toEqual({
    amount: { currency: 'EUR', value: '24.05' },
    description: 'Museum am Strom',
    method: 'creditcard',
    locale: 'sv_SE',
    redirectUrl: request.returnUrl,
    cancelUrl: request.cancelUrl,
    webhookUrl: request.webhookUrl,
    billingAddress: {
      email: 'ada@example.org',
      givenName: 'Ada',
      familyName: 'Lovelace',
      streetAndNumber: 'Am Strom 1',
      postalCode: '20457',
      city: 'Hamburg',
      country: 'DE',
    },
    metadata: { foyer_payment: 'p1' },
  });
});

test.each([
  [{ kind: 'card' }, 'creditcard'],
  [{ kind: 'wallet', wallet: 'APPLEPAY' }, 'applepay'],
  [{ kind: 'wallet', wallet: 'GOOGLEPAY' }, 'creditcard'],
  [{ kind: 'wallet' }, 'creditcard'],
  [{ kind: 'express' }, 'paypal'],
  [{ kind: 'card', providerMethod: 'ideal' }, 'ideal'],
] as const)('%o is paid by %s', (method, expected) => {
  expect(molliePaymentFor({ ...request, method: { payartId: 1, ...method } }).method).toBe(expected);
});

test('Klarna is told what it pays for', () => {
  const klarna = molliePaymentFor({
    ...request,
    method: { payartId: 1, kind: 'card', providerMethod: 'klarna' },
  });
  expect(klarna.lines).toEqual([
    { description: 'Museum am Strom', quantity: 1, unitPrice: klarna.amount, totalAmount: klarna.amount },
  ]);
});

describe('the buyer, as far as Mollie takes it', () => {
  const nowhere = { street: '', zip: '', city: '', country: '' };
  const addressOf = (name: string, address = nowhere) =>
    molliePaymentFor({ ...request, buyer: { name, email: 'a@example.org', address } }).billingAddress;

  test.each([
    ['Ada Lovelace', { givenName: 'Ada', familyName: 'Lovelace' }],
    ['Ada  Byron Lovelace', { givenName: 'Ada Byron', familyName: 'Lovelace' }],
    ['Ada', {}],
    ['A Lovelace', {}],
    ['Ada 4711', {}],
    ['', {}],
  ])('%s', (name, names) => {
    expect(addressOf(name)).toEqual({ email: 'a@example.org', ...names });
  });

  test('half a postal address is none', () => {
    expect(addressOf('Ada', { ...nowhere, street: 'Am Strom 1', country: 'DE' })).toEqual({
      email: 'a@example.org',
    });
  });

  test('of an express payment there is none', () => {
    const { billingAddress, metadata } = molliePaymentFor({ ...request, buyer: undefined });
    expect([billingAddress, metadata]).toEqual([undefined, { foyer_payment: 'p1', express: 'yes' }]);
  });
});

test.each([
  ['https://shop.example/api/webhooks/mollie', true],
  ['https://karten.museum-am-strom.de/api/webhooks/mollie', true],
  ['http://shop.example/api/webhooks/mollie', false],
  ['https://localhost:3000/api/webhooks/mollie', false],
  ['https://shop.localhost/api/webhooks/mollie', false],
  ['https://foyer.local/api/webhooks/mollie', false],
  ['https://foyer/api/webhooks/mollie', false],
  ['https://192.168.0.7/api/webhooks/mollie', false],
  ['https://[::1]/api/webhooks/mollie', false],
])('Mollie reaches %s: %s', (address, reachable) => {
  expect(isReachable(address)).toBe(reachable);
  expect('webhookUrl' in molliePaymentFor({ ...request, webhookUrl: address })).toBe(reachable);
});

test('no cent is lost on the way to Mollie and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (amount) => {
      const written = toMollieAmount(amount, 'EUR');
      expect(written.value).toMatch(/^\d+\.\d{2}$/);
      expect(fromMollieAmount(written)).toBe(amount);
    }),
  );
});
