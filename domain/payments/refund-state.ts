// A refund is separate from its payment: it has an amount, takes days, and can fail (spec decisions 4). A failed refund
// is final; its money is given back by another refund.
export const REFUND_STATES = [
  /** The provider has not been asked, or has not answered. */
  'due',
  /** The provider has it; the money is on its way. */
  'sent',
  'done',
  /** The money did not reach the payer. */
  'failed',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** What can happen to a refund. */
export type RefundEvent = 'sent' | 'done' | 'failed';

const TRANSITIONS: Record<RefundState, Partial<Record<RefundEvent, RefundState>>> = {
  due: { sent: 'sent', done: 'done', failed: 'failed' },
  sent: { done: 'done', failed: 'failed' },
  // The payer's bank may refuse it after days: an account that was closed.
  done: { failed: 'failed' },
  failed: {},
};

/** The state after an event, or undefined when this state does not allow the event. */
export function nextRefundState(state: RefundState, event: RefundEvent): RefundState | undefined {
  return TRANSITIONS[state][event];
}

/** Does the shop still have to ask, or the provider to answer? */
export function isOpenRefund(state: RefundState): boolean {
  return state === 'due' || state === 'sent';
}
