// What the test's Stripe knows: sessions, refunds, disputes, and how they change. It keeps to what Stripe's documentation
// says of Checkout Sessions, payment intents, refunds and disputes.
import { randomBytes } from 'node:crypto';

export type PeerSession = {
  readonly id: string;
  readonly intent: string;
  readonly charge: string;
  readonly created: number;
  readonly expires_at: number;
  readonly amount: number;
  readonly currency: string;
  readonly client_reference_id: string;
  readonly customer_email: string | null;
  readonly method: string;
  readonly success_url: string;
  readonly cancel_url: string;
  /** The page offers the visitor's own currency, at a rate with a fee in it: the account's setting, unless a session says no. */
  readonly adaptsPrice: boolean;
  /**
   * `asking`: the payer's bank asks who pays; `processing`: paid by something that is decided later; `reserved`: paid, and
   * to be captured.
   */
  state: 'open' | 'asking' | 'expired' | 'processing' | 'reserved' | 'paid' | 'failed';
  /** Reserved money was captured or let go since. */
  wasReserved?: boolean;
  payer: { email: string; name: string; address?: Readonly<Record<string, string | null>> } | null;
  /** When a processing payment succeeds, in seconds. */
  paysAt: number | null;
  dispute: 'needs_response' | 'won' | 'lost' | null;
  /** What a dispute is about, where that is a part of the amount. */
  disputed?: number | undefined;
};

export type PeerRefund = {
  readonly id: string;
  readonly intent: string;
  readonly amount: number;
  readonly created: number;
  readonly metadata: Readonly<Record<string, string>>;
  status: 'pending' | 'succeeded' | 'failed' | 'canceled';
};

/** What happens to the museum's balance at Stripe, as its API shows it. */
export type PeerMovement = {
  readonly id: string;
  readonly type: string;
  readonly reporting_category: string;
  readonly amount: number;
  readonly fee: number;
  readonly source: object | null;
};

export type PeerPayout = {
  readonly id: string;
  readonly amount: number;
  readonly created: number;
  readonly movements: readonly PeerMovement[];
  status: 'in_transit' | 'paid' | 'failed';
};

export type PeerBooks = {
  readonly payouts: PeerPayout[];
  readonly sessions: Map<string, PeerSession>;
  readonly refunds: Map<string, PeerRefund>;
  /** Answers by idempotency key: when (in seconds) and what was asked, and what was said. They are repeated for a day. */
  readonly answers: Map<
    string,
    { readonly at: number; readonly asked: string; readonly status: number; readonly body: object }
  >;
};

export function emptyBooks(): PeerBooks {
  return { payouts: [], sessions: new Map(), refunds: new Map(), answers: new Map() };
}

/** Stripe's names of refunds: of cards, and of everything else. */
export function refundIdFor({ method }: { readonly method: string }): string {
  return peerId(method === 'card' ? 're' : 'pyr');
}

export function peerId(prefix: string): string {
  return `${prefix}_test_${randomBytes(12).toString('hex')}`;
}

/** Time passes: pages close, and what was decided later is paid. */
export function settleDue({ sessions }: PeerBooks, now: number): void {
  for (const session of sessions.values()) {
    if (session.state === 'open' && session.expires_at <= now) session.state = 'expired';
    if (session.state === 'processing' && session.paysAt !== null && session.paysAt <= now)
      session.state = 'paid';
  }
}

export function refundsOfIntent({ refunds }: PeerBooks, intent: string): PeerRefund[] {
  return [...refunds.values()].filter((refund) => refund.intent === intent).reverse();
}

/** In cents, without what failed. */
export function refundedOf(books: PeerBooks, intent: string): number {
  return refundsOfIntent(books, intent)
    .filter(({ status }) => status !== 'failed' && status !== 'canceled')
    .reduce((sum, { amount }) => sum + amount, 0);
}

export function sessionOfIntent({ sessions }: PeerBooks, intent: string): PeerSession | undefined {
  return [...sessions.values()].find((session) => session.intent === intent);
}
