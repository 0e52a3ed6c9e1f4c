import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isUndecided,
  nextPaymentState,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
} from './payment-state.ts';

const EVENTS: readonly PaymentEvent[] = [
  'put-off',
  'money-kept',
  'money-unwanted',
  'declined',
  'canceled',
  'give-back',
  'all-returned',
  'refund-failed',
  'refund-called-off',
  'disputed',
  'dispute-won',
  'charged-back',
];
/** The states that remember that money came. */
const MONEY_CAME: readonly PaymentState[] = ['paid', 'refund-due', 'refunded', 'disputed', 'charged-back'];

function statesOf(events: readonly PaymentEvent[], from: PaymentState = 'started'): PaymentState[] {
  const states = [from];
  for (const event of events) {
    const state = states.at(-1) as PaymentState;
    states.push(nextPaymentState(state, event) ?? state);
  }
  return states;
}

describe('a payment', () => {
  test.each<[story: string, events: PaymentEvent[], end: PaymentState]>([
    ['is paid', ['money-kept'], 'paid'],
    ['is paid after days', ['put-off', 'money-kept'], 'paid'],
    ['is declined', ['declined'], 'failed'],
    ['is left by the visitor', ['canceled'], 'canceled'],
    ['is paid by a second card after the first was declined', ['declined', 'money-kept'], 'paid'],
    ['comes too late and goes back', ['canceled', 'money-unwanted', 'all-returned'], 'refunded'],
    ['is given back by the museum', ['money-kept', 'give-back', 'all-returned'], 'refunded'],
    ['is given back in the provider’s dashboard', ['money-kept', 'all-returned'], 'refunded'],
    [
      'was given back, but the money did not arrive',
      ['money-kept', 'all-returned', 'refund-failed'],
      'refund-due',
    ],
    [
      'was given back in the provider’s dashboard, and called off there',
      ['money-kept', 'all-returned', 'refund-called-off'],
      'paid',
    ],
    [
      'is a debit that its payer returns after weeks',
      ['put-off', 'money-kept', 'charged-back'],
      'charged-back',
    ],
    ['is disputed and lost', ['money-kept', 'disputed', 'charged-back'], 'charged-back'],
    ['is disputed and won', ['money-kept', 'disputed', 'dispute-won'], 'paid'],
    ['is disputed again', ['money-kept', 'disputed', 'dispute-won', 'disputed'], 'disputed'],
  ])('that %s', (_story, events, end) => {
    expect(statesOf(events).at(-1)).toBe(end);
  });

  test.each<[state: PaymentState, event: PaymentEvent]>([
    ['paid', 'declined'],
    ['paid', 'canceled'],
    ['paid', 'put-off'],
    ['paid', 'money-kept'],
    ['refunded', 'money-kept'],
    ['refunded', 'give-back'],
    ['failed', 'put-off'],
    ['started', 'all-returned'],
    ['refund-due', 'refund-called-off'],
    ['charged-back', 'all-returned'],
  ])('that is %s knows nothing of “%s”', (state, event) => {
    expect(nextPaymentState(state, event)).toBeUndefined();
  });

  test('follows its table and never forgets received money, for any events in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 }), (events) => {
        const states = statesOf(events);
        for (const state of states) expect(PAYMENT_STATES).toContain(state);
        const came = states.findIndex((state) => MONEY_CAME.includes(state));
        if (came >= 0) for (const state of states.slice(came)) expect(MONEY_CAME).toContain(state);
      }),
    );
  });

  test('never becomes undecided again', () => {
    for (const state of PAYMENT_STATES.filter((each) => !isUndecided(each)))
      for (const event of EVENTS) {
        const next = nextPaymentState(state, event);
        expect(next !== undefined && isUndecided(next)).toBe(false);
      }
  });
});
