// The states of a payment and the ways between them (spec decisions 3 and 4). Money that has arrived is never forgotten:
// from then on a payment is paid, on its way back, back, or taken back by the payer's bank. Refunds of a part leave it paid;
// they are things of their own (refund-state.ts).
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
  /** The payer's bank has taken the money back until it has decided who is right. */
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
  /** All of it is back, wherever that was decided. */
  | 'all-returned'
  /** A refund that was thought to be done did not reach the payer. */
  | 'refund-failed'
  | 'disputed'
  | 'dispute-won'
  | 'charged-back';

type Transitions = Partial<Record<PaymentEvent, PaymentState>>;

const UNDECIDED: Transitions = {
  'money-kept': 'paid',
  'money-unwanted': 'refund-due',
  declined: 'failed',
  canceled: 'canceled',
  // The money came and went before anybody asked.
  'charged-back': 'charged-back',
};

/** A provider may take money after it said no: a second card on the same page, a session that was closed too late. */
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
  refunded: { 'refund-failed': 'refund-due', disputed: 'disputed', 'charged-back': 'charged-back' },
  disputed: { 'dispute-won': 'paid', 'all-returned': 'refunded', 'charged-back': 'charged-back' },
  // The last two: it came and went before anybody asked, and has come again.
  'charged-back': { 'dispute-won': 'paid', 'money-kept': 'paid', 'money-unwanted': 'refund-due' },
};

/** The state after an event, or undefined when the event means nothing in this state. */
export function nextPaymentState(state: PaymentState, event: PaymentEvent): PaymentState | undefined {
  return TRANSITIONS[state][event];
}

/** The states in which the provider still has to say what becomes of the payment. */
export function isUndecided(state: PaymentState): boolean {
  return state === 'started' || state === 'pending';
}
