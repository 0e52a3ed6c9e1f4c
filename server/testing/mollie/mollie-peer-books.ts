// What the test's Mollie knows: payments, refunds, chargebacks, and how they change. It keeps to what Mollie's
// documentation says of them.
import { randomBytes } from 'node:crypto';

type Amount = { readonly currency: string; readonly value: string };

/** What a payment was asked for with. */
export type MollieRequest = {
  readonly amount: Amount;
  readonly description: string;
  readonly redirectUrl: string;
  readonly cancelUrl?: string;
  readonly webhookUrl?: string;
  readonly method?: string;
  readonly locale?: string;
  readonly metadata?: unknown;
  readonly billingAddress?: object;
  readonly lines?: readonly object[];
};

export type PeerMolliePayment = {
  readonly id: string;
  readonly request: MollieRequest;
  /** In milliseconds. */
  readonly createdAt: number;
  readonly expiresAt: number;
  status: 'open' | 'pending' | 'authorized' | 'paid' | 'canceled' | 'expired' | 'failed';
  /** Most ways to pay can be canceled while they are open; some cannot. */
  cancelable: boolean;
  payer: { consumerName: string; consumerAccount: string } | null;
  /** When a pending payment is paid, in milliseconds. */
  paysAt: number | null;
  /** `amount`, in cents, where the bank has taken a part. */
  chargeback: {
    readonly id: string;
    readonly createdAt: number;
    amount?: number | undefined;
    reversedAt: number | null;
  } | null;
};

export type PeerMollieRefund = {
  readonly id: string;
  readonly paymentId: string;
  /** In cents. */
  readonly amount: number;
  readonly createdAt: number;
  readonly metadata: unknown;
  status: 'queued' | 'pending' | 'processing' | 'refunded' | 'failed' | 'canceled';
};

/** What was paid out, by the ids of what it is made of. */
export type PeerSettlement = {
  readonly id: string;
  readonly createdAt: number;
  readonly payments: readonly string[];
  readonly refunds: readonly string[];
  readonly chargebacks: readonly string[];
  /** Fees, in cents with decimals. */
  readonly costs: readonly number[];
  readonly amount: number;
  status: 'pending' | 'paidout' | 'failed';
};

export type MollieBooks = {
  readonly settlements: PeerSettlement[];
  readonly payments: Map<string, PeerMolliePayment>;
  readonly refunds: Map<string, PeerMollieRefund>;
  /** Answers by idempotency key, and when they were given: they are repeated for an hour. */
  readonly answers: Map<string, { readonly at: number; readonly status: number; readonly body: object }>;
};

export function emptyMollieBooks(): MollieBooks {
  return { settlements: [], payments: new Map(), refunds: new Map(), answers: new Map() };
}

export function mollieId(prefix: string): string {
  return `${prefix}_${randomBytes(9).toString('hex')}`;
}

/** In cents. */
export function centsOf({ value }: Amount): number {
  return Math.round(Number(value) * 100);
}

/** Time passes: pages close, and what was decided later is paid. */
export function passMollieTime({ payments }: MollieBooks, now: number): void {
  for (const payment of payments.values()) {
    if (payment.status === 'open' && payment.expiresAt <= now) payment.status = 'expired';
    if (payment.status === 'pending' && payment.paysAt !== null && payment.paysAt <= now)
      payment.status = 'paid';
  }
}

/** The newest first. */
export function mollieRefundsOf({ refunds }: MollieBooks, paymentId: string): PeerMollieRefund[] {
  return [...refunds.values()].filter((refund) => refund.paymentId === paymentId).reverse();
}

/** In cents, without what failed. */
export function mollieRefunded(books: MollieBooks, paymentId: string): number {
  return mollieRefundsOf(books, paymentId)
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
}
