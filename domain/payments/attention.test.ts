import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attentionTo, type PaymentFacts, type RefundFacts } from './attention.ts';
import { PAYMENT_STATES } from './payment-state.ts';
import { REFUND_STATES } from './refund-state.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const HOUR = 3600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

function payment(more: Partial<PaymentFacts> = {}): PaymentFacts {
  return {
    state: 'paid',
    amount: 2400,
    givenBack: 0,
    created: ago(HOUR),
    heldUntil: ago(0),
    isAsked: false,
    problem: undefined,
    disputeDue: undefined,
    inDispute: 0,
    owed: 0,
    order: 'valid',
    received: ago(HOUR),
    isElsewhere: false,
    isTwice: false,
    refunds: [],
    ...more,
  };
}

function refund(more: Partial<RefundFacts> = {}): RefundFacts {
  return { amount: 700, state: 'sent', isOurs: true, attempt: 1, requested: ago(DAY), ...more };
}

const kindsOf = (more: Partial<PaymentFacts>) => attentionTo(payment(more), NOW).map(({ kind }) => kind);
const problem = (since: Date) => ({ text: 'no answer', since });

test.each<[string, Partial<PaymentFacts>, string[]]>([
  ['paid', {}, []],
  ['paid elsewhere as well', { isTwice: true, state: 'refund-due', givenBack: 2400 }, ['paid-twice']],
  ['paid elsewhere as well, months ago', { isTwice: true, received: ago(61 * DAY) }, []],
  [
    'paid again, and given back by the bank yesterday',
    { isTwice: true, received: ago(90 * DAY), refunds: [refund({ state: 'done' })] },
    ['paid-twice'],
  ],
  [
    'paid again, and given back by the bank months ago',
    {
      isTwice: true,
      received: ago(90 * DAY),
      refunds: [refund({ state: 'done', requested: ago(61 * DAY) })],
    },
    [],
  ],
  [
    'taken at the register, and a part to be given back there',
    { isElsewhere: true, refunds: [refund({ requested: ago(20 * DAY) })] },
    ['to-return-elsewhere'],
  ],
  [
    'taken at the register, and a part given back there',
    { isElsewhere: true, refunds: [refund({ state: 'done' })] },
    [],
  ],
  ['being paid', { state: 'started', isAsked: true }, []],
  [
    'to be paid at the desk while it is held, however long',
    { state: 'started', isElsewhere: true, created: ago(40 * DAY), heldUntil: ago(-DAY), isAsked: false },
    [],
  ],
  [
    'being paid, while the provider hiccups',
    { state: 'started', isAsked: true, problem: problem(ago(600_000)) },
    [],
  ],
  [
    'being paid, while the provider has long been away',
    { state: 'started', isAsked: true, problem: problem(ago(2 * HOUR)) },
    ['provider-unclear'],
  ],
  [
    'started two days ago',
    { state: 'started', isAsked: true, created: ago(2 * DAY), heldUntil: ago(2 * DAY) },
    ['payment-undecided'],
  ],
  ['a debit of nine days', { state: 'pending', isAsked: true, created: ago(9 * DAY) }, []],
  [
    'a debit of a month',
    { state: 'pending', isAsked: true, created: ago(22 * DAY), heldUntil: ago(22 * DAY) },
    ['payment-undecided'],
  ],
  ['a transfer that has ten days', { state: 'started', isAsked: true, created: ago(10 * DAY) }, []],
  ['no longer asked about', { state: 'pending', created: ago(DAY) }, ['payment-undecided']],
  ['long decided, and once hard to ask about', { problem: problem(ago(DAY)) }, []],
])('%s', (_what, more, kinds) => {
  expect(kindsOf(more)).toEqual(kinds);
});

describe('money that goes back', () => {
  test.each<[string, Partial<PaymentFacts>, string[]]>([
    ['is on its way', { state: 'refund-due', givenBack: 2400, refunds: [refund({ amount: 2400 })] }, []],
    [
      'has failed for good',
      { state: 'refund-due', refunds: [refund({ state: 'failed', attempt: 5 })] },
      ['refund-failed'],
    ],
    [
      'has failed, and is tried again',
      {
        state: 'refund-due',
        givenBack: 2400,
        refunds: [refund({ state: 'failed' }), refund({ state: 'due' })],
      },
      [],
    ],
    ['a part has failed for good', { refunds: [refund({ state: 'failed', attempt: 5 })] }, ['refund-failed']],
    [
      'a part has failed for good, and was made up for',
      { refunds: [refund({ state: 'failed', attempt: 5 }), refund({ state: 'done', requested: ago(HOUR) })] },
      [],
    ],
    ['takes two weeks', { givenBack: 700, refunds: [refund({ requested: ago(15 * DAY) })] }, ['refund-slow']],
    [
      'cannot be sent',
      { givenBack: 700, refunds: [refund({ state: 'due' })], problem: problem(ago(2 * HOUR)) },
      ['provider-unclear'],
    ],
  ])('%s', (_what, more, kinds) => {
    expect(kindsOf(more)).toEqual(kinds);
  });
});

describe('money that others take or give', () => {
  const elsewhere = refund({ isOurs: false, state: 'done' });
  test.each<[string, Partial<PaymentFacts>, string[]]>([
    ['disputed', { state: 'disputed' }, ['dispute-open']],
    [
      'disputed, and refunded by the museum',
      { state: 'disputed', order: 'refunded' },
      ['refunded-while-disputed'],
    ],
    ['charged back, and still valid', { state: 'charged-back', owed: 2400 }, ['charged-back']],
    ['charged back, and nothing owed any more', { state: 'charged-back', owed: 0 }, []],
    ['charged back, and void', { state: 'charged-back', owed: 2400, order: 'refunded' }, []],
    ['charged back, and never an order', { state: 'charged-back', order: undefined }, []],
    ['a part given back in the dashboard', { refunds: [elsewhere] }, ['returned-elsewhere']],
    [
      'a part given back in the dashboard, long ago',
      { refunds: [{ ...elsewhere, requested: ago(61 * DAY) }] },
      [],
    ],
    [
      'all given back in the dashboard, long ago',
      { state: 'refunded', refunds: [{ ...elsewhere, amount: 2400, requested: ago(99 * DAY) }] },
      ['returned-elsewhere'],
    ],
    [
      'all given back in the dashboard, and void',
      { state: 'refunded', order: 'refunded', refunds: [elsewhere] },
      [],
    ],
  ])('%s', (_what, more, kinds) => {
    expect(kindsOf(more)).toEqual(kinds);
  });

  test('says how much, and until when it can be answered', () => {
    const due = new Date('2026-11-30T12:00:00Z');
    expect(attentionTo(payment({ state: 'disputed', inDispute: 2000, disputeDue: due }), NOW)).toEqual([
      { kind: 'dispute-open', since: ago(HOUR), amount: 2000, due },
    ]);
  });
});

test('whatever happens to a payment: amounts are of this payment, and each kind is named once for each cause', () => {
  const someRefund = fc.record({
    amount: fc.integer({ min: 1, max: 800 }),
    state: fc.constantFrom(...REFUND_STATES),
    isOurs: fc.boolean(),
    attempt: fc.integer({ min: 1, max: 5 }),
    requested: fc.integer({ min: 0, max: 99 }).map((days) => ago(days * DAY)),
  });
  const somePayment = fc.record({
    state: fc.constantFrom(...PAYMENT_STATES),
    givenBack: fc.integer({ min: 0, max: 2400 }),
    inDispute: fc.integer({ min: 0, max: 2400 }),
    owed: fc.integer({ min: 0, max: 2400 }),
    isAsked: fc.boolean(),
    order: fc.constantFrom('valid' as const, 'refunded' as const, undefined),
    refunds: fc.array(someRefund, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(somePayment, (more) => {
      for (const { amount = 0, since } of attentionTo(payment(more), NOW)) {
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(amount).toBeLessThanOrEqual(2400);
        expect(since.getTime()).toBeLessThanOrEqual(NOW.getTime());
      }
    }),
  );
});
