// The states of a payment and the transitions between them (spec decisions 3 and 4). Money that has arrived is never
// lost track of: the payment is then paid, being returned, returned, or taken back by the payer's bank. A partial
// refund leaves it paid and has its own state (refund-state.ts).
export const PAYMENT_STATES = [
  /** The provider was asked; the visitor has not decided. */
  'started',
  /** The visitor has decided, the provider has not. */
  'pending',
  'paid',
  'failed',
  'canceled',
  /** All of the money must go back and has not yet. */
  'refund-due',
  'refunded',
  /** The payer's bank has taken the money back until the dispute is decided. */
  'disputed',
  /** The payer's bank has taken the money back for good: a lost dispute, a returned debit. */
  'charged-back',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What can happen to a payment. */
export type PaymentEvent =
  | 'put-off'
  /** The money is here, and the cart keeps it. */
  | 'money-kept'
  /** The money is here, and the cart cannot keep it. */
  | 'money-unwanted'
  | 'declined'
  | 'canceled'
  /** The museum gives all of it back. */
  | 'give-back'
  /** All of it is back, whether the shop or the provider returned it. */
  | 'all-returned'
  /** A refund that was thought to be done did not reach the payer. */
  | 'refund-failed'
  /** A refund that somebody had made at the provider was called off there: the museum keeps the money. */
  | 'refund-called-off'
  | 'disputed'
  | 'dispute-won'
  | 'charged-back';

type Transitions = Partial<Record<PaymentEvent, PaymentState>>;

const UNDECIDED: Transitions = {
  'money-kept': 'paid',
  'money-unwanted': 'refund-due',
  declined: 'failed',
  canceled: 'canceled',
  // The money came and went before the shop asked.
  'charged-back': 'charged-back',
};

/**
 * A provider may take money after it has declined: a second card on the same page, a session that was closed too late.
 */
const CLOSED: Transitions = {
  'money-kept': 'paid',
  'money-unwanted': 'refund-due',
  'charged-back': 'charged-back',
};

const TRANSITIONS: Record<PaymentState, Transitions> = {
  started: { ...UNDECIDED, 'put-off': 'pending' },
  pending: UNDECIDED,
  paid: {
    'give-back': 'refund-due',
    'all-returned': 'refunded',
    disputed: 'disputed',
    'charged-back': 'charged-back',
  },
  failed: CLOSED,
  canceled: CLOSED,
  'refund-due': { 'all-returned': 'refunded', disputed: 'disputed', 'charged-back': 'charged-back' },
  refunded: {
    'refund-failed': 'refund-due',
    'refund-called-off': 'paid',
    disputed: 'disputed',
    'charged-back': 'charged-back',
  },
  disputed: { 'dispute-won': 'paid', 'all-returned': 'refunded', 'charged-back': 'charged-back' },
  // The last two: the money came and went before the shop asked, and has come again.
  'charged-back': { 'dispute-won': 'paid', 'money-kept': 'paid', 'money-unwanted': 'refund-due' },
};

/** The state after an event, or undefined when this state does not allow the event. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return TRANSITIONS[state][event];
}

/** The states in which the provider has not yet decided the payment. */
export function isUndecided(state: PaymentState): boolean {
  return state === 'started' || state === 'pending';
}
