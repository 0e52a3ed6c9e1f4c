import { describe, expect, test } from 'vitest';
import { nextRefundState, REFUND_STATES, type RefundEvent, type RefundState } from './refund-state.ts';

const EVENTS: readonly RefundEvent[] = ['sent', 'done', 'failed'];

describe('a refund', () => {
  test.each<[story: string, events: RefundEvent[], end: RefundState]>([
    ['is done at once', ['done'], 'done'],
    ['takes days', ['sent', 'done'], 'done'],
    ['is refused at once', ['failed'], 'failed'],
    ['fails after days', ['sent', 'failed'], 'failed'],
    ['comes back from a closed account', ['sent', 'done', 'failed'], 'failed'],
    ['is said to be sent after it was done', ['done', 'sent'], 'done'],
    ['is said to be done after it had failed', ['failed', 'done'], 'failed'],
  ])('that %s', (_story, events, end) => {
    let state: RefundState = 'due';
    for (const event of events) state = nextRefundState(state, event) ?? state;
    expect(state).toBe(end);
  });

  test('never becomes due again: what failed is given back by another refund', () => {
    for (const state of REFUND_STATES)
      for (const event of EVENTS) expect(nextRefundState(state, event)).not.toBe('due');
  });
});
