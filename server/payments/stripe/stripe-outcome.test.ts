import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from './stripe-outcome.ts';

const AMOUNT = 2400;

/** As much of Stripe's objects as the shop reads. */
function session(more: object, charge: object | null = { payment_method_details: { type: 'card' } }) {
  const payment_intent = { id: 'pi_1', status: 'succeeded', latest_charge: charge };
  return {
    status: 'complete',
    payment_status: 'paid',
    amount_total: AMOUNT,
    customer_details: { email: 'ada@example.org', name: 'Ada Lovelace' },
    payment_intent,
    ...more,
  } as unknown as Stripe.Checkout.Session;
}

function refund(amount: number, status: string, foyer_refund?: string) {
  return {
    id: `re_${amount}`,
    amount,
    status,
    metadata: foyer_refund ? { foyer_refund } : {},
  } as unknown as Stripe.Refund;
}

const unpaid = (status: string) =>
  session({ payment_status: 'unpaid', payment_intent: { id: 'pi_1', status } });

describe('the state of the session decides', () => {
  test.each([
    ['the visitor is on the page', session({ status: 'open', payment_status: 'unpaid' }), 'open'],
    // A declined card leaves the page open: the visitor may try another one.
    [
      'a card was declined',
      session({
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: { status: 'requires_payment_method' },
      }),
      'open',
    ],
    ['the page was closed', session({ status: 'expired', payment_status: 'unpaid' }), 'canceled'],
    ['a debit is on its way', unpaid('processing'), 'pending'],
    ['a debit failed', unpaid('requires_payment_method'), 'failed'],
    ['Stripe gave it up', unpaid('canceled'), 'failed'],
    ['paid', session({}), 'paid'],
  ])('%s', (_what, given, state) => {
    expect(outcomeOf(given, [], []).state).toBe(state);
  });
});

test.each([
  [{ line1: 'Kai 1', line2: null, postal_code: '20457', city: 'Hamburg', country: 'DE' }, 'Kai 1'],
  [
    { line1: 'Kai 1', line2: 'Hinterhaus', postal_code: '20457', city: 'Hamburg', country: 'DE' },
    'Kai 1, Hinterhaus',
  ],
])('the address of the wallet comes with who paid', (address, street) => {
  const details = { email: 'ada@example.org', name: 'Ada', address };
  expect(outcomeOf(session({ customer_details: details }), [], [])).toMatchObject({
    payer: { address: { street, zip: '20457', city: 'Hamburg', country: 'DE' } },
  });
});

test('half an address of a wallet is none', () => {
  const address = { line1: 'Kai 1', line2: null, postal_code: null, city: 'Hamburg', country: 'DE' };
  const details = { email: 'ada@example.org', name: 'Ada', address };
  expect(outcomeOf(session({ customer_details: details }), [], [])).toMatchObject({
    payer: { email: 'ada@example.org', name: 'Ada' },
  });
});

test('who paid, with what, and what it cost', () => {
  const charge = { payment_method_details: { type: 'paypal' }, balance_transaction: { fee: 61 } };
  expect(outcomeOf(session({}, charge), [], [])).toEqual({
    state: 'paid',
    payer: { email: 'ada@example.org', name: 'Ada Lovelace' },
    method: 'paypal',
    fee: 61,
    chargeId: 'pi_1',
    refunds: [],
  });
});

test('a buyer whom the shop knows is not replaced by whoever paid', () => {
  const outcome = outcomeOf(session({ customer_email: 'grace@example.org' }), [], []);
  expect(outcome).not.toHaveProperty('payer.email');
});

test('a fee that Stripe does not know yet is not 0', () => {
  expect(outcomeOf(session({}, { balance_transaction: null }), [], [])).toMatchObject({ fee: undefined });
});

describe('money that went back', () => {
  test.each([
    ['nothing', [], 'paid'],
    ['a part', [refund(1000, 'succeeded')], 'paid'],
    ['all of it', [refund(1000, 'succeeded'), refund(1400, 'succeeded')], 'refunded'],
    ['all of it, but not yet', [refund(AMOUNT, 'pending')], 'paid'],
    ['all of it, in vain', [refund(AMOUNT, 'failed')], 'paid'],
  ])('%s', (_what, refunds, state) => {
    expect(outcomeOf(session({}), refunds, []).state).toBe(state);
  });

  test('refunds of the shop have its key, those of the dashboard have none', () => {
    const outcome = outcomeOf(session({}), [refund(1, 'succeeded', 'r1'), refund(2, 'requires_action')], []);
    expect(outcome).toMatchObject({
      refunds: [
        { reference: 're_1', refundId: 'r1', amount: 1, state: 'done' },
        { reference: 're_2', refundId: undefined, amount: 2, state: 'pending' },
      ],
    });
  });
});

test('until when a dispute may be answered', () => {
  const due = (due_by: number | null, status = 'needs_response') =>
    ({ status, evidence_details: { due_by } }) as Parameters<typeof outcomeOf>[2][number];
  const dueOf = (...disputes: Parameters<typeof outcomeOf>[2]) => outcomeOf(session({}), [], disputes);
  expect(dueOf(due(1_795_000_000), due(1_794_000_000))).toMatchObject({
    respondBy: new Date(1_794_000_000_000),
  });
  expect(dueOf(due(1_795_000_000, 'under_review'), due(null))).toMatchObject({ respondBy: undefined });
});

describe('disputes', () => {
  test.each([
    ['needs_response', 'disputed'],
    ['under_review', 'disputed'],
    ['lost', 'charged-back'],
    ['won', 'paid'],
    // An inquiry takes no money.
    ['warning_needs_response', 'paid'],
    ['warning_closed', 'paid'],
  ] as const)('%s', (status, state) => {
    const outcome = outcomeOf(session({}), [], [{ status, amount: 900 }]);
    expect(outcome.state).toBe(state);
    expect('takenBack' in outcome ? outcome.takenBack : undefined).toBe(state === 'paid' ? undefined : 900);
  });
});
