import { expect, test } from 'vitest';
import { checkPayments } from './check-payments.ts';
import type { PaymentFields } from './payment-fields.ts';

type PaymentType = PaymentFields['payment_types'][number];

/** What the import says of one payment type. */
function problemsOf(type: Partial<PaymentType>): string[] {
  const problems: string[] = [];
  const report = (path: readonly unknown[], text: string) => problems.push(`${path.join('.')} ${text}`);
  const value = { payment_types: [{ id: 201, kind: 'card', name: { de: 'Karte' }, ...type }] };
  checkPayments({ value, report } as unknown as Parameters<typeof checkPayments>[0]);
  return problems;
}

test.each([
  [{ provider: 'stripe' }],
  [{ provider: 'stripe', method: 'paypal' }],
  [{ method: 'klarna' }],
  [{ provider: 'demo' }],
  [{ provider: 'mollie', method: 'ideal' }],
  [{ provider: 'mollie', kind: 'express' }],
  [{ provider: 'mollie', kind: 'express', method: 'paypal' }],
] as const)('%j can be paid', (type) => {
  expect(problemsOf(type)).toEqual([]);
});

test.each([
  [
    { provider: 'bank' },
    'payment_types.0.provider is bank, but the payment providers are demo, stripe, mollie, transfer',
  ],
  [
    { provider: 'stripe', method: 'PayPal' },
    'payment_types.0.method is PayPal; may be card, sepa_debit, paypal',
  ],
  [
    { id: 74, provider: 'mollie', kind: 'direct-debit' },
    'payment_types.0.kind is direct-debit, which mollie does not take for a first payment',
  ],
  [
    { provider: 'mollie', kind: 'express', method: 'creditcard' },
    'payment_types.0.method is creditcard, but express is paypal at mollie',
  ],
  [{ provider: 'mollie', method: 'card' }, 'payment_types.0.method is card; may be creditcard, applepay'],
  [
    { provider: 'demo', method: 'paypal' },
    'payment_types.0.method is paypal; demo has no methods to choose from',
  ],
] as const)('%j is refused', (type, problem) => {
  expect(problemsOf(type)[0]).toContain(problem);
});
