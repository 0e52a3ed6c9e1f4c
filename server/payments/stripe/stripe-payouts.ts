// What Stripe has paid out to the museum's bank, and the balance transactions that it is made of. Only automatic payouts
// say what they are made of; a museum that pays out by hand sees them named by the ledger's check.
import type Stripe from 'stripe';
import type { Payout, ProviderMovement } from '../payment-provider.ts';
import type { StripeAccount } from './stripe-client.ts';
import { expanded } from './stripe-outcome.ts';

const PAGE = 100;

/** Payouts that were made since then, with their parts, the oldest first. */
export async function stripePayouts({ stripe }: StripeAccount, since: Date): Promise<Payout[]> {
  const gte = Math.floor(since.getTime() / 1000);
  const payouts: Payout[] = [];
  for await (const payout of stripe.payouts.list({ created: { gte }, limit: PAGE }))
    payouts.push(await withParts(stripe, payout));
  return payouts.reverse();
}

const STATES: Readonly<Record<string, Payout['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

async function withParts(stripe: Stripe, payout: Stripe.Payout): Promise<Payout> {
  const parts: ProviderMovement[] = [];
  if (payout.automatic)
    // The payout itself is among them.
    for await (const moved of stripe.balanceTransactions.list({
      payout: payout.id,
      limit: PAGE,
      expand: ['data.source'],
    }))
      if (moved.type !== 'payout') parts.push(movementOf(moved));
  return {
    reference: payout.id,
    amount: payout.amount,
    currency: payout.currency.toUpperCase(),
    state: STATES[payout.status] ?? 'pending',
    at: new Date(payout.arrival_date * 1000),
    parts,
  };
}

/** Stripe's categories of what happens to a balance; what is none of them concerns no payment. */
const KINDS: Readonly<Record<string, ProviderMovement['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund-failed',
  dispute: 'dispute',
  dispute_reversal: 'dispute-won',
};

/** A balance transaction as the shop knows it, with its source expanded. */
export function movementOf(moved: Stripe.BalanceTransaction): ProviderMovement {
  const { id, amount, fee, description } = moved;
  const kind = KINDS[moved.reporting_category] ?? 'other';
  const about = kind === 'other' ? {} : aboutOf(kind, expanded(moved.source));
  return { reference: id, kind, ...about, amount, fee, description: description ?? moved.reporting_category };
}

/** Refunds, disputes and charges all name their payment intent, which is the payment's `chargeId`. */
function aboutOf(
  kind: ProviderMovement['kind'],
  source: Stripe.BalanceTransactionSource | undefined,
): Pick<ProviderMovement, 'payment' | 'refund'> {
  if (!source || !('payment_intent' in source)) return {};
  const intent = source.payment_intent;
  return {
    payment: typeof intent === 'string' ? intent : intent?.id,
    refund: kind === 'refund' || kind === 'refund-failed' ? source.id : undefined,
  };
}
