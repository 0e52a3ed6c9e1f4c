import { describe, expect, test } from 'vitest';
import type { MolliePayment } from './mollie-objects.ts';
import { mollieOutcomeOf } from './mollie-outcome.ts';

const euros = (value: string) => ({ currency: 'EUR', value });

/** As much of Mollie's payment as the shop reads. */
function payment(more: Partial<MolliePayment> = {}): MolliePayment {
  return {
    id: 'tr_1',
    status: 'paid',
    amount: euros('24.00'),
    createdAt: '2026-11-18T09:00:00+00:00',
    method: 'creditcard',
    metadata: { foyer_payment: 'p1' },
    _links: {},
    ...more,
  };
}

function refund(value: string, status: string, foyer_refund?: string) {
  return {
    id: `re_${value}`,
    amount: euros(value),
    status,
    metadata: foyer_refund ? { foyer_refund } : null,
  };
}

describe('the status decides', () => {
  test.each([
    ['open', 'open'],
    ['pending', 'pending'],
    // The money is reserved, and has not come.
    ['authorized', 'pending'],
    ['canceled', 'canceled'],
    ['expired', 'canceled'],
    ['failed', 'failed'],
    ['paid', 'paid'],
  ])('%s is %s', (status, state) => {
    expect(mollieOutcomeOf(payment({ status })).state).toBe(state);
  });

  test('a status of tomorrow decides nothing', () => {
    expect(() => mollieOutcomeOf(payment({ status: 'shipping' }))).toThrow('shipping');
  });
});

test('what it was paid with, and what PayPal took', () => {
  const details = { consumerName: 'Ada', consumerAccount: 'ada@example.org', paypalFee: euros('1.19') };
  expect(mollieOutcomeOf(payment({ method: 'paypal', details }))).toEqual({
    state: 'paid',
    // The shop knows its buyer.
    payer: undefined,
    method: 'paypal',
    fee: 119,
    chargeId: 'tr_1',
    refunds: [],
  });
});

test.each([
  [
    { consumerName: 'Ada', consumerAccount: 'ada@example.org' },
    { email: 'ada@example.org', name: 'Ada' },
  ],
  [
    {
      consumerName: 'Ada',
      consumerAccount: 'ada@example.org',
      shippingAddress: { streetAndNumber: 'Kai 1', postalCode: '20457', city: 'Hamburg', country: 'DE' },
    },
    {
      email: 'ada@example.org',
      name: 'Ada',
      address: { street: 'Kai 1', zip: '20457', city: 'Hamburg', country: 'DE' },
    },
  ],
  [
    {
      consumerName: 'Ada',
      consumerAccount: 'ada@example.org',
      shippingAddress: { streetAndNumber: 'Kai 1', postalCode: null, city: 'Hamburg', country: 'DE' },
    },
    { email: 'ada@example.org', name: 'Ada' },
  ],
  [{ consumerAccount: 'ada@example.org' }, { email: 'ada@example.org', name: '' }],
  [{ consumerName: 'Ada', consumerAccount: 'DE02120300000000202051' }, undefined],
  [null, undefined],
])('of an express payment, %j tells who paid', (details, payer) => {
  const express = payment({ metadata: { foyer_payment: 'p1', express: 'yes' }, details });
  expect(mollieOutcomeOf(express)).toMatchObject({ payer });
});

describe('money that went back', () => {
  test.each([
    ['nothing', [], 'paid'],
    ['a part', [refund('10.00', 'refunded')], 'paid'],
    ['all of it', [refund('10.00', 'refunded'), refund('14.00', 'refunded')], 'refunded'],
    ['all of it, but not yet', [refund('24.00', 'queued')], 'paid'],
    ['all of it, in vain', [refund('24.00', 'failed')], 'paid'],
    ['all of it, called off in the dashboard', [refund('24.00', 'canceled')], 'paid'],
  ])('%s', (_what, refunds, state) => {
    expect(mollieOutcomeOf(payment({ _embedded: { refunds } })).state).toBe(state);
  });

  test('refunds of the shop have its key, those of the dashboard have none', () => {
    const refunds = [refund('0.01', 'refunded', 'r1'), refund('0.02', 'processing')];
    expect(mollieOutcomeOf(payment({ _embedded: { refunds } }))).toMatchObject({
      refunds: [
        { reference: 're_0.01', refundId: 'r1', amount: 1, state: 'done' },
        { reference: 're_0.02', refundId: undefined, amount: 2, state: 'pending' },
      ],
    });
  });
});

test.each([
  ['is not reversed', undefined, 'charged-back'],
  ['is not reversed yet', null, 'charged-back'],
  ['was reversed', '2026-12-01T09:00:00+00:00', 'paid'],
] as const)('a chargeback that %s', (_what, reversedAt, state) => {
  const chargebacks = [
    { id: 'chb_1', amount: euros('24.00'), ...(reversedAt === undefined ? {} : { reversedAt }) },
  ];
  expect(mollieOutcomeOf(payment({ _embedded: { chargebacks } })).state).toBe(state);
});
