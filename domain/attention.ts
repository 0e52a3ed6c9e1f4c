// What the shop cannot decide by itself, so that a person has to. Each kind says what happened; its wording says what to do.
import type { Cents } from './money.ts';

export const ATTENTION_KINDS = [
  /** Nobody has decided a payment for longer than any payment takes. */
  'payment-undecided',
  /** A provider cannot be asked, or says what the shop cannot understand. */
  'provider-unclear',
  /** Money that must go back, and no refund is under way any more. */
  'refund-failed',
  /** A refund is on its way for too long. */
  'refund-slow',
  /** The payer disputes a payment, and the museum may answer. */
  'dispute-open',
  /** The payer's bank has taken the money, and the order is still valid. */
  'charged-back',
  /** Given back in the provider's dashboard, and the order is still valid. */
  'returned-elsewhere',
  /** Staff noted that an order was paid elsewhere, and its provider has received money for it as well. */
  'paid-twice',
  /** Money that was taken elsewhere, and is to be given back there. */
  'to-return-elsewhere',
  /** The museum refunded an order while its payment was disputed: the money may come back to the museum first. */
  'refunded-while-disputed',
  /** A line of a bank statement that belongs to no order by itself. */
  'bank-line-open',
  /** Money of a transfer that the museum's bank has to send back. */
  'transfer-to-return',
  /** The nightly check has found something. */
  'ledger-differs',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** One thing that somebody has to look at. */
export type AttentionItem = {
  readonly kind: AttentionKind;
  /** Since when it has been so. */
  readonly since: Date;
  /** Until when somebody can do something about it, where that is known. */
  readonly due?: Date | undefined;
  readonly amount?: Cents | undefined;
  /** The order's number. */
  readonly order?: string | undefined;
  /** Who has it, and by what name: a payment provider and its name of the payment. */
  readonly provider?: string | undefined;
  readonly reference?: string | undefined;
  /** What a program said about it. */
  readonly details?: string | undefined;
};
